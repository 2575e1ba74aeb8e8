/** Geometry of the line map: where a move lies, and the track a timeline runs on. */
import type { Timeline } from "../net/protocol";

export interface Frame {
  left: number;
  right: number;
  top: number;
  row: number;
}

export interface Round {
  label: string;
  first: number;
}

/** Rounds are equally wide; moves share out their round evenly. */
export function xOf(move: number, rounds: Round[], last: number, frame: Frame): number {
  const width = (frame.right - frame.left) / Math.max(1, rounds.length);
  const r = Math.max(
    0,
    rounds.findLastIndex((round) => round.first <= move),
  );
  const first = rounds[r]?.first ?? 0;
  const next = rounds[r + 1]?.first ?? last + 1;
  return frame.left + width * (r + (move - first) / Math.max(1, next - first));
}

export function yOf(index: number, frame: Frame): number {
  return frame.top + index * frame.row;
}

/** The track of a timeline: straight, or leaving its parent through a set of points. */
export function track(from: [number, number] | null, start: number, end: number, y: number): string {
  if (!from) return `M${start} ${y}H${end}`;
  const [x, parent] = from;
  const turn = x + 44;
  return `M${x} ${parent}C${x + 26} ${parent} ${x + 18} ${y} ${turn} ${y}H${Math.max(turn, end)}`;
}

/** How deep a timeline hangs in the tree, for people who hear it. */
export function depth(timeline: Timeline, all: Timeline[]): number {
  const parent = all.find((t) => t.letter === timeline.from?.letter);
  return parent ? 1 + depth(parent, all) : 1;
}

export const INKS = [
  "var(--ink)",
  "var(--suit-b)",
  "var(--suit-a)",
  "var(--line-2)",
  "var(--suit-d)",
  "var(--suit-c)",
  "var(--suit-e)",
];
