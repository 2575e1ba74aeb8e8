/** The only way data reaches the page. Two kinds: live (a server) and fixture (static files). */
import type {
  BranchWish,
  Daily,
  Event,
  Finished,
  Foreseen,
  GameCard,
  Hindsight,
  HintStep,
  Inspection,
  Language,
  Law,
  Lesson,
  Lobby,
  Locker,
  NewTable,
  Phrase,
  Prompt,
  Proof,
  Ratings,
  Reason,
  Review,
  Saying,
  TableInfo,
  Told,
  View,
} from "./protocol";
import type { EveningInfo, EveningWish, OwnEvening } from "./clubs";
import type { PuzzleHint, PuzzleInfo, PuzzleList, PuzzleMoment, PuzzleVerdict } from "./puzzles";

export type Heard =
  /** `n` is the number of the table's last event. */
  | { kind: "welcome"; seat: number | null; n: number }
  | { kind: "update"; update: Told }
  | { kind: "events"; events: Event[] }
  | { kind: "said"; sayings: Saying[] }
  | { kind: "connection"; up: boolean; retry: number }
  | { kind: "fault"; code: string; text: string };

export type Verdict =
  | { accepted: true }
  /** `doubtful`: it would be taken if one says that one is sure. */
  | { accepted: false; reasons: Reason[]; stale: boolean; doubtful?: boolean };

export interface Moment {
  view: View;
  prompt: Prompt;
  text: string;
}

/** One seat's connection to one table. */
export interface TableConnection {
  listen(heard: (what: Heard) => void): () => void;
  answer(decision: number, text: string): Promise<Verdict>;
  why(text: string): Promise<Reason[]>;
  foresee(text: string): Promise<Foreseen>;
  hint(step: 1 | 2 | 3): Promise<HintStep>;
  /** null where there is nothing to inspect, or the steps cannot be supposed. */
  inspect(steps: string[]): Promise<Inspection | null>;
  /** Leave a standing answer with the table, or take it back. */
  stand(name: string, on: boolean): Promise<Verdict>;
  describe(): Promise<string>;
  undo(): Promise<Verdict>;
  consent(yes: boolean): Promise<Verdict>;
  say(text: string): void;
  /** Chat that waits for its yes: a game may want it put otherwise. */
  tell(text: string, sure: boolean): Promise<Verdict>;
  phrase(id: Phrase): void;
  /** Hear no more from a seat, or hear it again; only this seat knows. */
  mute(seat: number, muted: boolean): Promise<Verdict>;
  close(): void;
}

/** Whose eyes a past moment is seen with: one's own, the public's, or a seat's once the game is over. */
export type Eyes = "own" | "public" | number;

/** What finished games are looked for by; what is left out means any. */
export interface Wanted {
  game?: string;
  ending?: string;
  player?: string;
  least?: number;
  most?: number;
  before?: number;
  own?: boolean;
}

export interface Transport {
  lobby(language: Language): Promise<Lobby>;
  /** The address of the new table. */
  create(wish: NewTable, language: Language): Promise<string>;
  table(id: string, language: Language): Promise<TableInfo>;
  join(id: string, name: string): Promise<void>;
  /** Whatever a host or a seat does around the game: start, pause, resume, close, rematch, seats/2. */
  act(id: string, what: string, body?: object): Promise<{ id?: string }>;
  /** A fresh link to a seat; the one before it is dead. */
  link(id: string, seat: number): Promise<string>;
  revoke(id: string, seat: number): Promise<void>;
  /** `watch`: only to look on, whatever seats this browser holds. */
  open(table: string, language: Language, seat?: number | null, watch?: boolean): TableConnection;
  review(table: string, language: Language): Promise<Review>;
  /** What was told at a table, for its log; or what everybody was told, with names for *you*. */
  tale(table: string, language: Language, everybody?: boolean): Promise<Event[]>;
  moment(table: string, decision: number, eyes: Eyes, language: Language): Promise<Moment>;
  /** What a seat's answers gave away, as far as it has been judged; null where that cannot be told. */
  hindsight(table: string, seat: number, language: Language): Promise<Hindsight | null>;
  branch(table: string, wish: BranchWish): Promise<string>;
  law(game: string, language: Language): Promise<Law>;
  game(game: string, language: Language): Promise<GameCard>;
  /** What is printed on the cards of a game, as its board reads it. */
  catalogue(game: string, edition: string, language: Language): Promise<object>;
  daily(game: string): Promise<Daily>;
  lesson(game: string, language: Language): Promise<Lesson>;
  /** How strong the bots are, as last measured. */
  ratings(): Promise<Ratings>;
  /** The table a lesson is taken at. */
  learn(game: string, name: string): Promise<string>;
  playDaily(game: string, name: string): Promise<string>;
  /** Everything there is to solve, and the puzzle of the day. */
  /** Club nights this browser has a key to. */
  evenings(language: Language): Promise<OwnEvening[]>;
  evening(id: string, language: Language): Promise<EveningInfo>;
  /** Open an evening: its id. The host's key stays in this browser. */
  openEvening(wish: EveningWish): Promise<string>;
  joinEvening(id: string, name: string): Promise<void>;
  /** What a host does at an evening, or somebody for themselves. */
  tellEvening<T = object>(id: string, what: string, body?: object): Promise<T>;
  /** Take one's seat at a table of an evening, or, as its host, charge of it. */
  come(table: string): Promise<void>;
  puzzles(language: Language): Promise<PuzzleList>;
  puzzle(game: string, id: string, language: Language): Promise<PuzzleInfo>;
  tryPuzzle(game: string, id: string, text: string): Promise<PuzzleVerdict>;
  puzzleHint(game: string, id: string, step: number): Promise<PuzzleHint>;
  solution(game: string, id: string): Promise<PuzzleMoment[]>;
  /** Games that are over: those anybody may watch and one's own, as far as they fit. */
  finished(wanted: Wanted, language: Language): Promise<Finished>;
  /** What a game serves besides its tables, such as its decks. */
  extra<T>(path: string, language: Language): Promise<T>;
  /** What is kept under this name; null where there is nothing. */
  locker(name: string): Promise<Locker | null>;
  /** Put it there in place of the version that was read; false where another device was quicker. */
  fill(name: string, locker: Locker): Promise<boolean>;
  empty(name: string): Promise<void>;
  bring(text: string): Promise<string>;
  verify(text: string): Promise<Proof>;
}
