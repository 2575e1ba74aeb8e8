/** The five lines of the house: their ink, and three things that picture them. */
import type { Component } from "svelte";
import Astrolabe from "~icons/game-icons/astrolabe";
import Atom from "~icons/game-icons/atom";
import Balloon from "~icons/game-icons/air-balloon";
import Bastet from "~icons/game-icons/bastet";
import Book from "~icons/game-icons/open-book";
import Camera from "~icons/game-icons/photo-camera";
import Clockwork from "~icons/game-icons/clockwork";
import Coins from "~icons/game-icons/two-coins";
import Compass from "~icons/game-icons/compass";
import Galley from "~icons/game-icons/galley";
import Lantern from "~icons/game-icons/old-lantern";
import Moon from "~icons/game-icons/moon";
import Newspaper from "~icons/game-icons/newspaper";
import Telescope from "~icons/game-icons/telescope";
import Zeppelin from "~icons/game-icons/zeppelin";
import type { Word } from "../../text/words.svelte";

export interface HouseGame {
  id: string;
  title: Word;
  pitch: Word;
  ink: string;
  seats: string;
  minutes: number;
  /** Seats a quick game against bots is played with. */
  quick: number;
  /** Other games of the same house, offered where a table is opened. */
  also?: string[];
  art: Component[];
  /** Another game whose box this one shares. */
  house?: string;
}

export const GAMES: readonly HouseGame[] = [
  {
    id: "contre-temps",
    title: "game-contre-temps",
    pitch: "pitch-contre-temps",
    ink: "--ct",
    seats: "3–6",
    minutes: 40,
    quick: 4,
    art: [Astrolabe, Compass, Clockwork],
  },
  {
    id: "timeline",
    title: "game-timeline",
    pitch: "pitch-timeline",
    ink: "--tl",
    seats: "2–8",
    minutes: 15,
    quick: 3,
    art: [Balloon, Book, Camera],
  },
  {
    id: "chrononauts",
    title: "game-chrononauts",
    pitch: "pitch-chrononauts",
    ink: "--cn",
    seats: "1–6",
    minutes: 30,
    quick: 3,
    also: ["artifaxx", "solonauts"],
    art: [Zeppelin, Newspaper, Atom],
  },
  {
    id: "time-division",
    title: "game-time-division",
    pitch: "pitch-time-division",
    ink: "--td",
    seats: "2",
    minutes: 25,
    quick: 2,
    art: [Bastet, Coins, Galley],
  },
  {
    id: "time-stories",
    title: "game-time-stories",
    pitch: "pitch-time-stories",
    ink: "--ts",
    seats: "1–4",
    minutes: 90,
    quick: 3,
    art: [Telescope, Moon, Lantern],
  },
];

/** Games that come in another one's box: they hang on its tile. */
export const KIN: readonly HouseGame[] = [
  {
    id: "artifaxx",
    house: "chrononauts",
    title: "game-artifaxx",
    pitch: "pitch-artifaxx",
    ink: "--cn",
    seats: "2–4",
    minutes: 15,
    quick: 3,
    art: [],
  },
  {
    id: "solonauts",
    house: "chrononauts",
    title: "game-solonauts",
    pitch: "pitch-solonauts",
    ink: "--cn",
    seats: "1",
    minutes: 20,
    quick: 1,
    art: [],
  },
];
