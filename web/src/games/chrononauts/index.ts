import type { GameBoard } from "../board";
import Beside from "./Beside.svelte";
import Board from "./Board.svelte";
import Counts from "./Counts.svelte";
import Face from "./Face.svelte";
import Goals from "./Goals.svelte";
import { asks, extras, plates, verb } from "./hooks";
import { handOptions } from "./killing.svelte";
import Panel from "./Panel.svelte";
import Pips from "./Pips.svelte";
import { learn, nameOf, printed } from "./printed.svelte";
import { handOf } from "./shape";

/** What the three games of the house share. */
export const shared: GameBoard = {
  Board,
  Belongings: Goals,
  Counts,
  Face,
  Beside,
  nameOf,
  handOptions,
  plates,
  extras,
  asks,
  verb,
  prepare: learn,
  foresees: true,
  handOf: (view) => handOf(view, (card) => printed(card).sort),
};

const board: GameBoard = { ...shared, Aside: Panel, Gauge: Pips };
export default board;
