/** The view of a mission as the board reads it: renamed and sorted, nothing decided. */
import type { Event, Option, Phase, Update, View } from "../../net/protocol";
import { language, t } from "../../text/words.svelte";
import type { Scene } from "./scenes/compose";

export type Both = { fr: string; en: string };
type Maybe = Both | null;

export interface Box {
  stat: string;
  threshold: number;
  failure: Maybe;
  critical: Maybe;
  success: Maybe;
}
interface Step {
  may: Maybe;
  conditional: boolean;
  cost: Maybe;
  do: Maybe;
  else: Maybe;
  options: { label: Both; cost: Maybe }[];
}
export interface Conflict {
  name: Both;
  group: boolean;
  life: number;
  damage?: number;
  options: { label: Both; cost: Maybe; do: Maybe; trial: Box | null }[];
}
/** what a card asks, mark by mark, and the hints so far. */
export interface Puzzle {
  ask: Both;
  dials: { name: Both; marks: Both[] }[];
  solved: Maybe;
  wrong: Maybe;
  hints: Both[];
  left: number;
}
export interface Paper {
  slot: number;
  kind: string;
  card: string | null;
  title: Both;
  text: Maybe;
  /** Whose eyes it is for; null when it lies open. */
  agent: number | null;
  steps: Step[];
  trials: Box[];
  conflict: Conflict | null;
  /** Rows of signs to be looked at, in columns. */
  figure: Maybe;
  puzzle: Puzzle | null;
}
export interface Agent {
  agent: number;
  seat: number;
  receptacle: string | null;
  held: string | null;
  name?: Both;
  stats?: number[];
  azrak?: number;
  azrak_start?: number;
  magic?: number;
  ejected?: boolean;
  captain?: boolean;
  elements?: string[];
  tokens?: string[];
  altered?: string[];
  power?: { name: Maybe; text: Maybe };
}
export interface Sheet {
  id: string;
  name: Both;
  story: Maybe;
  back: Maybe;
  stats: number[];
  azrak: number;
  power: { name: Maybe; text: Maybe };
}
interface Spot {
  id: string;
  name: Both;
  crystal: number;
  here: boolean;
}
export interface Place {
  card: string;
  letter: string;
  title: Maybe;
  alt: Maybe;
  state: "free" | "held" | "removed";
  agent: number | null;
}
export interface Aid {
  mission: { id: string; title: Both; order: Both; report: Both };
  stats: { id: string; colour: string; name: Both }[];
  agents: Agent[];
  mine: number[];
  gists: { card: string; text: Both }[];
  destiny: { min: number; max: number; size: number; discard: number[]; left: number[] };
  trial: { agent: number; stat: string; value: number; threshold: number } | null;
  ending: { id: string; title: Maybe; text: Both; afterword: Maybe; score: number | null; tier: Maybe } | null;
  location: { id: string; number: number; name: Both; scene: Scene | null; alt: Maybe; moon: boolean } | null;
  panorama: Place[];
  papers: Paper[];
  roster: Sheet[];
  plan_cards: { id: string; by: string | null; locations: Spot[] }[];
  standing: { card: string; name: Both; text: Maybe }[];
  things: Record<string, Both>;
  titles: Record<string, Maybe>;
  skies: { id: "moon" | "star"; up: boolean; text: Both }[];
  chances: { value: number; outcome: Outcome }[];
  conflict: Conflict | null;
  asked_agent: number | null;
  /** By card, page by page, as each agent reads it. */
  book: Record<string, Both[][]> | null;
}
export type Outcome = "failure" | "critical" | "success";

export const aidOf = (view: View): Aid => view.aid as unknown as Aid;
export const said = (words: Maybe | undefined): string => words?.[language()] ?? "";
export const num = (view: View, name: string): number => Number(view.numbers[name] ?? 0);
export const word = (view: View, name: string): string => String(view.numbers[name] ?? "");
export const row = (view: View, name: string): number[] => (view.numbers[name] as number[] | undefined) ?? [];
export const signed = (n: number): string => (n > 0 ? `+${n}` : String(n).replace("-", "−"));

/** One thing that can be done now: the options to press, one after the other. */
export interface Deed {
  path: string[];
  option: Option;
  agent: number | null;
}

/** What is offered, with the naming of a receptacle taken for granted: one player plays two. */
export function deedsOf(update: Update): Deed[] {
  const agents = aidOf(update.view).agents;
  return update.options.flatMap((option): Deed[] => {
    if (option.verb !== "as") return [{ path: [option.text], option, agent: null }];
    const agent = agents.find((one) => one.receptacle === option.noun)?.agent ?? null;
    return option.then.map((next) => ({ path: [option.text, next.text], option: next, agent }));
  });
}

const STEPS = ["captain", "discovery", "between"] as const;
const AT: Record<string, number> = {
  "set-up": -1,
  captain: 0,
  recon: 1,
  telepathy: 1,
  actions: 1,
  between: 2,
  over: 3,
};

export function phasesOf(view: View): Phase[] {
  const phase = word(view, "phase");
  const now = AT[phase] ?? -1;
  return STEPS.map((step, i) => ({
    label: step === "discovery" && now === 1 ? t(`ts-phase-${phase}` as "ts-phase-recon") : t(`ts-phase-${step}`),
    state: i < now ? "done" : i === now ? "now" : "next",
  }));
}

/** What an agent is doing, as everybody sees it. */
export function doing(view: View, agent: Agent): string {
  const aid = aidOf(view);
  if (agent.ejected) return t("ts-ejected");
  if (aid.trial?.agent === agent.agent) return t("ts-on-trial");
  const letter = aid.panorama.find((place) => place.card === agent.held)?.letter;
  if (letter) return t("ts-reading", { letter });
  return aid.location ? t("ts-standing-by") : "";
}

interface Sum {
  agent: number;
  stat: number;
  value: number;
  threshold: number;
  parts: { kind: "boost" | "support" | "power"; agent: number; n: number }[];
  fate: number | null;
  outcome: Outcome | null;
}
const OUTCOMES: Outcome[] = ["failure", "critical", "success"];

/** The last trial as it was told: who paid what; null when none was tried since the group came here. */
export function sumOf(told: Event[]): Sum | null {
  let sum: Sum | null = null;
  for (const { kind, args } of told) {
    const [agent, n] = [Number(args["agent"]), Number(args["n"])];
    if (kind === "travelled" || kind === "left") sum = null;
    else if (kind === "engaged")
      sum = {
        agent,
        stat: Number(args["stat"]),
        value: Number(args["value"]),
        threshold: Number(args["threshold"]),
        parts: [],
        fate: null,
        outcome: null,
      };
    else if (!sum || sum.outcome) continue;
    else if (kind === "boosted") sum.parts.push({ kind: "boost", agent, n });
    else if (kind === "supported") sum.parts.push({ kind: "support", agent, n });
    else if (kind === "fate") sum.fate = n;
    else if (kind === "resolved") sum.outcome = OUTCOMES[Number(args["outcome"])] ?? null;
  }
  return sum;
}

/** Cards somebody has had in front of them, as everybody saw it. */
export function readBefore(told: Event[]): Set<string> {
  return new Set(
    told.filter(({ kind }) => kind === "took" || kind === "explored").map(({ args }) => String(args["card"])),
  );
}
