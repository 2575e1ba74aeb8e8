/** Options of a game as the lobby offers them, and what this browser adds by itself. */
import { seenCards } from "../../games/timeline/seen";
import type { GameCard } from "../../net/protocol";

export interface Choice {
  name: string;
  values: string[];
  default: string;
  rule: string;
  /** A text of its own form; `values` are worth offering, many more may be read. */
  text?: boolean;
  several?: boolean;
  titles?: Record<string, Record<string, string>>;
  /** Data files that cannot be used now, by name, and why. */
  faults?: Record<string, string>;
}

/** Whether a value names a seat: the wire counts them from 0, people from 1. */
export const isSeat = (one: Choice, value: string): boolean =>
  ["first", "first_player"].includes(one.name) && /^\d+$/.test(value);

export const plain = (word: string): string => word.replace(/[-_]/g, " ");

export function choicesOf(card: GameCard | null): Choice[] {
  return (card?.options ?? []) as unknown as Choice[];
}

/** What this browser knows that a table should: cards seen of late come later. */
export function ownOptions(card: GameCard | null): Record<string, string> {
  const seen = choicesOf(card).some((one) => one.name === "avoid") ? seenCards() : [];
  return seen.length ? { avoid: seen.join(",") } : {};
}
