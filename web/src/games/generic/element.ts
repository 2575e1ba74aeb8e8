/** A board that a third party ships: a custom element, which is given a view and tells what is chosen on it. */
import { tell } from "../../kit/live.svelte";
import type { OwnBoard } from "../../net/protocol.gen";
import { t } from "../../text/words.svelte";
import type { GameBoard } from "../board";
import Element from "./Element.svelte";

/** The contract of `docs/new-game.md`; an element written for another one is not shown. */
const VERSION = 1;
let named = "";

/** The name of the element on the page. */
export const tagOf = (): string => named;

/** The generic board with the element in its middle; the plain one where there is none, or where it does not load. */
export async function withElement(generic: GameBoard, own: OwnBoard | null): Promise<GameBoard> {
  if (own === null) return generic;
  if (own.version !== VERSION) {
    tell(t("board-newer"));
    return generic;
  }
  try {
    await import(/* @vite-ignore */ own.script);
  } catch {
    // said below: a module that fails has defined nothing
  }
  if (!customElements.get(own.tag)) {
    tell(t("board-broken"));
    return generic;
  }
  named = own.tag;
  return { ...generic, Board: Element };
}
