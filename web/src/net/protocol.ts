/**
 * The wire as the pages read it: the server's own types (`protocol.gen.ts`, made by `scripts/protocol_types.py`),
 * with its open maps named and a few words that only a fixture or a board adds.
 */
import type * as Wire from "./protocol.gen";

export type {
  Asking,
  BranchWish,
  Daily,
  Ending as Result,
  Fairness,
  GameCard,
  Hindsight,
  LineInfo,
  ListedTable,
  Made,
  Reason,
  SeatKey,
  TreeNode,
  UndoInfo,
  ZoneView,
} from "./protocol.gen";
export type { Message as Tell, NewTable, Request as Ask, Verdict as Proof } from "./protocol.gen";

type LawRule = Wire.LawRule & { example?: string };
export interface Law extends Omit<Wire.Law, "sections"> {
  sections: { title: string; rules: LawRule[] }[];
}
export type Language = "en" | "fr";
export type HintStep = Omit<Wire.HintStep, "labels" | "worths" | "exact"> & Partial<Wire.HintStep>;
export type Standing = Wire.StandingInfo;

/** What supposed changes would bring: the game's own report, read by its board, and sentences. */
export interface Inspected {
  report: Record<string, unknown>;
  text: string[];
}

/** What is printed on a game's cards, as its board reads it. */
export interface Catalogue {
  cards: Record<string, Record<string, unknown>>;
  years: Record<string, Record<string, unknown>>;
}

export type Prompt = Wire.Prompt & { brief?: string; note?: string };
export type SeatInfo = Omit<Wire.SeatInfo, "away" | "muted" | "ticking" | "level"> & Partial<Wire.SeatInfo>;
export type TableInfo = Wire.TableInfo;
type Thinking = Wire.Thinking & { seconds?: number };

export interface View extends Omit<Wire.View, "numbers" | "aid" | "options"> {
  options: Record<string, string | number | boolean>;
  /** Public figures by name; a choice among words is told as its word. */
  numbers: Record<string, number | string | number[]>;
  /** What the game derives for people from what this seat sees. */
  aid: Record<string, unknown>;
}

export interface Option extends Omit<Wire.Option, "then"> {
  /** A few words on what it is for, when the game has them ("for a coin"). */
  gist?: string;
  then: Option[];
}

export interface Event extends Omit<Wire.Event, "args" | "at" | "decision"> {
  args: Record<string, unknown>;
  at?: number;
  /** The decision it belongs to, for going back; null for what happens by itself. */
  decision?: number | null;
  rule?: string;
  round?: number;
}

export type Certain = Pick<Event, "kind" | "args" | "text" | "rule">;

export interface Foreseen extends Omit<Wire.Foreseen, "certain"> {
  /** Events that are the same in every world imagined from this seat's view. */
  certain: Certain[];
}

export interface Saying extends Omit<Wire.Saying, "at" | "channel" | "phrase"> {
  at: number | string;
}

export interface Phase {
  label: string;
  state: "done" | "now" | "next";
}

/** Everything a seat is shown after a step, once the game is dealt. */
export interface Update extends Omit<Wire.Update, "view" | "options" | "prompt" | "thinking" | "standing" | "window"> {
  /** The own standing answers, in games that have them. */
  standing?: Standing[];
  /** Seconds until the answers of this window become known. */
  window?: number | null;
  view: View;
  options: Option[];
  prompt: Prompt;
  thinking: Thinking | null;
  phases?: Phase[];
}

/** Before the deal there is a table, and no view. */
export type Told = Omit<Update, "view"> & { view: View | null };

/** How strong the bots are. */
export interface Ratings {
  /** The commit it was measured at; empty if nothing was. */
  at: string;
  /** By game and bot, the strongest first. */
  ratings: Record<string, Record<string, { mu: number; sigma: number; games: number }>>;
  /** Whether the engine is compiled: the strongest think further then. */
  compiled: boolean;
}

/** A first guided game: what it says at each new kind of ask. */
export interface Lesson {
  game: string;
  opening: string;
  steps: { verb: string; text: string; suggest: string }[];
  closing: string;
}

/** What may be said with one press. */
export const PHRASES = [
  "hello",
  "good-luck",
  "well-played",
  "thanks",
  "oops",
  "one-moment",
  "your-turn",
  "again",
] as const;
export type Phrase = (typeof PHRASES)[number];

export interface OwnTable {
  id: string;
  game: string;
  title: string;
  status: string;
  arm: "go" | "wait" | "think" | "lost" | "end";
}

export interface Departure {
  id: string;
  game: string;
  time: string;
  title: string;
  who: string;
  taken: number;
  seats: number;
  pace: string;
  live: boolean;
}

export interface Fork {
  record: string;
  game: string;
  title: string;
  text: string;
}

export interface Lobby {
  name: string;
  clock: string;
  games: Wire.GameCard[];
  tables: OwnTable[];
  departures: Departure[];
  fork: Fork | null;
}

export interface Timeline {
  letter: string;
  title: string;
  status: string;
  /** Letter of the timeline it left, and the move where it left. */
  from: { letter: string; move: number } | null;
  /** First and last move on the common axis. */
  start: number;
  end: number;
  ending: { kind: "won"; seat: number } | { kind: "live" } | { kind: "open" };
  hidden: "same" | "resampled";
  turning: number[];
  by: string;
  facts: { term: string; text: string; seat?: number }[];
  /** The table it is played at, when it is not this one; that table counts its decisions from `offset`. */
  table?: string;
  offset?: number;
}

export interface Review {
  record: string;
  game: string;
  title: string;
  subtitle: string;
  verified: boolean;
  /** Over, so that all cards may be looked at. */
  over: boolean;
  seat: number | null;
  seats: SeatInfo[];
  moves: number;
  rounds: { label: string; first: number }[];
  timelines: Timeline[];
  chosen: string;
  move: number;
  prompt: Prompt;
  compare: { title: string; sides: { letter: string; card: string; text: string }[]; note: string } | null;
  /** Who holds what at the end, for games that declare it: one row per timeline. */
  holds: {
    title: string;
    note: string;
    columns: string[];
    rows: { letter: string; title: string; seats: (number | null)[]; winner: number | null; holds: string }[];
  } | null;
  events: Event[];
}
