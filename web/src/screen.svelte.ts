/**
 * Which layout the window has room for. Large text takes room as a small window does, so the
 * width counts in the reader's own text size; styles read it as `data-below` on the root, and at a desk
 * how high the window is as `data-low`: a browser's own bars take a fifth of a laptop.
 */
const STEPS = [600, 720, 900, 1200, 1280, 1480] as const;
const HEIGHTS = [840, 760] as const;
const DESK = 900;
const PLAIN = 16;
const state = $state({ width: 1440, height: 900 });

function look(): void {
  const root = document.documentElement;
  const text = parseFloat(getComputedStyle(root).fontSize) || PLAIN;
  state.width = (window.innerWidth * PLAIN) / text;
  state.height = (window.innerHeight * PLAIN) / text;
  const lower = state.width < DESK ? [] : HEIGHTS.filter((step) => state.height < step);
  root.dataset["low"] = lower.join(" ");
  root.dataset["below"] = STEPS.filter((step) => state.width < step).join(" ");
  root.dataset["room"] = state.width >= 1200 ? "wide" : state.width >= 900 ? "middle" : "narrow";
}

if (typeof window !== "undefined") look();

/** Keep measuring: the window, and the text size in it. */
export function measure(): () => void {
  look();
  window.addEventListener("resize", look);
  const root = document.documentElement;
  const worn = new MutationObserver(look);
  worn.observe(root, { attributes: true, attributeFilter: ["style"] });
  return () => {
    window.removeEventListener("resize", look);
    worn.disconnect();
  };
}

/** One column, actions under the hand, tabs at the bottom. */
export function narrow(): boolean {
  return state.width < DESK;
}

/** A desk with little height: everything needed for a decision still has to be in sight. */
export function low(step: (typeof HEIGHTS)[number] = HEIGHTS[0]): boolean {
  return !narrow() && state.height < step;
}

export function wide(): boolean {
  return state.width >= 1200;
}
