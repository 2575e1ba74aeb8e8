/** What two timelines make of the same moment, from two views of one seat. It compares; it knows no game. */
import type { Timeline, View, ZoneView } from "./protocol";

export interface Difference {
  /** The figure's or zone's own name. */
  name: string;
  /** Which of a row, when it is one: a seat or a place. */
  index: number | null;
  /** What the index counts: seats from 0, or places from 1. */
  of: "seat" | "place" | null;
  kind: "figure" | "zone";
  left: string;
  right: string;
}

const MOST_SEATS = 8;
type Figure = View["numbers"][string];

function figures(left: View, right: View): Difference[] {
  return Object.entries(left.numbers).flatMap(([name, mine]) => {
    const theirs = right.numbers[name];
    return theirs === undefined ? [] : compare(name, mine, theirs);
  });
}

function compare(name: string, mine: Figure, theirs: Figure): Difference[] {
  if (!Array.isArray(mine) || !Array.isArray(theirs)) {
    return mine === theirs
      ? []
      : [{ name, index: null, of: null, kind: "figure", left: String(mine), right: String(theirs) }];
  }
  const of = mine.length > MOST_SEATS ? "place" : "seat";
  return mine.flatMap((value, index): Difference[] =>
    value === theirs[index]
      ? []
      : [{ name, index, of, kind: "figure", left: String(value), right: String(theirs[index]) }],
  );
}

const key = (zone: ZoneView): string => `${zone.name}#${zone.seat ?? ""}`;

/** Cards as they can be seen: faces that the other has not by name, backs by their number. */
function said(zone: ZoneView, other: ZoneView): string {
  const open = zone.cards.filter((card) => card !== null);
  const known = new Set(other.cards);
  const own = open.filter((card) => !known.has(card));
  if (own.length) return own.join(", ");
  return open.length || !zone.size ? "–" : String(zone.size);
}

function zones(left: View, right: View): Difference[] {
  const theirs = new Map(right.zones.map((zone) => [key(zone), zone]));
  const seats = new Set(left.zones.filter((zone) => zone.seat === 0).map((zone) => zone.name));
  return left.zones.flatMap((mine): Difference[] => {
    const other = theirs.get(key(mine));
    if (!other || JSON.stringify(mine.cards) === JSON.stringify(other.cards)) return [];
    const of = mine.seat === null ? null : seats.has(mine.name) ? "seat" : "place";
    return [{ name: mine.name, index: mine.seat, of, kind: "zone", left: said(mine, other), right: said(other, mine) }];
  });
}

/** Everything that differs, zones first: cards say more than figures. */
export function differences(left: View, right: View): Difference[] {
  return [...zones(left, right), ...figures(left, right)];
}

/** Where a timeline's moment is kept: before it forked it is its parent's. Null for a line no table keeps. */
export function momentOf(
  timelines: readonly Timeline[],
  letter: string,
  move: number,
): { table: string | null; decision: number } | null {
  const line = timelines.find((one) => one.letter === letter);
  if (!line) return null;
  if (line.from && move < line.start) return momentOf(timelines, line.from.letter, move);
  if (line.from && !line.table) return null;
  return { table: line.table ?? null, decision: Math.min(move, line.answered ?? line.end) - (line.offset ?? 0) };
}

/** The move at which two timelines part: the later of them cannot differ before. */
export function partAt(timelines: readonly Timeline[], one: string, other: string): number {
  const way = (letter: string): Timeline[] => {
    const line = timelines.find((item) => item.letter === letter);
    return line ? [...(line.from ? way(line.from.letter) : []), line] : [];
  };
  const [a, b] = [way(one), way(other)];
  let shared = 0;
  while (a[shared] && a[shared]!.letter === b[shared]?.letter) shared++;
  return Math.min(a[shared]?.start ?? Infinity, b[shared]?.start ?? Infinity);
}
