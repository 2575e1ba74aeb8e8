/** Passing notices: shown as a toast, and read aloud once. */
const state = $state({ text: "", n: 0 });
let timer: ReturnType<typeof setTimeout> | undefined;
const SHOWN = 4500;

export function notice(): { text: string; n: number } {
  return state;
}

export function tell(text: string): void {
  clearTimeout(timer);
  state.text = text;
  state.n += 1;
  timer = setTimeout(() => (state.text = ""), SHOWN);
}
