/** Static tables for the gallery, screenshots and component tests. Nothing here knows a rule. */
import type {
  Daily,
  Event,
  Finished,
  Foreseen,
  GameCard,
  HintStep,
  Inspection,
  Language,
  Law,
  Lesson,
  Lobby,
  Phrase,
  Proof,
  Ratings,
  Reason,
  Review,
  Saying,
  TableInfo,
  Update,
} from "./protocol";
import { noHint } from "./connection";
import type { EveningInfo, OwnEvening } from "./clubs";
import type { PuzzleHint, PuzzleInfo, PuzzleList, PuzzleMoment, PuzzleVerdict } from "./puzzles";
import type { Heard, Moment, TableConnection, Transport, Verdict } from "./transport";

/** Written by `python -m scripts.fixtures`, from tables of the engine. */
export interface TableFixture extends Update {
  events: Event[];
  said: Saying[];
  why: Record<string, Reason[]>;
  foresee: Record<string, Foreseen>;
  hints: HintStep[];
  inspect: Record<string, Inspection>;
  describe: string;
}

const files = import.meta.glob<unknown>("./fixtures/*.json", { import: "default" });

/** Pick one language wherever a fixture says both: `{"en": …, "fr": …}` becomes a plain string. */
export function localise(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => localise(item, language));
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value);
  if (entries.length === 2 && "en" in value && "fr" in value) return value[language];
  return Object.fromEntries(entries.map(([key, item]) => [key, localise(item, language)]));
}

export async function fixture<T>(name: string, language: Language): Promise<T> {
  const load = files[`./fixtures/${name}.json`];
  if (!load) throw new Error(`no fixture named ${name}`);
  return localise(await load(), language) as T;
}

const tableFixture = (name: string, language: Language): Promise<TableFixture> => fixture(name, language);

class FixtureLine implements TableConnection {
  #heard = new Set<(what: Heard) => void>();
  #table: Promise<TableFixture>;

  constructor(name: string, language: Language) {
    this.#table = tableFixture(name, language);
  }

  listen(heard: (what: Heard) => void): () => void {
    this.#heard.add(heard);
    void this.#table.then((table) => {
      heard({ kind: "update", update: table });
      heard({ kind: "events", events: table.events });
      heard({ kind: "said", sayings: table.said });
    });
    return () => this.#heard.delete(heard);
  }

  /** A fixture has no engine: a legal answer is sealed or kept waiting, so that the page can show it. */
  async answer(_decision: number, text: string): Promise<Verdict> {
    const table = await this.#table;
    if (!table.options.some((option) => option.text === text)) {
      return { accepted: false, reasons: table.why[text] ?? [], stale: false };
    }
    const update: Update = { ...table, sealed: table.view.mode === "all" ? text : null };
    for (const heard of this.#heard) heard({ kind: "update", update });
    return { accepted: true };
  }

  async why(text: string): Promise<Reason[]> {
    return (await this.#table).why[text] ?? [];
  }

  async foresee(text: string): Promise<Foreseen> {
    const none: Foreseen = { option: text, certain: [], ranges: [], unanswered: false };
    return (await this.#table).foresee[text] ?? none;
  }

  async hint(step: 1 | 2 | 3): Promise<HintStep> {
    const hints = (await this.#table).hints;
    return hints[step - 1] ?? noHint(step);
  }

  async inspect(steps: string[]): Promise<Inspection | null> {
    return (await this.#table).inspect[steps.join(" ")] ?? null;
  }

  async stand(name: string, on: boolean): Promise<Verdict> {
    const table = await this.#table;
    table.standing = table.standing.map((one) => (one.name === name ? { name, on } : one));
    for (const heard of this.#heard) heard({ kind: "update", update: { ...table } });
    return { accepted: true };
  }

  async describe(): Promise<string> {
    return (await this.#table).describe;
  }

  async undo(): Promise<Verdict> {
    return { accepted: true };
  }

  async consent(): Promise<Verdict> {
    return { accepted: true };
  }

  async tell(text: string): Promise<Verdict> {
    this.say(text);
    return { accepted: true };
  }

  say(text: string): void {
    const n = Date.now();
    const saying: Saying = { n, seat: 0, name: "", text, at: n / 1000, channel: "players", phrase: "" };
    for (const heard of this.#heard) heard({ kind: "said", sayings: [saying] });
  }

  phrase(id: Phrase): void {
    this.say(id);
  }

  async mute(): Promise<Verdict> {
    return { accepted: true };
  }

  close(): void {
    this.#heard.clear();
  }
}

export class FixtureTransport implements Transport {
  constructor(readonly name: string) {}

  lobby(language: Language): Promise<Lobby> {
    return fixture("lobby", language);
  }

  async create(): Promise<string> {
    return "demo";
  }

  open(_table: string, language: Language): TableConnection {
    return new FixtureLine(this.name, language);
  }

  review(_record: string, language: Language): Promise<Review> {
    return fixture("review", language);
  }

  async tale(): Promise<Event[]> {
    return [];
  }

  async table(_id: string, language: Language): Promise<TableInfo> {
    return (await tableFixture(this.name, language)).table;
  }

  async moment(_table: string, _decision: number, _eyes: unknown, language: Language): Promise<Moment> {
    const { view, prompt, describe } = await tableFixture("resolve", language);
    return { view, prompt, text: describe };
  }

  async hindsight(): Promise<null> {
    return null;
  }

  law(_game: string, language: Language): Promise<Law> {
    return fixture("law", language);
  }

  async game(game: string): Promise<GameCard> {
    return { id: game, title: game, seats: [2, 6], options: [], bots: [], doubts: [], tagline: "", board: null };
  }

  async catalogue(game: string, _edition: string, language: Language): Promise<object> {
    return fixture(`catalogue-${game}`, language);
  }

  async join(): Promise<void> {
    // everybody is at a fixture already
  }

  async act(): Promise<{ id?: string }> {
    return {};
  }

  async branch(): Promise<string> {
    return "demo";
  }

  async daily(game: string): Promise<Daily> {
    return { game, day: "2026-11-15", verifiable: false, results: [], finished: 0, table: "", mine: null };
  }

  async link(_table: string, seat: number): Promise<string> {
    return `/s/demo-${seat}`;
  }

  async revoke(): Promise<void> {
    // a fixture's links open nothing
  }

  async lesson(game: string): Promise<Lesson> {
    return { game, opening: "", steps: [], closing: "" };
  }

  async ratings(): Promise<Ratings> {
    return { at: "", ratings: {}, compiled: true };
  }

  async learn(): Promise<string> {
    return "demo";
  }

  async playDaily(): Promise<string> {
    return "demo";
  }

  async evenings(): Promise<OwnEvening[]> {
    return [];
  }

  async evening(): Promise<EveningInfo> {
    throw new Error("a fixture has no evenings");
  }

  async openEvening(): Promise<string> {
    return "demo";
  }

  async joinEvening(): Promise<void> {
    return;
  }

  tellEvening<T = object>(): Promise<T> {
    return Promise.reject(new Error("a fixture has no evenings"));
  }

  async come(): Promise<void> {
    return;
  }

  async puzzles(): Promise<PuzzleList> {
    return { day: "2026-11-15", game: "", id: "", shelves: [] };
  }

  async puzzle(): Promise<PuzzleInfo> {
    throw new Error("a fixture has no puzzles");
  }

  async tryPuzzle(): Promise<PuzzleVerdict> {
    return { right: false, text: "", told: [] };
  }

  async puzzleHint(_game: string, _id: string, step: number): Promise<PuzzleHint> {
    return { step, text: "" };
  }

  async solution(): Promise<PuzzleMoment[]> {
    return [];
  }

  async finished(): Promise<Finished> {
    return { games: [], more: false, endings: {} };
  }

  async extra<T>(path: string, language: Language): Promise<T> {
    return fixture(path, language);
  }

  async locker(): Promise<null> {
    return null;
  }

  async fill(): Promise<boolean> {
    return true;
  }

  async empty(): Promise<void> {
    // a fixture keeps nothing
  }

  async bring(): Promise<string> {
    return "demo";
  }

  async verify(): Promise<Proof> {
    return { sound: true, fair: true, answers: 0, draws: 0, branches: 0, fault: "", bounds: [] };
  }
}
