import Bastet from "~icons/game-icons/bastet";
import Coins from "~icons/game-icons/two-coins";
import Galley from "~icons/game-icons/galley";
import Hourglass from "~icons/game-icons/hourglass";
import type { Box } from "../box";
import "./ink.css";

const box: Box = {
  games: [
    {
      id: "time-division",
      title: "game-time-division",
      pitch: "pitch-time-division",
      seats: "2",
      minutes: 25,
      quick: 2,
      board: () => import("./index"),
    },
  ],
  ink: "--td",
  art: [Bastet, Coins, Galley],
  bullet: {
    shape: '<path d="M20 1 39 20 20 39 1 20Z"/>',
    Glyph: Hourglass,
  },
  cues: [[/coin/, "coin"]],
};
export default box;
