/** History changes in order: the linchpin turns, then its ripples one after the other. Any press shows the rest at once. */
import { held, ms } from "../../kit/motion";
import type { Event } from "../../net/protocol";
import type { Seated } from "../../net/seated.svelte";
import type { YearAid } from "./aid.gen";

const APART = 220;
const LONGEST = 2500;
const OUTLINE = 2000;
const KINDS = new Set(["flipped", "opened", "healed", "voided", "patched"]);

export class Ripples {
  /** Years as they are shown now. */
  shown = $state.raw<YearAid[]>([]);
  /** Years that have just changed, for their outline. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  /** The last change that was shown, to be shown again. */
  last = $state.raw<{ before: YearAid[]; steps: string[] } | null>(null);
  #timers: ReturnType<typeof setTimeout>[] = [];
  #goal: YearAid[] = [];
  #heard = 0;

  get running(): boolean {
    return this.shown.some((one, i) => one !== this.#goal[i]);
  }

  /** The timeline of a new view; events told since the last one give the order. */
  take(timeline: YearAid[], told: readonly Event[]): void {
    const since = told.filter((one) => one.n > this.#heard);
    const first = this.shown.length === 0;
    this.#heard = told.at(-1)?.n ?? this.#heard;
    this.#stop();
    const before = first ? timeline : this.shown;
    this.#goal = timeline;
    const order = since.filter((one) => KINDS.has(one.kind)).map((one) => String(one.args["year"]));
    const changed = timeline.filter((one, i) => differs(one, before[i])).map((one) => one.year);
    const steps = [
      ...order.filter((year, i) => changed.includes(year) && order.indexOf(year) === i),
      ...changed.filter((year) => !order.includes(year)),
    ];
    if (steps.length) this.last = { before, steps };
    this.#play(before, steps);
  }

  again(): void {
    if (!this.last) return;
    this.#stop();
    this.#play(this.last.before, this.last.steps);
  }

  #play(before: YearAid[], steps: string[]): void {
    const apart = Math.min(ms(APART), LONGEST / Math.max(1, steps.length));
    if (apart === 0 || steps.length === 0) return this.#end(steps);
    this.shown = this.#goal.map((one, i) => (steps.includes(one.year) ? (before[i] ?? one) : one));
    steps.forEach((year, i) => this.#later(apart * (i + 1), () => this.#turn(year)));
    this.#later(apart * steps.length + held(OUTLINE), () => (this.fresh = new Set()));
  }

  #turn(year: string): void {
    this.shown = this.shown.map((one, i) => (one.year === year ? this.#goal[i]! : one));
    this.fresh = new Set([...this.fresh, year]);
  }

  #end(steps: string[]): void {
    this.shown = this.#goal;
    this.fresh = new Set(steps);
    if (steps.length) this.#later(held(OUTLINE), () => (this.fresh = new Set()));
  }

  #later(wait: number, what: () => void): void {
    this.#timers.push(setTimeout(what, wait));
  }

  /** Show the end at once. */
  skip(): void {
    if (!this.running) return;
    this.#stop();
    this.shown = this.#goal;
    this.#later(held(OUTLINE), () => (this.fresh = new Set()));
  }

  #stop(): void {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
    this.fresh = new Set();
  }

  close(): void {
    this.#stop();
  }
}

function differs(one: YearAid, other: YearAid | undefined): boolean {
  return one.state !== other?.state || one.patch !== other?.patch;
}

const all = new WeakMap<Seated, Ripples>();

/** One for each table on the page: the timeline shows it, and what lies beside the hand shows it again. */
export function ripplesOf(seated: Seated): Ripples {
  const found = all.get(seated) ?? new Ripples();
  all.set(seated, found);
  return found;
}
