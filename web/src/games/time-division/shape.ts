/** Reads a Time Division view into what the board draws. It reorders; it decides nothing. */
import type { TimeDivisionAid } from "./aid.gen";
import type { Resting } from "../../kit/rest.svelte";
import type { Event, Option, View, ZoneView } from "../../net/protocol";

export type Role = "keep" | "give" | "discard";
type Situation = "draft" | "hide" | "play" | "decide" | "take" | "over";
export const ROLES: readonly Role[] = ["keep", "give", "discard"];
export const SEATS = 2;
export const GAMES = 3;
export const TRACK = 4;
export const DEALS = 3;

/** A card as it lies: null when it is hidden from this seat. */
export interface Lying {
  card: string | null;
  down: boolean;
  rotated: boolean;
}

export interface SideOf {
  seat: number;
  influence: Lying[];
  total: number;
  transit: string | null;
  played: string | null;
  hand: number;
}

export interface Shape {
  era: string;
  situation: Situation;
  campaign: boolean;
  game: number;
  marker: number;
  won: number[];
  coin: number;
  /** The seat drawn at the bottom: the reader's own, or the first for a spectator. */
  near: SideOf;
  far: SideOf;
  past: Lying[];
  reserve: number;
  drawn: string[];
  pile: number;
  round: number;
}

function zone(view: View, name: string, seat: number | null = null): ZoneView | undefined {
  return view.zones.find((one) => one.name === name && one.seat === seat);
}

function scalar(view: View, name: string): number {
  const value = view.numbers[name];
  return typeof value === "number" ? value : 0;
}

function vector(view: View, name: string): number[] {
  const value = view.numbers[name];
  return Array.isArray(value) ? value : [];
}

export function aidOf(view: View): TimeDivisionAid {
  return view.aid as TimeDivisionAid;
}

function lying(view: View, name: string, seat: number | null = null): Lying[] {
  const found = zone(view, name, seat);
  const { down, rotated } = aidOf(view);
  return (found?.cards ?? []).map((card) => ({
    card,
    down: card === null || down.includes(card),
    rotated: card !== null && rotated.includes(card),
  }));
}

function sideOf(view: View, seat: number): SideOf {
  return {
    seat,
    influence: lying(view, "influence", seat),
    total: vector(view, "influence")[seat] ?? 0,
    transit: zone(view, "transit", seat)?.cards[0] ?? null,
    played: zone(view, "decision", seat)?.cards[0] ?? null,
    hand: zone(view, "hand", seat)?.size ?? 0,
  };
}

function situationOf(view: View): Situation {
  const phase = String(view.numbers["phase"]);
  if (view.mode === "over") return "over";
  if (phase === "draft" || phase === "hide") return phase;
  const step = String(view.numbers["step"]);
  return step === "play" ? "play" : step === "effect" || scalar(view, "line") > 0 ? "take" : "decide";
}

export function shapeOf(view: View): Shape {
  const near = view.seat ?? 0;
  return {
    era: String(view.numbers["playing"]),
    situation: situationOf(view),
    campaign: view.options["mode"] === "campaign",
    game: scalar(view, "game"),
    marker: scalar(view, "marker"),
    won: vector(view, "won"),
    coin: scalar(view, "coin"),
    near: sideOf(view, near),
    far: sideOf(view, 1 - near),
    past: lying(view, "past"),
    reserve: zone(view, "reserve")?.size ?? 0,
    drawn: (zone(view, "drawn", near)?.cards ?? []).filter((card) => card !== null),
    pile: zone(view, "pile", near)?.size ?? 0,
    round: scalar(view, "round"),
  };
}

/** The own hand, from high to low. */
export function handOf(view: View): string[] {
  const facts = aidOf(view).cards;
  const cards = (view.seat === null ? [] : (zone(view, "hand", view.seat)?.cards ?? [])).filter(
    (card) => card !== null,
  );
  return cards.toSorted((a, b) => (facts[b]?.value ?? 0) - (facts[a]?.value ?? 0) || a.localeCompare(b));
}

/** The answer that gives the drawn cards these roles, in the order they were drawn. */
export function allotment(roles: readonly (Role | null)[]): string | null {
  return roles.every((role) => role !== null) ? roles.join("-") : null;
}

/** A card takes a role; whoever had it takes what the card gave up, and the last card what is left. */
export function giveRole(roles: readonly (Role | null)[], at: number, role: Role): (Role | null)[] {
  const next = roles.map((one, i) => (i === at ? role : one === role ? (roles[at] ?? null) : one));
  const open = next.filter((one) => one === null).length;
  if (open !== 1) return next;
  const left = ROLES.find((one) => !next.includes(one)) ?? null;
  return next.map((one) => one ?? left);
}

/** The roles of a sealed or chosen answer. */
export function rolesIn(text: string | null | undefined): (Role | null)[] {
  const words = (text ?? "").split("-").filter((word): word is Role => ROLES.includes(word as Role));
  return words.length === ROLES.length ? words : ROLES.map(() => null);
}

/** The side a decision activates. */
export function sideIn(option: Option): number {
  return Number(option.text.split(" ")[1] ?? 0);
}

/** What the steps of a round are called, and how far this one has come. */
export function phasesOf(view: View): { key: string; state: "done" | "now" | "next" }[] {
  const phase = String(view.numbers["phase"]);
  const keys =
    phase === "clash"
      ? ["play", "coin", "decision", "effect"]
      : view.options["mode"] === "campaign"
        ? ["draft", "hide", "clash"]
        : ["draft", "clash"];
  const now =
    view.mode === "over" ? keys.length : keys.indexOf(phase === "clash" ? String(view.numbers["step"]) : phase);
  return keys.map((key, i) => ({ key, state: i < now ? "done" : i === now ? "now" : "next" }));
}

const BEGINS = ["round-began", "game-began", "game-over"];

/** The last duel that is over, or the last game of a campaign: its cards as they were activated, and what followed. */
export function lastDuel(told: Event[]): Resting | null {
  const end = told.findLastIndex((event) => BEGINS.includes(event.kind));
  const start = told.slice(0, Math.max(0, end)).findLastIndex((event) => BEGINS.includes(event.kind));
  const duel = told.slice(start + 1, Math.max(0, end));
  const last = duel.at(-1);
  if (!last || !duel.some((event) => event.kind === "coin" || event.kind === "scored")) return null;
  const activated = duel.filter((event) => event.kind === "activated" && !event.args["nested"]);
  const played = duel.filter(({ kind, args }) => kind === "moved" && /^decision \d$/.test(String(args["to"])));
  const lit = activated.map((event) => String(event.args["card"]));
  return {
    n: last.n,
    cards: played.map(({ args }) => ({
      card: String(args["card"]),
      seat: Number(String(args["to"]).split(" ")[1]),
      wins: lit.includes(String(args["card"])),
    })),
    lines: duel.map((event) => event.text).filter(Boolean),
    mark: "td-activated",
  };
}
