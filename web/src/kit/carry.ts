/**
 * Carrying a card to a place with a pointer: an extra beside tap-tap, with the same result.
 * A source wears `carry(...)`, a place wears `data-drop="name"`; the kit does the rest.
 */
import type { Attachment } from "svelte/attachments";
import { ms } from "./motion";

/** A place that takes whatever may be laid there. */
export const ANYWHERE = "*";
/** A finger that shakes is no drag. */
const SLACK = 8;
const BACK = 220;

interface Carried {
  /** What is carried: a card, or any word of the board's own. */
  item: string;
  /** The place it was let go over; null beside all places. */
  ondrop: (item: string, place: string | null) => void;
  /** The place it hangs over now; null beside all of them, and when it is let go. */
  onover?: (item: string, place: string | null) => void;
  /** Which places are legal for it: they light up while it is carried. */
  places?: () => readonly string[];
  enabled?: boolean;
}

/** The innermost of these places under the pointer. A board may draw it anew at any time: a place is its name. */
function placeAt(x: number, y: number, places: readonly string[]): HTMLElement | null {
  let found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]") ?? null;
  while (found && !places.includes(found.dataset["drop"]!))
    found = found.parentElement?.closest<HTMLElement>("[data-drop]") ?? null;
  return found;
}

/** The card in the air: a picture of it under the pointer, and places that tell they are legal. */
class Flight {
  #ghost: HTMLElement;
  /** The place under the pointer, by name. */
  place: string | null = null;

  constructor(
    readonly node: HTMLElement,
    readonly from: PointerEvent,
    readonly places: readonly string[],
  ) {
    const box = node.getBoundingClientRect();
    this.#ghost = node.cloneNode(true) as HTMLElement;
    this.#ghost.classList.add("in-flight");
    this.#ghost.setAttribute("aria-hidden", "true");
    this.#ghost.inert = true;
    Object.assign(this.#ghost.style, {
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
    document.body.append(this.#ghost);
    node.classList.add("lifted");
  }

  to(event: PointerEvent): void {
    this.#ghost.style.translate = `${event.clientX - this.from.clientX}px ${event.clientY - this.from.clientY}px`;
    const over = placeAt(event.clientX, event.clientY, this.places);
    for (const one of document.querySelectorAll<HTMLElement>("[data-drop]")) {
      one.toggleAttribute("data-may", this.places.includes(one.dataset["drop"]!));
      one.toggleAttribute("data-over", one === over);
    }
    this.place = over?.dataset["drop"] ?? null;
  }

  land(taken: boolean): void {
    for (const one of document.querySelectorAll("[data-drop]")) {
      one.removeAttribute("data-may");
      one.removeAttribute("data-over");
    }
    this.node.classList.remove("lifted");
    const ghost = this.#ghost;
    if (taken || !ms(BACK)) return ghost.remove();
    ghost.style.transition = `translate ${ms(BACK)}ms`;
    ghost.style.translate = "0 0";
    setTimeout(() => ghost.remove(), ms(BACK));
  }
}

/** A hand that scrolls sideways keeps doing so: a finger lifts a card by moving up or down. */
function lifts(start: PointerEvent, now: PointerEvent): boolean {
  const [x, y] = [Math.abs(now.clientX - start.clientX), Math.abs(now.clientY - start.clientY)];
  return now.pointerType === "touch" ? y > SLACK && y > x : Math.hypot(x, y) > SLACK;
}

/** `{@attach carry({...})}` on a button: it can be carried; its click stays as it was. */
export function carry({
  item,
  ondrop,
  onover,
  places = () => [ANYWHERE],
  enabled = true,
}: Carried): Attachment<HTMLElement> {
  return (node) => {
    if (!enabled) return;
    let start: PointerEvent | null = null;
    let flight: Flight | null = null;

    const down = (event: PointerEvent): void => {
      if (!event.isPrimary || event.button !== 0) return;
      start = event;
      // A quick hand leaves the card before it has moved far: from here on the whole window listens.
      for (const [name, hear] of after) window.addEventListener(name, hear);
    };
    const move = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.pointerId) return;
      if (!flight && lifts(start, event)) {
        flight = new Flight(node, start, places());
        node.setPointerCapture?.(event.pointerId);
      }
      if (!flight) return;
      const before = flight.place;
      flight.to(event);
      if (flight.place !== before) onover?.(item, flight.place);
    };
    const end = (event: Event): void => {
      const flown = flight;
      [start, flight] = [null, null];
      for (const [name, hear] of after) window.removeEventListener(name, hear);
      if (!flown) return;
      const place = event.type === "pointerup" ? flown.place : null;
      flown.land(place !== null);
      if (flown.place !== null) onover?.(item, null);
      if (event.type === "pointerup") {
        // The click that follows belongs to the drag, not to the card.
        node.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => node.removeEventListener("click", swallow, { capture: true }), 0);
        ondrop(item, place);
      }
    };
    const still = (event: Event): void => event.preventDefault();
    const after: [string, EventListener][] = [
      ["pointermove", move as EventListener],
      ["pointerup", end],
      ["pointercancel", end],
    ];
    node.addEventListener("pointerdown", down);
    node.addEventListener("dragstart", still);
    node.style.touchAction = "pan-x";
    return () => {
      flight?.land(true);
      for (const [name, hear] of after) window.removeEventListener(name, hear);
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("dragstart", still);
    };
  };
}

function swallow(event: Event): void {
  event.stopImmediatePropagation();
  event.preventDefault();
}
