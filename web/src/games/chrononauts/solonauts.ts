import type { GameBoard } from "../board";
import { shared } from "./index";
import Panel from "./Panel.svelte";
import Pips from "./Pips.svelte";

const board: GameBoard = {
  ...shared,
  hand: { ...shared.hand, Left: undefined },
  side: { Above: Panel },
  top: { Gauge: Pips },
};
export default board;
