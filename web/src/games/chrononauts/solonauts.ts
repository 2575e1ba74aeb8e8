import type { GameBoard } from "../board";
import { shared } from "./index";
import Panel from "./Panel.svelte";
import Pips from "./Pips.svelte";

const board: GameBoard = { ...shared, Belongings: null, Aside: Panel, Gauge: Pips };
export default board;
