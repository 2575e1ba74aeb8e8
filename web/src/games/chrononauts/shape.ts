/** Reads a view of Chrononauts, Artifaxx or Solonauts into what the boards draw. It reorders; it decides nothing. */
import type { ChrononautsAid } from "./aid.gen";
import type { Option, View, ZoneView } from "../../net/protocol";
import type { Seated } from "../../net/seated.svelte";

export interface Shape extends ChrononautsAid {
  paradoxes: number;
  arrived: string[];
  phase: string;
  turn: number;
  deck: number;
  discard: string[];
  /** Cards announced and not yet settled, the newest last. */
  playing: string[];
}

interface Announced {
  seat: number;
  card: string;
  year: string | null;
  at: string | null;
  other: number | null;
}

function zone(view: View, name: string, seat: number | null = null): ZoneView | undefined {
  return view.zones.find((one) => one.name === name && one.seat === seat);
}

export function cardsIn(view: View, name: string, seat: number | null = null): string[] {
  return (zone(view, name, seat)?.cards ?? []).flatMap((card) => (card === null ? [] : [card]));
}

function sizeOf(view: View, name: string, seat: number | null = null): number {
  return zone(view, name, seat)?.size ?? 0;
}

export function shapeOf(view: View): Shape {
  return {
    ...(view.aid as ChrononautsAid),
    paradoxes: Number(view.numbers["paradoxes"] ?? 0),
    arrived: cardsIn(view, "home"),
    phase: String(view.numbers["phase"] ?? "solo"),
    turn: Number(view.numbers["turn"] ?? 0),
    deck: sizeOf(view, "deck"),
    discard: cardsIn(view, "discard"),
    playing: cardsIn(view, "playing"),
  };
}

const SORTS = ["inverter", "patch", "artifact", "action", "timewarp"];

/** The own cards by sort; those of a miracle come first, for they are what is asked about. */
export function handOf(view: View, sortOf: (card: string) => string): string[] {
  const own = view.game === "solonauts" ? null : view.seat;
  const order = (card: string): string => `${SORTS.indexOf(sortOf(card))}${card}`;
  const sorted = cardsIn(view, "hand", own).toSorted((a, b) => order(a).localeCompare(order(b)));
  return [...cardsIn(view, "fresh", own), ...sorted];
}

export function handSize(view: View, seat: number): number {
  return view.game === "solonauts" ? sizeOf(view, "hand") : sizeOf(view, "hand", seat) + sizeOf(view, "fresh", seat);
}

/** The newest card that waits for its window, with what it was aimed at; told by events, as everybody heard it. */
export function announcedOf(seated: Seated): Announced | null {
  const card = shapeOf(seated.update!.view).playing.at(-1);
  const told =
    card && seated.told.findLast((one) => one.args["card"] === card && /^(played|aimed-|memoed)/.test(one.kind));
  if (!told) return null;
  const { seat, year, at, other } = told.args as { seat: number; year?: number; at?: string; other?: number };
  return {
    seat,
    card,
    year: year === undefined ? null : String(year),
    at: at ?? null,
    other: other ?? null,
  };
}

/** Years among what may be chosen now, as part of the move in hand. */
export function targetsOf(options: readonly Option[]): Map<string, Option> {
  return new Map(options.filter((o) => o.verb === "flip").map((o) => [o.text, o]));
}

/** The options at the depth of the last part chosen, so that another may be taken instead. */
export function siblingsOf(seated: Seated): Option[] {
  let options = seated.update?.options ?? [];
  const upTo = seated.complete ? seated.path.slice(0, -1) : seated.path;
  for (const text of upTo) options = options.find((o) => o.text === text)?.then ?? [];
  return options;
}
