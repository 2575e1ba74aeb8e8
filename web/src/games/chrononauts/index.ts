import type { GameBoard } from "../board";
import Beside from "./Beside.svelte";
import Board from "./Board.svelte";
import Counts from "./Counts.svelte";
import Face from "./Face.svelte";
import Goals from "./Goals.svelte";
import { answers, asks, decisive, extras, verb } from "./hooks";
import { handOptions } from "./killing.svelte";
import Panel from "./Panel.svelte";
import Pips from "./Pips.svelte";
import { learn, nameOf, printed } from "./printed.svelte";
import { reason } from "./reason";
import { handOf } from "./shape";

/** What the three games of the house share. */
export const shared: GameBoard = {
  Board,
  card: { Face, nameOf },
  hand: {
    cards: (view) => handOf(view, (card) => printed(card).sort),
    slim: true,
    Left: Goals,
    Right: Beside,
    options: handOptions,
  },
  seats: { Counts },
  plate: { asks, answers, extras, verb },
  review: { decisive, reason },
  prepare: learn,
};

const board: GameBoard = { ...shared, side: { Above: Panel }, top: { Gauge: Pips } };
export default board;
