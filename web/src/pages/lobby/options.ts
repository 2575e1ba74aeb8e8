/** Options of a game as the lobby offers them, and what this browser adds by itself. */
import { seenCards } from "../../games/timeline/seen";
import type { GameCard, OptionCard } from "../../net/protocol";

/** Whether a value names a seat: the wire counts them from 0, people from 1. */
export const isSeat = (one: OptionCard, value: string): boolean =>
  ["first", "first_player"].includes(one.name) && /^\d+$/.test(value);

export const plain = (word: string): string => word.replace(/[-_]/g, " ");

export function choicesOf(card: GameCard | null): OptionCard[] {
  return card?.options ?? [];
}

/** What this browser knows that a table should: cards seen of late come later. */
export function ownOptions(card: GameCard | null): Record<string, string> {
  const seen = choicesOf(card).some((one) => one.name === "avoid") ? seenCards() : [];
  return seen.length ? { avoid: seen.join(",") } : {};
}
