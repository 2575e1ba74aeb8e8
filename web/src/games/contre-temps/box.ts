import Astrolabe from "~icons/game-icons/astrolabe";
import Clockwork from "~icons/game-icons/clockwork";
import Compass from "~icons/game-icons/compass";
import Rotation from "~icons/game-icons/anticlockwise-rotation";
import type { Box } from "../box";
import "./ink.css";

const box: Box = {
  games: [
    {
      id: "contre-temps",
      title: "game-contre-temps",
      pitch: "pitch-contre-temps",
      seats: "3–6",
      minutes: 40,
      quick: 4,
      board: () => import("./index"),
    },
  ],
  ink: "--ct",
  art: [Astrolabe, Compass, Clockwork],
  bullet: {
    shape: '<circle cx="20" cy="20" r="18"/>',
    Glyph: Rotation,
  },
  daily: true,
  cues: [[/energy|crystal|income/, "gain"]],
};
export default box;
