import type { GameBoard } from "../board";
import Board from "./Board.svelte";
import Counts from "./Counts.svelte";
import Face from "./Face.svelte";
import Machine from "./Machine.svelte";
import { nameOf } from "./names";
import { handOf } from "./shape";

const board: GameBoard = { Board, Belongings: Machine, Counts, Face, nameOf, handOf, foresees: true };
export default board;
