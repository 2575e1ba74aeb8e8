/** The single-letter keys of the table; they never act while somebody types. */
import type { GameBoard } from "../../games/board";
import type { Seated } from "../../net/seated.svelte";
import { settings } from "../../settings.svelte";

export interface Reach {
  seated: () => Seated | null;
  board: () => GameBoard | null;
  show: (tab: string) => void;
  read: () => Promise<void>;
}

function typing(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  return !!element?.closest?.("input, textarea, select, dialog");
}

/** Digits take a word of the plate, else the nth card, or the nth option when the question is not about cards; a move in parts goes on part by part. */
function pick(n: number, seated: Seated, board: GameBoard): void {
  const answer = (board.plate?.answers?.(seated) ?? [])[n - 1];
  if (answer)
    return void (seated.offers(answer.text) ? seated.say(answer.text) : seated.askWhy(answer.text, answer.label));
  const view = seated.update!.view;
  const cards = board.hand.cards?.(view) ?? [];
  const own = board.hand.options?.(seated);
  const deep = seated.path.length > 0 && !seated.complete;
  const about = deep ? [] : (own ?? seated.offered.filter((o) => cards.includes(o.noun)));
  if (!about.length) {
    const option = seated.offered[n - 1];
    if (option && seated.path.length) seated.extend(option.text);
    else if (option) seated.choose(option.text);
    return;
  }
  const card = cards[n - 1];
  const option = about.find((o) => o.noun === card);
  if (option) seated.choose(option.text);
  else if (card) void seated.askWhy(card, board.card.nameOf(card, view));
}

/** Whether the control that has the focus is the whole choice in hand: Enter then gives it. */
function isChosen(pressed: Element, seated: Seated): boolean {
  return seated.mine && seated.complete && pressed.getAttribute("aria-pressed") === "true" && !!pressed.closest("main");
}

export function keysOf(reach: Reach): (event: KeyboardEvent) => void {
  const letters: Record<string, (seated: Seated) => void> = {
    h: (seated) => void seated.askHint(),
    u: (seated) => void seated.undo(),
    t: () => reach.show("timelines"),
    l: () => reach.show("log"),
    c: () => reach.show("chat"),
    r: () => void reach.read(),
  };
  return (event) => {
    const seated = reach.seated();
    if (!seated?.update || typing(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (seated.mine && reach.board()?.keys?.(event, seated)) return event.preventDefault();
    if (event.key === "Escape") return seated.why ? void (seated.why = null) : seated.clear();
    const pressed = (event.target as HTMLElement).closest?.("button, a, summary");
    if (event.key === "Enter" && (!pressed || isChosen(pressed, seated))) {
      if (pressed) event.preventDefault(); // its press would let go of what Enter means to give
      return void seated.confirm();
    }
    const board = reach.board();
    if (/^[1-9]$/.test(event.key) && board && seated.mine) return pick(Number(event.key), seated, board);
    if (settings.letters) letters[event.key.toLowerCase()]?.(seated);
  };
}
