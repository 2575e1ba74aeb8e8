/** One tab stop for a group, arrows inside it: the keyboard rule of hands, rails and tabs. */

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Where the focus goes from `at` among `count` items; null when the key is not ours. */
export function rove(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (at + step + count) % count;
}

/** Move the focus among the marked children of a group. */
export function roveFocus(event: KeyboardEvent, group: HTMLElement, at: number): number | null {
  const items = [...group.querySelectorAll<HTMLElement>("[data-rove]")];
  const next = rove(event.key, at, items.length);
  if (next === null) return null;
  event.preventDefault();
  items[next]?.focus();
  return next;
}
