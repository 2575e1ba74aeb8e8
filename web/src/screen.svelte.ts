/** Which of the three layouts the window has room for. */
const state = $state({ width: 1440 });

export function measure(): () => void {
  const look = (): void => {
    state.width = window.innerWidth;
  };
  look();
  window.addEventListener("resize", look);
  return () => window.removeEventListener("resize", look);
}

if (typeof window !== "undefined") state.width = window.innerWidth;

/** One column, actions under the hand, tabs at the bottom. */
export function narrow(): boolean {
  return state.width < 900;
}

export function wide(): boolean {
  return state.width >= 1200;
}
