/** A guided first game: which sentence is due now, and what it suggests. It only reads what is offered. */
import type { Lesson, Option } from "./protocol";
import type { Seated } from "./seated.svelte";

export interface Said {
  /** Which step, from 1; 0 for the closing words. */
  n: number;
  text: string;
  /** Labels of the suggested answer and of its parts; null when it is not on offer. */
  suggestion: { path: string[]; label: string } | null;
}

/** The options along a path of texts, if all of them are offered. */
export function follow(options: readonly Option[], path: readonly string[]): Option[] | null {
  const found: Option[] = [];
  let offered = options;
  for (const text of path) {
    const next = offered.find((option) => option.text === text);
    if (!next) return null;
    found.push(next);
    offered = next.then;
  }
  return found.length ? found : null;
}

/** The first step not yet told whose verb is among what is offered. */
export function due(lesson: Lesson, told: ReadonlySet<number>, options: readonly Option[]): number | null {
  const at = lesson.steps.findIndex((step, i) => !told.has(i) && options.some((option) => option.verb === step.verb));
  return at < 0 ? null : at;
}

export class Course {
  now = $state.raw<Said | null>(null);
  #told: Set<number>;
  #asked = -1;
  #closed = false;

  constructor(
    readonly lesson: Lesson,
    readonly table: string,
  ) {
    this.#told = new Set(kept(table));
  }

  get opening(): string {
    return this.#told.size <= 1 ? this.lesson.opening : "";
  }

  /** A new ask: say what belongs to it, once; the closing words come with the next one, or with the end. */
  hear(seated: Seated): void {
    const update = seated.update;
    if (update?.view.mode === "over") return this.#close();
    if (!update || !seated.mine || seated.asked === this.#asked) {
      if (update && !seated.mine) this.now = null;
      return;
    }
    this.#asked = seated.asked;
    const step = due(this.lesson, this.#told, update.options);
    if (step !== null) return this.#say(step, update.options);
    this.now = null;
    this.#close();
  }

  #close(): void {
    if (this.#told.size < this.lesson.steps.length || this.#closed) return;
    this.#closed = true;
    this.now = { n: 0, text: this.lesson.closing, suggestion: null };
  }

  #say(step: number, options: readonly Option[]): void {
    const { text, suggest } = this.lesson.steps[step]!;
    this.#told.add(step);
    keep(this.table, [...this.#told]);
    const path = suggest ? suggest.split(" > ") : [];
    const found = follow(options, path);
    this.now = { n: step + 1, text, suggestion: found && { path, label: found.map((one) => one.label).join(", ") } };
  }
}

const KEY = "chronolude.lesson.";

/** A page loaded anew goes on where the lesson was. */
function kept(table: string): number[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY + table) ?? "[]") as number[];
  } catch {
    return [];
  }
}

function keep(table: string, told: number[]): void {
  try {
    sessionStorage.setItem(KEY + table, JSON.stringify(told));
  } catch {
    // no storage: the lesson begins anew with the page
  }
}
