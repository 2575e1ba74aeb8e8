/**
 * The wire, as the client sees it. Written by hand from the agreed shapes; to be generated
 * from the server's msgspec Structs, after which this file only re-exports.
 */

export type Language = "en" | "fr";
export type AskMode = "one" | "all" | "first" | "over";

export interface ZoneView {
  name: string;
  /** Its owner, or its number where a game has several of one name (an event's token). */
  seat: number | null;
  size: number;
  /** null for a card this seat may not see. */
  cards: (string | null)[];
}

export interface Result {
  ending: string;
  winners: number[];
  ranks: number[];
  scores: number[];
  rule: string;
}

export interface View {
  game: string;
  options: Record<string, string | number | boolean>;
  seats: number;
  /** null for a spectator. */
  seat: number | null;
  decision: number;
  zones: ZoneView[];
  /** Public figures by name; a choice among words is told as its word. */
  numbers: Record<string, number | string | number[]>;
  asked: number[];
  answered: number[];
  mode: AskMode;
  /** What the game derives for people from what this seat sees. */
  aid: Record<string, unknown>;
  result: Result | null;
}

export interface Option {
  text: string;
  label: string;
  verb: string;
  noun: string;
  /** A few words on what it is for, when the game has them ("for a crystal"). */
  gist?: string;
  then: Option[];
}

export interface Reason {
  rule: string;
  text: string;
}

export interface Event {
  n: number;
  kind: string;
  args: Record<string, unknown>;
  text: string;
  /** Where the game cites one. */
  rule?: string;
  /** The decision it belongs to, for going back; null for what happens by itself. */
  decision?: number | null;
  round?: number;
}

export interface Foreseen {
  option: string;
  /** Events that are the same in every world imagined from this seat's view. */
  certain: Event[];
  /** Public figures with a range: name, lowest, highest. */
  ranges: { name: string; low: number; high: number }[];
  /** Set when others could still answer. */
  unanswered: boolean;
}

export interface HintStep {
  step: 1 | 2 | 3;
  text: string;
  options: string[];
}

export type SeatKind = "human" | "bot" | "open";

export interface SeatInfo {
  seat: number;
  name: string;
  kind: SeatKind;
  /** A bot's level in words. */
  level?: string;
  /** Small public titles: first player, captain. */
  tags: string[];
  connected: boolean;
  /** Seconds since the line was lost. */
  away?: number;
  /** Seconds left; null for no clock. */
  clock: number | null;
}

export interface Phase {
  label: string;
  state: "done" | "now" | "next";
}

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  code: string;
  seats: SeatInfo[];
  timelines: number;
  /** How undo stands: free, after asking the table, or not at all. */
  undo: { free: boolean; reason: string } | null;
  paused: string | null;
}

export interface Prompt {
  kicker: string;
  ask: string;
  /** A shorter ask for narrow screens, when the game has one. */
  brief?: string;
  note?: string;
}

/** Everything a seat is shown after a step. */
export interface Update {
  table: TableInfo;
  view: View;
  prompt: Prompt;
  /** "Round 6 of 10". */
  round: string;
  phases: Phase[];
  options: Option[];
  /** This seat's own sealed answer, while others still choose. */
  sealed: string | null;
  /** A bot at work: its seat, what it does in words, seconds so far. */
  thinking: { seat: number; text: string; seconds: number } | null;
}

export interface Saying {
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: string;
}

/** client → server, over the socket; `ref` comes back with the answer. */
export type Ask =
  | { type: "hello"; table: string; since: number; language: Language }
  | { type: "answer"; ref: number; decision: number; text: string }
  | { type: "why"; ref: number; text: string }
  | { type: "foresee"; ref: number; text: string }
  | { type: "hint"; ref: number; step: number }
  | { type: "describe"; ref: number }
  | { type: "undo"; ref: number }
  | { type: "say"; text: string };

/** server → client. */
export type Tell =
  | { type: "update"; update: Update }
  | { type: "events"; events: Event[] }
  | { type: "said"; sayings: Saying[] }
  | { type: "accepted"; ref: number }
  | { type: "refused"; ref: number; reasons: Reason[]; stale: boolean }
  | { type: "reasons"; ref: number; reasons: Reason[] }
  | { type: "foreseen"; ref: number; foreseen: Foreseen }
  | { type: "hint"; ref: number; hint: HintStep }
  | { type: "described"; ref: number; text: string };

export interface GameInfo {
  id: string;
  title: string;
  seats: [number, number];
  minutes: number;
  pitch: string;
  bots: boolean;
}

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
  games: GameInfo[];
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
}

export interface Review {
  record: string;
  game: string;
  title: string;
  subtitle: string;
  verified: boolean;
  seat: number | null;
  seats: SeatInfo[];
  moves: number;
  rounds: { label: string; first: number }[];
  timelines: Timeline[];
  chosen: string;
  move: number;
  prompt: Prompt;
  compare: { title: string; sides: { letter: string; card: string; text: string }[]; note: string };
  /** Who holds what at the end, for games that declare it: one row per timeline. */
  holds: {
    title: string;
    note: string;
    columns: string[];
    rows: { letter: string; title: string; seats: (number | null)[]; winner: number; holds: string }[];
  } | null;
  events: Event[];
}

export interface LawRule {
  id: string;
  text: string;
  example?: string;
}

export interface Law {
  game: string;
  title: string;
  sections: { title: string; rules: LawRule[] }[];
}
