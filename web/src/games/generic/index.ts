import type { GameBoard } from "../board";
import Board from "./Board.svelte";
import Counts from "./Counts.svelte";
import Face from "./Face.svelte";
import { handOf } from "./zones";

const board: GameBoard = {
  Board,
  card: { Face, nameOf: (card) => card },
  hand: { cards: handOf },
  seats: { Counts },
};
export default board;
