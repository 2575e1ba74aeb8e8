/** Options of a game as the lobby offers them, and what this browser adds by itself. */
import { boxOf } from "../../games";
import type { GameCard, OptionCard } from "../../net/protocol";

/** Whether a value names a seat: the wire counts them from 0, people from 1. */
export const isSeat = (one: OptionCard, value: string): boolean =>
  ["first", "first_player"].includes(one.name) && /^\d+$/.test(value);

export const plain = (word: string): string => word.replace(/[-_]/g, " ");

export function choicesOf(card: GameCard | null): OptionCard[] {
  return card?.options ?? [];
}

/** What this browser knows that a table should: the game says what, as far as it is an option with something in it. */
export function ownOptions(card: GameCard | null): Record<string, string> {
  const offered = choicesOf(card).map((one) => one.name);
  const own = Object.entries((card && boxOf(card.id)?.ownOptions?.()) ?? {});
  return Object.fromEntries(own.filter(([name, value]) => value !== "" && offered.includes(name)));
}

/** Options that make another game of it, rather than another rule: its mode, and what it is played with (decks and the
 * like, which are chosen by name). */
export const isFirst = (one: Pick<OptionCard, "name" | "text">): boolean => one.name === "mode" || one.text;
