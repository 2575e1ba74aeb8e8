import type { OwnBoard } from "../../net/protocol.gen";
import type { GameBoard } from "../board";
import Board from "./Board.svelte";
import Counts from "./Counts.svelte";
import { withElement } from "./element";
import Face from "./Face.svelte";
import { wholeOf } from "./path";
import { handOf, nameOf } from "./zones";

const board: GameBoard = {
  Board,
  card: { Face, nameOf: (card, view) => (view ? nameOf(view, card) : card) },
  hand: { cards: handOf, none: (view) => handOf(view).length === 0 },
  seats: { Counts },
  plate: { choice: wholeOf },
};
export default board;

/** The same with a guest's element in its middle, where it brings one that loads. */
export const elementBoard = (own: OwnBoard | null): Promise<GameBoard> => withElement(board, own);
