import type { GameBoard } from "../board";
import Board from "./Board.svelte";
import Counts from "./Counts.svelte";
import Face from "./Face.svelte";
import { handOf } from "./zones";

const board: GameBoard = { Board, Belongings: null, Counts, Face, nameOf: (card) => card, handOf, foresees: true };
export default board;
