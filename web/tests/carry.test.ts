import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ANYWHERE, carry } from "../src/kit/carry";

/** Happy DOM draws nothing: the place under the pointer is named by its x. */
let under: HTMLElement | null = null;
let card: HTMLButtonElement;
let place: HTMLElement;
let inner: HTMLElement;
const calls = { drop: vi.fn(), click: vi.fn(), over: vi.fn() };

function point(type: string, x: number, y: number, more: PointerEventInit = {}): void {
  card.dispatchEvent(
    new PointerEvent(type, {
      clientX: x,
      clientY: y,
      button: 0,
      isPrimary: true,
      pointerId: 1,
      bubbles: true,
      cancelable: true,
      ...more,
    }),
  );
}

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = `<button id="card">A13</button><div id="place" data-drop="*"><p id="inner" data-drop="discard">x</p></div>`;
  card = document.querySelector("#card")!;
  place = document.querySelector("#place")!;
  inner = document.querySelector("#inner")!;
  document.elementFromPoint = () => under;
  card.addEventListener("click", calls.click);
});
afterEach(() => (under = null));

const attach = (places: string[] = [ANYWHERE], enabled = true): (() => void) | void =>
  carry({ item: "A13", ondrop: calls.drop, onover: calls.over, places: () => places, enabled })(card);

test("a card carried to a legal place is dropped there, and the click after it does not count", () => {
  attach();
  point("pointerdown", 0, 0);
  under = place;
  point("pointermove", 40, 40);
  expect(document.querySelector(".in-flight")).toBeTruthy();
  expect(place.dataset["may"]).toBe("");
  expect(place.dataset["over"]).toBe("");
  point("pointerup", 40, 40);
  card.click();
  expect(calls.drop).toHaveBeenCalledWith("A13", ANYWHERE);
  expect(calls.click).not.toHaveBeenCalled();
  expect(document.querySelector(".in-flight")).toBeNull();
  expect(place.dataset["may"]).toBeUndefined();
});

test("beside all places nothing is chosen", () => {
  attach(["elsewhere"]);
  point("pointerdown", 0, 0);
  under = place;
  point("pointermove", 40, 40);
  point("pointerup", 40, 40);
  expect(calls.drop).toHaveBeenCalledWith("A13", null);
  expect(place.dataset["over"]).toBeUndefined();
});

test("a place inside another counts only if it is legal itself", () => {
  attach();
  point("pointerdown", 0, 0);
  under = inner;
  point("pointermove", 40, 40);
  point("pointerup", 40, 40);
  expect(calls.drop).toHaveBeenCalledWith("A13", ANYWHERE);
});

test("a shaking finger is a tap, and a finger that scrolls lifts nothing", () => {
  attach();
  point("pointerdown", 0, 0);
  point("pointermove", 3, 3);
  point("pointerup", 3, 3);
  card.click();
  expect(calls.click).toHaveBeenCalledOnce();
  point("pointerdown", 0, 0, { pointerType: "touch" });
  point("pointermove", 60, 9, { pointerType: "touch" });
  expect(document.querySelector(".in-flight")).toBeNull();
  point("pointermove", 61, 90, { pointerType: "touch" });
  expect(document.querySelector(".in-flight")).toBeTruthy();
  point("pointercancel", 61, 90, { pointerType: "touch" });
  expect(calls.drop).not.toHaveBeenCalled();
});

test("what may not be carried stays where it is", () => {
  attach([ANYWHERE], false);
  point("pointerdown", 0, 0);
  point("pointermove", 40, 40);
  expect(document.querySelector(".in-flight")).toBeNull();
});

test("a board that draws its place anew under the card is still told where it hangs", () => {
  attach();
  point("pointerdown", 0, 0);
  under = place;
  point("pointermove", 40, 40);
  expect(calls.over.mock.calls).toEqual([["A13", ANYWHERE]]);
  const anew = place.cloneNode(true) as HTMLElement;
  place.replaceWith(anew);
  under = anew;
  point("pointermove", 41, 41);
  expect(anew.dataset["over"]).toBe("");
  expect(calls.over).toHaveBeenCalledOnce();
  point("pointerup", 41, 41);
  expect(calls.drop).toHaveBeenCalledWith("A13", ANYWHERE);
  expect(calls.over).toHaveBeenLastCalledWith("A13", null);
  expect(document.querySelector("[data-may], [data-over]")).toBeNull();
});
