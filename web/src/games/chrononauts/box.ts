import Atom from "~icons/game-icons/atom";
import Newspaper from "~icons/game-icons/newspaper";
import Zeppelin from "~icons/game-icons/zeppelin";
import type { Box } from "../box";
import "./ink.css";

const box: Box = {
  games: [
    {
      id: "chrononauts",
      title: "game-chrononauts",
      pitch: "pitch-chrononauts",
      seats: "1–6",
      minutes: 30,
      quick: 3,
      board: () => import("./index"),
    },
    {
      id: "artifaxx",
      title: "game-artifaxx",
      pitch: "pitch-artifaxx",
      seats: "2–4",
      minutes: 15,
      quick: 3,
      board: () => import("./artifaxx"),
    },
    {
      id: "solonauts",
      title: "game-solonauts",
      pitch: "pitch-solonauts",
      seats: "1",
      minutes: 20,
      quick: 1,
      board: () => import("./solonauts"),
    },
  ],
  ink: "--cn",
  art: [Zeppelin, Newspaper, Atom],
  bullet: {
    shape: '<path d="M20 1.500 36 10.750v18.500L20 38.500 4 29.250v-18.500Z"/>',
    Glyph: Newspaper,
  },
  cues: [
    [/paradox-opened|opened-paradox/, "torn"],
    [/patch/, "mended"],
  ],
};
export default box;
