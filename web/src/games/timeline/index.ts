import { t } from "../../text/words.svelte";
import type { GameBoard } from "../board";
import type { Seated } from "../../net/seated.svelte";
import { reason } from "./reason";
import Board from "./Board.svelte";
import Counts from "./Counts.svelte";
import Face from "./Face.svelte";
import Piles from "./Piles.svelte";
import { chosenCard, chosenGap, handOf, isIn, lineOf, nameOf, phasesOf, takeGap } from "./shape";
import { yearLabel } from "./scale";
import Yours from "./Yours.svelte";

/** The choice as a question: "First laser, between 1947 and 1969?" */
function choice(seated: Seated): string | null {
  const [card, gap] = [chosenCard(seated), chosenGap(seated)];
  if (card === null) return null;
  if (gap === null) return t("tl-plate-card", { card: nameOf(card) });
  const line = lineOf(seated.update!.view);
  const [before, after] = [line[gap - 2], line[gap - 1]];
  if (before && after)
    return t("tl-plate-between", { card: nameOf(card), before: yearLabel(before.year), after: yearLabel(after.year) });
  return before
    ? t("tl-plate-last", { card: nameOf(card), before: yearLabel(before.year) })
    : t("tl-plate-first", { card: nameOf(card), after: yearLabel(after!.year) });
}

const ARROWS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** With a card in hand, figures are gaps; arrows go on from there where no group wants them. */
function keys(event: KeyboardEvent, seated: Seated): boolean {
  if (!seated.path.length) return false;
  if (/^[1-9]$/.test(event.key)) return takeGap(seated, Number(event.key));
  const step = ARROWS[event.key];
  if (
    step === undefined ||
    (event.target as HTMLElement | null)?.closest?.("[data-rove], [role=log], .board-place, .row")
  )
    return false;
  const gaps = lineOf(seated.update!.view).length + 1;
  const from = chosenGap(seated) ?? (step > 0 ? 0 : gaps + 1);
  return takeGap(seated, Math.min(gaps, Math.max(1, from + step)));
}

const board: GameBoard = {
  Board,
  card: { Face, nameOf },
  hand: {
    cards: handOf,
    Left: Yours,
    Right: Piles,
    even: true,
    astray: (seated, card) => void seated.askWhy(`${card} > gap 0`, t("tl-beside")),
  },
  seats: {
    Counts,
    tags: (view, seat) => [
      ...(view.numbers["first"] === seat && view.seats > 1 ? [t("tl-first-player")] : []),
      ...(isIn(view, seat) ? [] : [t("tl-out")]),
    ],
  },
  plate: { choice },
  top: { phases: phasesOf },
  review: {
    decisive: (view, told) =>
      told.filter((event) => event.kind === "placed" && view.result?.winners.includes(Number(event.args["seat"]))),
    reason,
  },
  keys,
};
export default board;
