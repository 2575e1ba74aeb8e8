import Lantern from "~icons/game-icons/old-lantern";
import Moon from "~icons/game-icons/moon";
import Telescope from "~icons/game-icons/telescope";
import type { Box } from "../box";
import "./ink.css";

const box: Box = {
  games: [
    {
      id: "time-stories",
      title: "game-time-stories",
      pitch: "pitch-time-stories",
      seats: "1–4",
      minutes: 90,
      quick: 3,
      board: () => import("./index"),
    },
  ],
  ink: "--ts",
  art: [Telescope, Moon, Lantern],
  bullet: {
    shape:
      '<path d="M20 1.500 24.600 8.900 33.100 6.900 31.100 15.400 38.500 20 31.100 24.600 33.100 33.100 24.600 31.100 20 38.500 15.400 31.100 6.900 33.100 8.900 24.600 1.500 20 8.900 15.400 6.900 6.900 15.400 8.900Z"/>',
    Glyph: Telescope,
  },
  cues: [[/azrak|unit/, "gain"]],
  workshop: {
    title: "decks-missions",
    note: "decks-missions-note",
    commands: [
      "chronolude mission new my-mission",
      "chronolude mission lint my-mission",
      "chronolude mission playtest my-mission",
    ],
    shelf: () => import("./Missions.svelte"),
  },
};
export default box;
