/** Puzzles: asked over REST, shown by the boards of the tables. What was solved, and the streak, stay in this browser. */
import { t } from "../text/words.svelte";
import type { TableInfo, Update, View } from "./protocol";
import type * as Wire from "./protocol.gen";
import { Seated } from "./seated.svelte";
import { silent } from "./still";
import type { Heard, TableConnection, Verdict } from "./transport";

export type { PuzzleHint, PuzzleList, PuzzleShelf, PuzzleVerdict } from "./protocol.gen";
export type PuzzleInfo = Wire.PuzzleInfo & { view: View };
export type PuzzleMoment = Wire.PuzzleMoment & { view: View };

const seatsOf = (info: PuzzleInfo): TableInfo["seats"] =>
  Array.from({ length: info.seats }, (_, seat) => ({
    seat,
    name: t("puzzle-seat-name", { n: seat + 1 }),
    kind: seat === info.seat ? "human" : "bot",
    level: "",
    tags: [],
    connected: true,
    away: null,
    clock: null,
    ticking: false,
    muted: false,
  }));

/** A puzzle as the update of a table, at its first decision or after an answer of its solution. */
export function updateOf(info: PuzzleInfo, moment: PuzzleMoment | null): Update {
  const { id, game, title } = info;
  const table = {
    id,
    game,
    title,
    seats: seatsOf(info),
    asking: null,
    paused: null,
    undo: null,
  } as TableInfo;
  return {
    n: 0,
    table,
    view: (moment ?? info).view,
    prompt: (moment ?? info).prompt,
    options: moment ? [] : info.options,
    sealed: null,
    thinking: null,
    your_turn: moment === null,
    turn: 1,
    standing: [],
    window: null,
  };
}

/** Somebody at a puzzle: what they answer goes to whoever judges it. */
export function sitting(info: PuzzleInfo, judge: (text: string) => Promise<void>): Seated {
  const connection: TableConnection = {
    ...silent,
    listen(heard: (what: Heard) => void) {
      queueMicrotask(() => heard({ kind: "update", update: updateOf(info, null) }));
      return () => undefined;
    },
    async answer(_: number, text: string): Promise<Verdict> {
      await judge(text);
      return { accepted: true };
    },
  };
  return new Seated(connection);
}

/** The table after an answer of the solution. */
export function shownAt(info: PuzzleInfo, moment: PuzzleMoment): Seated {
  const seated = new Seated(silent);
  seated.update = updateOf(info, moment);
  seated.table = seated.update.table;
  return seated;
}

const KEY = "chronolude.puzzles";

export interface Kept {
  /** Which puzzles were solved. */
  solved: string[];
  /** How many days in a row, and the last of them. */
  streak: number;
  last: string;
}

export function kept(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return { solved: found.solved ?? [], streak: found.streak ?? 0, last: found.last ?? "" };
  } catch {
    return { solved: [], streak: 0, last: "" };
  }
}

const DAY = 86_400_000;

/** Whether one day comes right after the other. */
export function follows(before: string, day: string): boolean {
  return before !== "" && Date.parse(day) - Date.parse(before) === DAY;
}

/** How long the streak is on this day: a day left out ends it. */
export function streakOn(now: Kept, day: string): number {
  return now.last === day || follows(now.last, day) ? now.streak : 0;
}

/** Note a puzzle that was solved without being shown; the one of the day makes the streak longer. */
export function solve(id: string, day: string | null): Kept {
  const now = kept();
  const solved = now.solved.includes(id) ? now.solved : [...now.solved, id];
  const isNew = day !== null && now.last !== day;
  const streak = isNew ? streakOn(now, day) + 1 : now.streak;
  const next = { solved, streak, last: isNew ? day : now.last };
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // no storage: it was solved all the same
  }
  return next;
}
