/** Timeline's view in the shape its board is drawn in. It reorders what was sent and decides nothing. */
import type { CardFront, TimelineAid } from "./aid.gen";
import type { Event, Phase, View, ZoneView } from "../../net/protocol";
import type { Seated } from "../../net/seated.svelte";
import { standing } from "../../net/telling";
import { language, t } from "../../text/words.svelte";

type Words = { en: string; fr: string };

/** A placement that everybody saw, right or wrong, with what happened that year. */
export interface Outcome {
  n: number;
  seat: number;
  card: string;
  gap: number;
  right: boolean;
  year: number;
  shown: string;
  note: string;
  text: string;
}

export interface Placed {
  card: string;
  year: number;
}

/** Fronts by id: cards are named long after the view that brought them. */
const known = new Map<string, CardFront>();

export function aidOf(view: View): TimelineAid {
  const aid = view.aid as TimelineAid;
  for (const [card, front] of Object.entries(aid.cards)) known.set(card, front);
  return aid;
}

export function frontOf(card: string): CardFront | null {
  return known.get(card) ?? null;
}

export function nameOf(card: string): string {
  return known.get(card)?.name ?? card;
}

export function zoneOf(view: View, name: string, seat: number | null = null): ZoneView | undefined {
  return view.zones.find((zone) => zone.name === name && (seat === null || zone.seat === seat));
}

const cardsIn = (zone: ZoneView | undefined): string[] =>
  (zone?.cards ?? []).filter((card): card is string => card !== null);

export function handOf(view: View): string[] {
  aidOf(view);
  return view.seat === null ? [] : cardsIn(zoneOf(view, "hand", view.seat));
}

export function heldBy(view: View, seat: number): string[] {
  aidOf(view);
  return cardsIn(zoneOf(view, "hand", seat));
}

export function lineOf(view: View): Placed[] {
  const aid = aidOf(view);
  return cardsIn(zoneOf(view, "line")).map((card) => ({ card, year: aid.dates[card]?.year ?? 0 }));
}

export function discardsOf(view: View): string[] {
  return cardsIn(zoneOf(view, "discard"));
}

function row(view: View, name: string): number[] {
  const found = view.numbers[name];
  return Array.isArray(found) ? found : [];
}

export const isIn = (view: View, seat: number): boolean => (row(view, "active")[seat] ?? 1) !== 0;
export const isDone = (view: View, seat: number): boolean => (row(view, "done")[seat] ?? 0) !== 0;
export const placedBy = (view: View, seat: number): number => row(view, "placed")[seat] ?? 0;
export const missedBy = (view: View, seat: number): number => row(view, "missed")[seat] ?? 0;
export const inTieBreak = (view: View): boolean => view.numbers["mode"] === "tiebreak";

/** What an event says of a placement, in the reader's language. */
function outcomeOf({ n, kind, text, args }: Event): Outcome {
  const said = (name: string): string => (args[name] as Words | undefined)?.[language()] ?? "";
  const figure = (name: string): number => Number(args[name]);
  return {
    n,
    text,
    right: kind === "placed",
    card: String(args["card"]),
    seat: figure("seat"),
    gap: figure("gap"),
    year: figure("year"),
    shown: said("shown"),
    note: said("note"),
  };
}

/** The placements of the last time round, newest first. */
export function outcomes(told: readonly Event[], most: number): Outcome[] {
  const out: Outcome[] = [];
  for (let i = told.length - 1; i >= 0 && out.length < most; i -= 1) {
    const event = told[i]!;
    if (event.kind === "table-undone") break;
    if (event.kind !== "placed" && event.kind !== "missed") continue;
    out.push(outcomeOf(event));
  }
  return out;
}

/** What the winners placed, once it is over. */
export function wonWith(view: View, told: readonly Event[]): Set<string> {
  const winners = view.result?.winners ?? [];
  const theirs = standing(told).filter(({ kind, args }) => kind === "placed" && winners.includes(Number(args["seat"])));
  return new Set(theirs.map(({ args }) => String(args["card"])));
}

/** Who has played, who plays and who comes next in this round. */
export function phasesOf(view: View, names: string[]): Phase[] {
  const seats = Array.from({ length: view.seats }, (_, i) => (Number(view.numbers["starter"]) + i) % view.seats).filter(
    (seat) => isIn(view, seat),
  );
  if (seats.length > 5) return [];
  const now = seats.indexOf(view.asked[0] ?? -1);
  return seats.map((seat, i) => ({
    label: seat === view.seat ? t("you-word") : names[seat] || t("seat-number", { n: seat + 1 }),
    state: i < now || now < 0 ? "done" : i === now ? "now" : "next",
  }));
}

// ── the choice in hand ───────────────────────────────────────────────────────────────────────────

export function chosenCard(seated: Seated): string | null {
  return seated.path.length ? (seated.option(seated.path[0]!)?.noun ?? null) : null;
}

/** The gap in hand, from 1; null when none is chosen yet. */
export function chosenGap(seated: Seated): number | null {
  return seated.path.length > 1 ? Number(seated.path[1]!.replace(/\D+/g, "")) : null;
}

/** Take a gap for the card in hand, instead of the one that was chosen. */
export function takeGap(seated: Seated, gap: number): boolean {
  const card = seated.path[0];
  const option = card === undefined ? undefined : seated.option(card)?.then.find((one) => one.noun === String(gap));
  if (!option) return false;
  seated.path = seated.path.slice(0, 1);
  seated.extend(option.text);
  return true;
}
