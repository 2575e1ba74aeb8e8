/** Dragging as an extra to tap-tap: whatever carries `data-card` may be dropped on whatever carries `data-drop`. */

export interface Carry {
  /** The card under the finger or the pointer may be taken up now. */
  may: (card: string) => boolean;
  /** It was dropped on this place; null when it fell beside every place. */
  ondrop: (card: string, place: string | null) => void;
  /** The place it hangs over now. */
  onover?: (card: string, place: string | null) => void;
}

const FAR = 8;

interface Held {
  card: string;
  source: HTMLElement;
  x: number;
  y: number;
  ghost: HTMLElement | null;
}

function placeAt(x: number, y: number): string | null {
  const under = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]");
  return under?.dataset["drop"] ?? null;
}

function lift(held: Held): HTMLElement {
  const box = held.source.getBoundingClientRect();
  const ghost = held.source.cloneNode(true) as HTMLElement;
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    pointerEvents: "none",
    zIndex: "50",
    opacity: "0.9",
    rotate: "1.5deg",
    transition: "none",
  });
  document.body.append(ghost);
  return ghost;
}

/** A mouse drags in any direction; a finger drags away from the row, since along it the row scrolls. */
function begins(held: Held, event: PointerEvent): boolean {
  const [dx, dy] = [Math.abs(event.clientX - held.x), Math.abs(event.clientY - held.y)];
  return event.pointerType === "mouse" ? Math.hypot(dx, dy) > FAR : dy > FAR && dy > dx;
}

/** Listen on the whole page while a board stands; gives back how to stop. */
export function carry(how: Carry): () => void {
  let held: Held | null = null;

  const down = (event: PointerEvent): void => {
    const source = (event.target as Element | null)?.closest?.<HTMLElement>("[data-card]");
    const card = source?.dataset["card"];
    if (source && card && event.button === 0 && how.may(card))
      held = { card, source, x: event.clientX, y: event.clientY, ghost: null };
  };
  const move = (event: PointerEvent): void => {
    if (!held || (!held.ghost && !begins(held, event))) return;
    held.ghost ??= lift(held);
    held.ghost.style.translate = `${event.clientX - held.x}px ${event.clientY - held.y}px`;
    how.onover?.(held.card, placeAt(event.clientX, event.clientY));
  };
  const up = (event: PointerEvent): void => {
    const was = held;
    held = null;
    if (!was?.ghost) return;
    was.ghost.remove();
    swallowClick();
    how.ondrop(was.card, event.type === "pointercancel" ? null : placeAt(event.clientX, event.clientY));
  };
  /** The click that ends a drag is none. */
  const swallowClick = (): void => {
    const stop = (event: Event): void => event.stopPropagation();
    window.addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", stop, { capture: true }), 0);
  };

  const heard: [keyof WindowEventMap, (event: never) => void][] = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", up],
  ];
  for (const [name, hear] of heard) window.addEventListener(name, hear as EventListener);
  return () => {
    held?.ghost?.remove();
    for (const [name, hear] of heard) window.removeEventListener(name, hear as EventListener);
  };
}
