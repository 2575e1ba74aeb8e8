import type { GameBoard } from "../board";
import type { View } from "../../net/protocol";
import { t } from "../../text/words.svelte";
import { reason } from "./reason";
import Board from "./Board.svelte";
import Counts from "./Counts.svelte";
import Face from "./Face.svelte";
import Known from "./Known.svelte";
import { learn, nameOf } from "./names";
import { handOf, phasesOf } from "./shape";

/** Cards are handed to their faces by name alone, so the table is read before the hand is laid out. */
function hand(view: View): string[] {
  learn(view);
  return handOf(view);
}

const board: GameBoard = {
  Board,
  card: { Face, nameOf },
  // Before the deal is over nobody holds anything, and the board needs the room.
  hand: { cards: hand, grow: true, none: (view) => view.numbers["phase"] === "draft" && !handOf(view).length },
  side: { Below: Known },
  seats: {
    Counts,
    tags: (view, seat) =>
      view.numbers["coin"] === seat && view.numbers["phase"] !== "draft" ? [t("td-coin-holder")] : [],
  },
  top: {
    phases: (view) =>
      phasesOf(view).map(({ key, state }) => ({ label: t(`td-phase-${key}` as "td-phase-play"), state })),
  },
  review: {
    decisive: (_, told) =>
      told.filter((event) => event.kind === "scored" || (event.kind === "activated" && !event.args["nested"])),
    reason,
  },
};
export default board;
