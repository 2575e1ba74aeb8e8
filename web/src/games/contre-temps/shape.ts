/** Reads a Contre-Temps view into what the board draws. It reorders; it decides nothing. */
import type { ContreTempsAid, OrderStep, TrayCard } from "./aid.gen";
import type { Resting } from "../../kit/rest.svelte";
import { lastOfEach, type Decisive } from "../../net/decisive";
import type { Event, View, ZoneView } from "../../net/protocol";

export type SuitLetter = "A" | "B" | "C" | "D" | "E";

interface CardId {
  suit: SuitLetter;
  value: number;
}

export type Phase = "resolve" | "constant" | "travel" | "over";
/** Components in the box (K-003). */
const TOKENS = 10;

export interface EventStop {
  token: number;
  /** 1 for the stop next to the constant. */
  place: number;
  lead: string | null;
  standing: string | null;
  owner: number | null;
  pawns: number[];
  present: boolean;
}

export interface Shape {
  paradox: boolean;
  phase: Phase;
  round: number;
  constant: string | null;
  unstable: boolean;
  atConstant: number[];
  stops: EventStop[];
  /** Numbers of tokens still in the open pile; how many lie in the bag in Paradox mode. */
  pile: number[];
  bag: number;
  resolving: number;
  present: number;
  energy: number[];
  /** Discs still on each machine. */
  discs: number[];
  tray: TrayCard[];
  order: OrderStep[];
  led: SuitLetter | null;
  toPlay: number[];
}

export function cardId(card: string): CardId {
  return { suit: card[0] as SuitLetter, value: Number(card.slice(1)) };
}

function zones(view: View, name: string): ZoneView[] {
  return view.zones.filter((zone) => zone.name === name);
}

function top(zone: ZoneView | undefined): string | null {
  return zone?.cards[0] ?? null;
}

function scalar(view: View, name: string): number {
  const value = view.numbers[name];
  return typeof value === "number" ? value : 0;
}

function vector(view: View, name: string): number[] {
  const value = view.numbers[name];
  return Array.isArray(value) ? value : [];
}

function word(view: View, name: string): string {
  return String(view.numbers[name] ?? "");
}

/** Of the ten zones of one name, the one that belongs to a token. */
function ofToken(all: ZoneView[], token: number): ZoneView | undefined {
  return all.find((zone) => zone.seat === token);
}

function tokens(view: View, name: string): number[] {
  return (zones(view, name)[0]?.cards ?? []).flatMap((c) => (c === null ? [] : [Number(c.slice(1))]));
}

function stopsOf(view: View): EventStop[] {
  const leads = zones(view, "lead");
  const standings = zones(view, "standing");
  const pawns = vector(view, "pawn");
  const controllers = vector(view, "controller");
  return tokens(view, "line").map((token, i) => {
    const lead = top(ofToken(leads, token));
    const owner = controllers[token] ?? 0;
    return {
      token,
      place: i + 1,
      lead,
      // a lead card that also stands lies in `lead` alone
      standing: top(ofToken(standings, token)) ?? lead,
      owner: owner > 0 ? owner - 1 : null,
      pawns: seatsAt(pawns, token, view.seats),
      present: token === scalar(view, "present"),
    };
  });
}

function seatsAt(pawns: number[], place: number, seats: number): number[] {
  return pawns.slice(0, seats).flatMap((at, seat) => (at === place ? [seat] : []));
}

/** The steps of a round, for the bar above the board. */
export function phasesOf(view: View): { key: Phase; state: "done" | "now" | "next" }[] {
  const keys: Phase[] = ["resolve", "constant", "travel"];
  const now = keys.indexOf(word(view, "phase") as Phase);
  return keys.map((key, i) => ({ key, state: now < 0 || i < now ? "done" : i === now ? "now" : "next" }));
}

export function shapeOf(view: View): Shape {
  const aid = view.aid as ContreTempsAid;
  const stops = stopsOf(view);
  const resolving = scalar(view, "resolving");
  const atConstant = seatsAt(vector(view, "pawn"), 0, view.seats);
  return {
    paradox: view.options["mode"] === "paradox",
    phase: word(view, "phase") as Phase,
    round: scalar(view, "round"),
    constant: top(zones(view, "constant")[0]),
    unstable: (zones(view, "constant")[0]?.size ?? 0) === 0,
    atConstant,
    stops,
    pile: tokens(view, "pile"),
    bag: zones(view, "bag")[0]?.size ?? 0,
    resolving,
    present: scalar(view, "present"),
    energy: vector(view, "energy"),
    discs: vector(view, "discs"),
    tray: aid.tray,
    order: aid.order,
    led: aid.led as SuitLetter | null,
    toPlay: aid.to_play,
  };
}

/** The own hand, by suit and then from high to low. */
export function handOf(view: View): string[] {
  const mine = zones(view, "hand").find((zone) => zone.seat === view.seat);
  const cards = (mine?.cards ?? []).filter((card) => card !== null);
  return cards.toSorted((a, b) => {
    const [x, y] = [cardId(a), cardId(b)];
    return x.suit.localeCompare(y.suit) || y.value - x.value;
  });
}

export function handSize(view: View, seat: number): number {
  return zones(view, "hand").find((zone) => zone.seat === seat)?.size ?? 0;
}

/** Tokens whose event a seat controls, in the order of the line. */
export function heldBy(view: View, seat: number): number[] {
  return (view.aid as ContreTempsAid).controls[seat] ?? [];
}

/** A travel answer ("-3", "+1", "0") as the place it leads to; 0 is the constant. */
export function placeAfter(shape: Shape, text: string): number | null {
  const steps = Number(text);
  if (!Number.isInteger(steps)) return null;
  const from = shape.stops.find((stop) => stop.present)?.place ?? shape.stops.length;
  return from + steps;
}

/** Who controls which event, by token; a token not laid yet is held by nobody. */
export function controllers(view: View): { columns: string[]; seats: (number | null)[] } {
  const owner = vector(view, "controller");
  const numbers = Array.from({ length: TOKENS }, (_, i) => i + 1);
  return {
    columns: numbers.map(String),
    seats: numbers.map((token) => ((owner[token] ?? 0) > 0 ? owner[token]! - 1 : null)),
  };
}

/** What the winners hold at the end, and how each came to them. */
export const decisive: Decisive = (view, told) => {
  const held = (view.result?.winners ?? []).flatMap((seat) => heldBy(view, seat)).map(String);
  const won = told.filter((event) => ["event-won", "event-changed"].includes(event.kind));
  return lastOfEach(won, held, (event) => String(event.args["event"]));
};

const SETTLED = ["event-won", "event-changed", "event-stands"];

/** The last event that was settled: the cards that came to it this time, and who holds it now. */
export function lastTrick(told: Event[]): Resting | null {
  const end = told.findLastIndex((event) => SETTLED.includes(event.kind));
  const settled = told[end];
  if (!settled) return null;
  const token = settled.args["event"];
  const before = told.slice(0, end).findLastIndex((event) => SETTLED.includes(event.kind));
  const came = told.slice(before + 1, end).filter((event) => event.kind === "played" && event.args["event"] === token);
  const winner = settled.args["card"];
  return {
    n: settled.n,
    cards: came.map(({ args }) => ({
      card: String(args["card"]),
      seat: Number(args["seat"]),
      wins: args["card"] === winner,
    })),
    lines: told
      .slice(end)
      .filter((event) => event.decision === settled.decision && event.args["event"] === token && event.text)
      .map((event) => event.text),
  };
}
