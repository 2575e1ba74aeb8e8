/** Several people on one device: which seats this browser plays, and whose turn it is to hold it. */
import type { SeatInfo, TableInfo, View } from "./protocol";
import type { Seated } from "./seated.svelte";

const KEY = "chronolude.hotseat";
type Tables = Record<string, number[]>;

function all(): Tables {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Tables;
  } catch {
    return {};
  }
}

export function seatsHere(table: string): number[] {
  return all()[table] ?? [];
}

export function shareDevice(table: string, seats: number[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [table]: seats }));
  } catch {
    // no storage: each seat can still be opened by its link
  }
}

/** Somebody who is asked and whose line is down; who waits for this device has lost none. */
export function lostOf(seated: Seated): SeatInfo | undefined {
  const { view, table } = seated.update!;
  const here = seatsHere(table.id);
  return table.seats.find((one) => !one.connected && !here.includes(one.seat) && view.asked.includes(one.seat));
}

/** Who of these seats owes something: first whoever is asked about going back, then whoever is asked to play. */
export function owing(seats: readonly number[], view: View | null, table: TableInfo): number[] {
  if (table.asking) return seats.filter((seat) => table.asking!.waiting.includes(seat));
  if (!view || view.mode === "over" || table.status !== "live") return [];
  return seats.filter((seat) => view.asked.includes(seat) && !view.answered.includes(seat));
}

/** Whom the device goes to now; null while its holder is still asked, or nobody here is. */
export function nextHolder(
  seats: readonly number[],
  holder: number | null,
  view: View | null,
  table: TableInfo,
): number | null {
  const waiting = owing(seats, view, table);
  if (holder !== null && waiting.includes(holder)) return null;
  const after = waiting.find((seat) => seat > (holder ?? -1));
  return after ?? waiting[0] ?? null;
}
