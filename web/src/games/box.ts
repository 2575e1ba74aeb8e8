/** What a game says of itself before its board is loaded: its tile in the lobby, its bullet, its ink. */
import type { Component } from "svelte";
import type { Cue } from "../kit/cues";
import type { Word } from "../text/words.svelte";
import type { GameBoard } from "./board";

export interface BoxGame {
  id: string;
  title: Word;
  pitch: Word;
  seats: string;
  minutes: number;
  /** Seats a quick game against bots is played with. */
  quick: number;
  board: () => Promise<{ default: GameBoard }>;
}

/** A box of the shelf: one game, or several that share its look. */
export interface Box {
  /** The first stands on the tile; the others hang on it. */
  games: readonly [BoxGame, ...BoxGame[]];
  /** The token of its colour, which its `ink.css` sets in both moods. */
  ink: `--${string}`;
  /** Three things that picture it. */
  art: readonly Component[];
  /** Its sign: an outline in a square of 40, and what stands in it. */
  bullet: { shape: string; Glyph: Component };
  /** Its first game is dealt anew for everybody every day. */
  daily?: boolean;
  /** Sounds of its own events, by the words in their names. */
  cues?: readonly (readonly [RegExp, Cue])[];
  /** Options this browser adds to a new table by itself, where the game has them. */
  ownOptions?: () => Record<string, string>;
  /** What people can make for it at home, with the commands that do. */
  workshop?: {
    title: Word;
    note: Word;
    commands: readonly string[];
    /** Everything there is of it here, with covers. */
    shelf: () => Promise<{ default: Component }>;
  };
}
