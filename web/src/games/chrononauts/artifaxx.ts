import type { GameBoard } from "../board";
import { shared } from "./index";
import Shelf from "./Shelf.svelte";

const board: GameBoard = { ...shared, Board: Shelf };
export default board;
