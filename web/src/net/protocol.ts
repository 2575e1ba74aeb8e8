/**
 * The wire as the pages read it: the server's own types (`protocol.gen.ts`, made by `scripts/protocol_types.py`) by the
 * names the client gives them, and what the pages make of them.
 */
import type * as Wire from "./protocol.gen";

export type {
  Asking,
  BranchWish,
  Daily,
  Ending as Result,
  Fairness,
  Finished,
  FinishedGame,
  ForecastInfo as Foreseen,
  GameCard,
  HindsightInfo as Hindsight,
  HintStep,
  Inspection,
  Law,
  ListedTable,
  Locker,
  Made,
  OptionInfo as Option,
  OptionCard,
  Prompt,
  ReasonInfo as Reason,
  Saying,
  SeatInfo,
  SeatKey,
  TableInfo,
  Thinking,
  TreeNode,
  UndoInfo,
  View,
  ZoneView,
} from "./protocol.gen";
export type {
  AnyReply as Reply,
  AnyRequest as Request,
  Foreseen as Certain,
  NewTable,
  StandingInfo as Standing,
  Told as Event,
  Update as Told,
  RecordCheck as Proof,
} from "./protocol.gen";
import type { Told as Event, Prompt, SeatInfo, View } from "./protocol.gen";

export type Language = NonNullable<Wire.Hello["language"]>;

/** An event of the log, with the round it fell in. */
export interface Logged extends Event {
  round?: number;
  /** Taken back: it stays in the log, and says so. */
  undone?: boolean;
}

export interface Phase {
  label: string;
  state: "done" | "now" | "next";
}

/** Everything a seat is shown after a step, once the game is dealt. */
export type Update = Wire.Update & { view: View };

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
  /** What tells it from others of its game: its name, the others at it, its code. */
  with: string;
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
  /** The last move that was answered: a line on which nobody has answered yet is drawn one move long. */
  answered?: number;
  ending: { kind: "won"; seat: number } | { kind: "live" } | { kind: "open" };
  hidden: "same" | "resampled";
  turning: number[];
  by: string;
  /** How it ended, where it has. */
  result?: Wire.Ending | null;
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
  events: Logged[];
}
