import Balloon from "~icons/game-icons/air-balloon";
import Book from "~icons/game-icons/open-book";
import Camera from "~icons/game-icons/photo-camera";
import Watch from "~icons/game-icons/pocket-watch";
import type { Box } from "../box";
import "./ink.css";
import { seenCards } from "./seen";

const box: Box = {
  games: [
    {
      id: "timeline",
      title: "game-timeline",
      pitch: "pitch-timeline",
      seats: "2–8",
      minutes: 15,
      quick: 3,
      board: () => import("./index"),
    },
  ],
  ink: "--tl",
  art: [Balloon, Book, Camera],
  bullet: {
    shape: '<rect x="3" y="3" width="34" height="34" rx="4"/>',
    Glyph: Watch,
  },
  // Cards seen of late come later.
  ownOptions: () => ({ avoid: seenCards().join(",") }),
  workshop: {
    title: "decks-decks",
    note: "decks-decks-note",
    commands: ["chronolude deck new my-deck --out my-deck.toml", "chronolude deck lint my-deck.toml"],
    shelf: () => import("./Decks.svelte"),
  },
};
export default box;
