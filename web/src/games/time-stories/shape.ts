/** The view of a mission as the board reads it: renamed and sorted, nothing decided. */
import type { AgentAid, ChanceAid, TimeStoriesAid } from "./aid.gen";
import type { Event, Option, Phase, Update, View } from "../../net/protocol";
import { t } from "../../text/words.svelte";

export type Outcome = ChanceAid["outcome"];

export const aidOf = (view: View): TimeStoriesAid => view.aid as TimeStoriesAid;
export const num = (view: View, name: string): number => Number(view.numbers[name] ?? 0);
export const word = (view: View, name: string): string => String(view.numbers[name] ?? "");
export const row = (view: View, name: string): number[] => (view.numbers[name] as number[] | undefined) ?? [];
/** what an emergency update takes. A last crystal spent on travel lies on the plan, so one of the Vortex goes on the report first. */
export const refillOf = (view: View, start: number): number =>
  Math.min(num(view, "vortex") - (num(view, "limbo") > 0 ? 0 : 1), start);
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
export function doing(view: View, agent: AgentAid): string {
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
  /** What it came to, once it is resolved. */
  total: number | null;
}
const OUTCOMES: Outcome[] = ["failure", "critical", "success"];

/** What a sum against its threshold means by itself; a Power may make it something else. */
export function meant(total: number, threshold: number): Outcome {
  return total < threshold ? "failure" : total === threshold ? "critical" : "success";
}

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
        total: null,
      };
    else if (!sum || sum.outcome) continue;
    else if (kind === "boosted") sum.parts.push({ kind: "boost", agent, n });
    else if (kind === "supported") sum.parts.push({ kind: "support", agent, n });
    else if (kind === "fate") sum.fate = n;
    else if (kind === "resolved") {
      sum.outcome = OUTCOMES[Number(args["outcome"])] ?? null;
      sum.total = Number(args["value"]);
    }
  }
  return sum;
}

/** Cards somebody has had in front of them, as everybody saw it. */
export function readBefore(told: Event[]): Set<string> {
  return new Set(
    told.filter(({ kind }) => kind === "took" || kind === "explored").map(({ args }) => String(args["card"])),
  );
}
