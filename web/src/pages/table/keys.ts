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

/** Digits take the nth card, or the nth option when the question is not about cards; a move in parts goes on part by part. */
function pick(n: number, seated: Seated, board: GameBoard): void {
  const update = seated.update!;
  const deeper = seated.path.length > 0 && !seated.complete;
  const offered = deeper ? seated.offered : update.options;
  const cards = board.handOf(update.view);
  const aboutCards = offered.length > 0 && offered.every((o) => cards.includes(o.noun));
  const option = aboutCards ? offered.find((o) => o.noun === cards[n - 1]) : offered[n - 1];
  if (option) deeper ? seated.extend(option.text) : seated.choose(option.text);
  else if (aboutCards && cards[n - 1]) void seated.askWhy(cards[n - 1]!, board.nameOf(cards[n - 1]!));
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
    if (event.key === "Escape") return seated.why ? void (seated.why = null) : seated.clear();
    if (event.key === "Enter" && !(event.target as HTMLElement).closest?.("button, a, summary")) return void seated.confirm();
    const board = reach.board();
    if (/^[1-9]$/.test(event.key) && board && seated.mine) return pick(Number(event.key), seated, board);
    if (settings.letters) letters[event.key.toLowerCase()]?.(seated);
  };
}
