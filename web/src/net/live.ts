/** The server over REST, for everything that is asked once; a table is played over its line. */
import { settings } from "../settings.svelte";
import { language as spoken, says, t } from "../text/words.svelte";
import { LiveConnection } from "./connection";
import { keepPledge } from "./pledge";
import type { OwnTable as WireOwn } from "./protocol.gen";
import type {
  BranchWish,
  Daily,
  Departure,
  Event,
  Finished,
  Fork,
  GameCard,
  Hindsight,
  Language,
  Law,
  Lesson,
  ListedTable,
  Lobby,
  Locker,
  NewTable,
  OwnTable,
  Proof,
  Ratings,
  Review,
  TableInfo,
  TreeNode,
  View,
} from "./protocol";
import type { EveningInfo, EveningWish, OwnEvening } from "./clubs";
import type { PuzzleHint, PuzzleInfo, PuzzleList, PuzzleMoment, PuzzleVerdict } from "./puzzles";
import { reviewOf } from "./review";
import type { Eyes, Moment, TableConnection, Transport, Wanted } from "./transport";

/** What the server answered instead of doing it, in words of its own or of the page. */
class Unwanted extends Error {
  constructor(
    readonly status: number,
    detail: string,
  ) {
    super(detail);
  }
}

async function ask(method: string, path: string, language: Language, body?: object): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language };
  if (body) headers["Content-Type"] = "application/json";
  const answer = await fetch(`/api/${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  if (answer.ok) return answer;
  const told = (await answer.json().catch(() => ({}))) as { detail?: string };
  const detail = told.detail ?? String(answer.status);
  // The server says such things in English only; elsewhere a plainer sentence is better than a foreign one.
  throw new Unwanted(answer.status, (language === "en" ? null : says(`status-${answer.status}`)) ?? detail);
}

async function get<T>(path: string, language: Language = spoken()): Promise<T> {
  return (await (await ask("GET", path, language)).json()) as T;
}

async function post<T>(path: string, body: object = {}, language: Language = spoken()): Promise<T> {
  return (await (await ask("POST", path, language, body)).json()) as T;
}

const id = encodeURIComponent;

/** A new table: its fingerprint is told before anything is dealt, and kept. */
function made({ id, commitment }: { id: string; commitment: string }): string {
  keepPledge(id, { commitment });
  return id;
}

function hour(seconds: number): string {
  return new Date(seconds * 1000).toTimeString().slice(0, 5);
}

function departure(row: ListedTable): Departure {
  const { id, game, title, taken, seats, pace } = row;
  return {
    id,
    game,
    title,
    taken,
    seats,
    pace: pace || t("clock-none"),
    who: row.who.filter(Boolean).join(", "),
    time: hour(row.created),
    live: row.status === "live",
  };
}

const RANK = { go: 0, wait: 1, think: 1, lost: 1, end: 2 };

export function ownTable(row: WireOwn): OwnTable {
  const arm = row.status === "over" || row.status === "closed" ? "end" : row.your_turn ? "go" : "wait";
  const word =
    row.status === "open" ? "own-open" : arm === "end" ? "own-over" : arm === "go" ? "your-turn" : "own-waiting";
  const who = new Intl.ListFormat(spoken()).format(row.who ?? []);
  return {
    id: row.id,
    game: row.game,
    title: row.called || row.title,
    status: t(word),
    arm,
    with: [row.called ? row.title : "", who && t("own-with", { who }), row.id].filter(Boolean).join(" · "),
  };
}

const FORK = "chronolude.fork";

export function rememberFork(fork: Fork): void {
  try {
    localStorage.setItem(FORK, JSON.stringify(fork));
  } catch {
    // no storage: the lobby simply shows no fork
  }
}

function lastFork(): Fork | null {
  try {
    return JSON.parse(localStorage.getItem(FORK) ?? "null") as Fork | null;
  } catch {
    return null;
  }
}

interface WireLobby {
  games: GameCard[];
  tables: WireOwn[];
  departures: ListedTable[];
}

export class LiveTransport implements Transport {
  async lobby(language: Language): Promise<Lobby> {
    const found = await get<WireLobby>("lobby", language);
    const tables = found.tables.map(ownTable).toSorted((a, b) => RANK[a.arm] - RANK[b.arm]);
    return {
      name: settings.name,
      clock: hour(Date.now() / 1000),
      games: found.games,
      tables,
      fork: lastFork(),
      departures: found.departures.map(departure),
    };
  }

  async create(wish: NewTable, language: Language): Promise<string> {
    return made(await post("tables", wish, language));
  }

  async table(table: string, language: Language): Promise<TableInfo> {
    const info = await get<TableInfo>(`tables/${id(table)}`, language);
    if (info.status === "open") keepPledge(table, { commitment: info.fairness.commitment });
    return info;
  }

  async join(table: string, name: string): Promise<void> {
    await post(`tables/${id(table)}/join`, { name });
  }

  act(table: string, what: string, body: object = {}): Promise<{ id?: string }> {
    return post(`tables/${id(table)}/${what}`, body);
  }

  async link(table: string, seat: number): Promise<string> {
    return (await post<{ link: string }>(`tables/${id(table)}/seats/${seat}/link`)).link;
  }

  async revoke(table: string, seat: number): Promise<void> {
    await ask("DELETE", `tables/${id(table)}/seats/${seat}/link`, spoken());
  }

  open(table: string, language: Language, seat: number | null = null, watch = false): TableConnection {
    return new LiveConnection(table, language, seat, watch);
  }

  async tale(table: string, language: Language, everybody = false): Promise<Event[]> {
    const path = `tables/${id(table)}/events${everybody ? "?public=true" : ""}`;
    const told = await (await ask("GET", path, language)).text();
    return told
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Event);
  }

  async review(table: string, language: Language): Promise<Review> {
    const [info, tree, events] = await Promise.all([
      get<TableInfo>(`tables/${id(table)}`, language),
      get<TreeNode>(`tables/${id(table)}/tree`, language),
      this.tale(table, language),
    ]);
    return reviewOf(info, tree, events);
  }

  async moment(table: string, decision: number, eyes: Eyes, language: Language): Promise<Moment> {
    const from = eyes === "own" ? "" : eyes === "public" ? "?public=true" : `?seat=${eyes}`;
    const view = await get<View>(`tables/${id(table)}/decisions/${decision}${from}`, language);
    return { view, prompt: { kicker: "", ask: "" }, text: "" };
  }

  async hindsight(table: string, seat: number, language: Language): Promise<Hindsight | null> {
    return get<Hindsight>(`tables/${id(table)}/hindsight/${seat}`, language).catch(() => null);
  }

  async branch(table: string, wish: BranchWish): Promise<string> {
    return made(await post(`tables/${id(table)}/branch`, wish));
  }

  law(game: string, language: Language): Promise<Law> {
    return get(`games/${id(game)}/law`, language);
  }

  game(game: string, language: Language): Promise<GameCard> {
    return get(`games/${id(game)}`, language);
  }

  catalogue(game: string, edition: string, language: Language): Promise<object> {
    return get(`games/${id(game)}/catalogue?lang=${language}&edition=${id(edition)}`, language);
  }

  daily(game: string): Promise<Daily> {
    return get(`daily/${id(game)}`);
  }

  lesson(game: string, language: Language): Promise<Lesson> {
    return get(`lessons/${id(game)}`, language);
  }

  ratings(): Promise<Ratings> {
    return get("ratings");
  }

  async learn(game: string, name: string): Promise<string> {
    return (await post<{ id: string }>(`lessons/${id(game)}`, { name })).id;
  }

  async playDaily(game: string, name: string): Promise<string> {
    return (await post<{ id: string }>(`daily/${id(game)}`, { name })).id;
  }

  evenings(language: Language): Promise<OwnEvening[]> {
    return get("evenings", language);
  }

  evening(evening: string, language: Language): Promise<EveningInfo> {
    return get(`evenings/${id(evening)}`, language);
  }

  async openEvening(wish: EveningWish): Promise<string> {
    return (await post<{ id: string }>("evenings", wish)).id;
  }

  async joinEvening(evening: string, name: string): Promise<void> {
    await post(`evenings/${id(evening)}/join`, { name });
  }

  tellEvening<T = object>(evening: string, what: string, body: object = {}): Promise<T> {
    return post<T>(`evenings/${id(evening)}/${what}`, body);
  }

  async come(table: string): Promise<void> {
    await post(`tables/${id(table)}/evening`);
  }

  puzzles(language: Language): Promise<PuzzleList> {
    return get("puzzles", language);
  }

  puzzle(game: string, puzzle: string, language: Language): Promise<PuzzleInfo> {
    return get(`puzzles/${id(game)}/${id(puzzle)}`, language);
  }

  tryPuzzle(game: string, puzzle: string, text: string): Promise<PuzzleVerdict> {
    return post(`puzzles/${id(game)}/${id(puzzle)}`, { text });
  }

  puzzleHint(game: string, puzzle: string, step: number): Promise<PuzzleHint> {
    return get(`puzzles/${id(game)}/${id(puzzle)}/hints/${step}`);
  }

  solution(game: string, puzzle: string): Promise<PuzzleMoment[]> {
    return get(`puzzles/${id(game)}/${id(puzzle)}/solution`);
  }

  finished(wanted: Wanted, language: Language): Promise<Finished> {
    const given = Object.entries(wanted).filter(([, value]) => value !== undefined && value !== "");
    const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
    return get(`finished?${query}`, language);
  }

  extra<T>(path: string, language: Language): Promise<T> {
    return get(path, language);
  }

  async locker(name: string): Promise<Locker | null> {
    const found = await get<Locker>(`lockers/${name}`);
    return found.version ? found : null;
  }

  async fill(name: string, locker: Locker): Promise<boolean> {
    try {
      await ask("PUT", `lockers/${name}`, spoken(), locker);
      return true;
    } catch (error) {
      if (error instanceof Unwanted && error.status === 409 && (await this.locker(name))) return false;
      throw error;
    }
  }

  async empty(name: string): Promise<void> {
    await ask("DELETE", `lockers/${name}`, spoken());
  }

  async bring(text: string): Promise<string> {
    return (await post<{ id: string }>("records", { text })).id;
  }

  verify(text: string): Promise<Proof> {
    return post("verify", { text });
  }
}
