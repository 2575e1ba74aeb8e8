import type { GameBoard } from "../board";
import { t } from "../../text/words.svelte";
import Belongings from "./Belongings.svelte";
import { reason } from "./reason";
import Board from "./Board.svelte";
import Counts from "./Counts.svelte";
import Face from "./Face.svelte";
import Plan from "./Plan.svelte";
import { aidOf, doing, phasesOf } from "./shape";

/** What a mission is remembered by. */
const DECISIVE = ["solved", "stage", "conflict-ended", "run-began", "link-broke", "element"];

const board: GameBoard = {
  Board,
  card: { Face, nameOf: (card) => card },
  hand: { Left: Belongings },
  seats: {
    Counts,
    tags: (view, seat) =>
      aidOf(view).agents.some((one) => one.captain && one.seat === seat && view.seats > 1) ? [t("ts-captain")] : [],
    note: (view, seat) =>
      aidOf(view)
        .agents.filter((one) => one.seat === seat && one.receptacle)
        .map((one) => doing(view, one))
        .slice(0, view.seats > 1 ? 1 : 0)
        .join(""),
  },
  top: { phases: phasesOf },
  review: { decisive: (_, told) => told.filter((event) => DECISIVE.includes(event.kind)), reason },
  side: { Above: Plan, chat: () => t("ts-telepathy") },
};
export default board;
