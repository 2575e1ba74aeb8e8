/** My games: what this browser remembers of games that are over. Nothing of it leaves the browser unless it is sealed. */
import type { FinishedGame, Hindsight } from "./protocol";
import { worstOf } from "./hindsight.svelte";
import type { Language } from "./protocol";
import type { Transport } from "./transport";

/** An answer that gave much away: the position before it can be tried again. */
export interface WorstMoment {
  move: number;
  regret: number;
  answer: string;
  best: string;
  tried: boolean;
}

export interface PlayedGame {
  id: string;
  game: string;
  title: string;
  /** When it ended, in seconds. */
  at: number;
  seat: number;
  names: string[];
  /** What played each seat; empty for people. */
  bots: string[];
  ranks: number[];
  scores: number[];
  ending: string;
  rule: string;
  decisions: number;
  /** A branch of another game is practice, and counts for no rating. */
  branch: boolean;
  /** What the mean answer gave away, once it has been looked at. */
  regret: number | null;
  worst: WorstMoment[];
}

const KEY = "chronolude.mine";
/** So many are remembered, the last: they must fit into a locker. */
export const MOST = 250;

const isGame = (one: unknown): one is PlayedGame => {
  const game = one as Partial<PlayedGame> | null;
  return (
    typeof game?.id === "string" &&
    typeof game.game === "string" &&
    typeof game.at === "number" &&
    typeof game.seat === "number" &&
    Array.isArray(game.ranks) &&
    Array.isArray(game.bots) &&
    Array.isArray(game.worst)
  );
};

/** Games from text that this browser, a file or a locker kept; what is no game is left out. */
export function read(text: string | null): PlayedGame[] {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(found) ? found.filter(isGame).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function played(): PlayedGame[] {
  try {
    return read(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

export function keep(games: PlayedGame[]): PlayedGame[] {
  const kept = games.toSorted((a, b) => b.at - a.at).slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // no storage: they are shown all the same
  }
  return kept;
}

/** Two memories of one game: what either has looked at and tried counts. */
function joined(one: PlayedGame, other: PlayedGame): PlayedGame {
  const looked = one.regret === null ? other : one;
  const tried = new Set([...one.worst, ...other.worst].filter((moment) => moment.tried).map((moment) => moment.move));
  const worst = looked.worst.map((moment) => ({ ...moment, tried: tried.has(moment.move) }));
  return { ...one, regret: looked.regret, worst };
}

/** All games of both, each once. */
export function merged(ours: PlayedGame[], theirs: PlayedGame[]): PlayedGame[] {
  const found = new Map(ours.map((game) => [game.id, game]));
  for (const game of theirs) {
    const known = found.get(game.id);
    found.set(game.id, known ? joined(known, game) : game);
  }
  return [...found.values()].toSorted((a, b) => b.at - a.at).slice(0, MOST);
}

export function gameOf(found: FinishedGame): PlayedGame {
  const { id, game, title, at, names, bots, ranks, scores, ending, rule, decisions, parent, mine } = found;
  const told = { id, game, title, at, names, bots, ranks, scores, ending, rule, decisions };
  return { ...told, seat: mine ?? 0, branch: parent !== null, regret: null, worst: [] };
}

/** Remember the games of this browser that have ended; tells all there are. */
export async function gather(wire: Transport, language: Language): Promise<PlayedGame[]> {
  const { games } = await wire.finished({ own: true }, language);
  return keep(merged(played(), games.filter((one) => one.mine !== null).map(gameOf)));
}

/** Note what looking again at a game has found. */
export function note(id: string, found: Hindsight): PlayedGame[] {
  const judged = found.decisions;
  if (!judged.length || found.looked < found.wanted) return played();
  const regret = judged.reduce((sum, one) => sum + one.regret, 0) / judged.length;
  const worst = worstOf(found).map(({ move, regret, answer, best }) => ({ move, regret, answer, best, tried: false }));
  return keep(
    merged(
      played().map((game) => (game.id === id ? { ...game, regret, worst } : game)),
      played(),
    ),
  );
}

export function tried(id: string, move: number): PlayedGame[] {
  return keep(
    played().map((game) =>
      game.id === id
        ? { ...game, worst: game.worst.map((one) => (one.move === move ? { ...one, tried: true } : one)) }
        : game,
    ),
  );
}

export function forget(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // no storage: there was nothing
  }
}

export interface PracticeCard extends WorstMoment {
  game: PlayedGame;
}

/** The answers of all games that gave most away: those not tried yet first. */
export function practice(games: PlayedGame[], most = 12): PracticeCard[] {
  return games
    .flatMap((game) => game.worst.map((moment) => ({ ...moment, game })))
    .toSorted((a, b) => Number(a.tried) - Number(b.tried) || b.regret - a.regret)
    .slice(0, most);
}

/** Endings by how often one met them, with how often one won by them. */
export function endings(games: PlayedGame[]): { game: string; ending: string; rule: string; n: number; won: number }[] {
  const found = new Map<string, { game: string; ending: string; rule: string; n: number; won: number }>();
  for (const one of games) {
    const key = `${one.game} ${one.ending}`;
    const known = found.get(key) ?? { game: one.game, ending: one.ending, rule: one.rule, n: 0, won: 0 };
    found.set(key, { ...known, n: known.n + 1, won: known.won + Number(one.ranks[one.seat] === 1) });
  }
  return [...found.values()].toSorted((a, b) => b.n - a.n || b.won - a.won);
}
