/** What has just been settled rests before it is cleared: long enough to follow, and never in the way of an answer. */
import type { Word } from "../text/words.svelte";
import { held } from "./motion";

export interface Resting {
  /** The number of the event that settled it. */
  n: number;
  cards: { card: string; seat: number | null; wins: boolean }[];
  /** What happened, as it was told. */
  lines: string[];
  /** What is said of the card that stands out, where it did not win. */
  mark?: Word;
}

const REST_MS = 3200;

export class Rest {
  shown = $state.raw<Resting | null>(null);
  /** The last one, to be shown again. */
  last = $state.raw<Resting | null>(null);
  #seen: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whoever sits down is not shown what was settled before they came. */
  take(found: Resting | null): void {
    const isNew = this.#seen !== null && found !== null && found.n > this.#seen;
    this.last = found;
    this.#seen = Math.max(this.#seen ?? 0, found?.n ?? 0);
    if (isNew) this.show();
  }

  show(): void {
    this.clear();
    this.shown = this.last;
    this.#timer = setTimeout(() => (this.shown = null), held(REST_MS));
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }
}
