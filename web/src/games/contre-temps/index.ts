import type { GameBoard } from "../board";
import Board from "./Board.svelte";
import Counts from "./Counts.svelte";
import Face from "./Face.svelte";
import Machine from "./Machine.svelte";
import { t } from "../../text/words.svelte";
import { nameOf } from "./names";
import { reason } from "./reason";
import { controllers, decisive, handOf, heldBy, phasesOf } from "./shape";

const board: GameBoard = {
  Board,
  card: { Face, nameOf },
  hand: { cards: handOf, Left: Machine, slim: true, cornered: true },
  seats: { Counts, tags: (view, seat) => (view.numbers["first"] === seat ? [t("ct-first-player")] : []) },
  top: {
    phases: (view) =>
      phasesOf(view).map(({ key, state }) => ({ label: t(`ct-phase-${key}` as "ct-phase-travel"), state })),
  },
  review: {
    holds: (view) => ({
      title: t("ct-who-holds"),
      ...controllers(view),
      of: (seat) =>
        heldBy(view, seat).length
          ? t("ct-holds-events", { events: heldBy(view, seat).join(", ") })
          : t("ct-holds-none"),
    }),
    decisive,
    reason,
  },
};
export default board;
