/** Going back: what is wished for, and the table that comes of it. */
import { cue } from "../kit/sound";
import { route } from "../router.svelte";
import { settings } from "../settings.svelte";
import { t } from "../text/words.svelte";
import { transport } from "./choose";
import { rememberFork } from "./live";
import type { BranchWish, SeatInfo } from "./protocol";

/** A moment somebody is about to leave from, and how. */
export interface Parting {
  /** The table whose map shows it, and the table it was played at. */
  record: string;
  table: string;
  game: string;
  title: string;
  decision: number;
  /** The same on the map, and where the map ends. */
  move: number;
  last: number;
  seats: SeatInfo[];
  /** Whose eyes and hand go back; null leaves it to the house, which knows. */
  seat: number | null;
  /** Whether the game is over, so that hidden cards may stay as they were. */
  over: boolean;
  bots: boolean;
  resampled: boolean;
  /** What it may be called. */
  called: string;
}

export function wishOf(from: Parting, called: string): BranchWish {
  const mine = from.seat ?? (from.over ? 0 : null);
  const players = from.bots
    ? []
    : from.seats.map((one) => ({
        kind: one.seat === (mine ?? 0) ? ("human" as const) : ("open" as const),
        name: settings.name,
      }));
  return {
    decision: from.decision,
    mode: !from.over || from.resampled ? "fair" : "study",
    ...(mine === null ? {} : { seat: mine }),
    name: settings.name,
    players,
    settings: { called: called.trim() },
  };
}

/** Makes the other timeline; tells its table. */
export async function fork(from: Parting, called: string): Promise<string> {
  const wire = await transport(route().query);
  const made = await wire.branch(from.table, wishOf(from, called));
  const text = called.trim() || t("fork-text", { n: from.move });
  rememberFork({ record: from.record, game: from.game, title: from.title, text });
  cue("branch");
  return made;
}
