/** The only way data reaches the page. Two kinds: live (a server) and fixture (static files). */
import type {
  Event, Foreseen, HintStep, Language, Law, Lobby, Reason, Review, Saying, Update,
} from "./protocol";

export type Heard =
  | { kind: "update"; update: Update }
  | { kind: "events"; events: Event[] }
  | { kind: "said"; sayings: Saying[] }
  | { kind: "line"; up: boolean; retry: number };

export type Verdict =
  | { accepted: true }
  | { accepted: false; reasons: Reason[]; stale: boolean };

/** One seat's line to one table. */
export interface TableLine {
  listen(heard: (what: Heard) => void): () => void;
  answer(decision: number, text: string): Promise<Verdict>;
  why(text: string): Promise<Reason[]>;
  foresee(text: string): Promise<Foreseen>;
  hint(step: 1 | 2 | 3): Promise<HintStep>;
  describe(): Promise<string>;
  undo(): Promise<Verdict>;
  say(text: string): void;
  close(): void;
}

export interface NewTable {
  game: string;
  seats: number;
  bots: string[];
  options: Record<string, string>;
}

export interface Transport {
  lobby(language: Language): Promise<Lobby>;
  create(wish: NewTable, language: Language): Promise<string>;
  open(table: string, language: Language): TableLine;
  review(record: string, language: Language): Promise<Review>;
  law(game: string, language: Language): Promise<Law>;
}
