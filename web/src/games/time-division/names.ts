/** Names and effects of cards as the table tells them, for parts that are handed a card alone. */
import type { View } from "../../net/protocol";
import { t } from "../../text/words.svelte";
import type { CardFacts } from "./aid.gen";
import { aidOf } from "./shape";

const facts = new Map<string, CardFacts>();
const effects = new Map<string, string>();
const eras = new Map<string, string>();

/** Cards never change what is printed on them, so what was told once holds. */
export function learn(view: View): void {
  const aid = aidOf(view);
  for (const [card, fact] of Object.entries(aid.cards)) {
    facts.set(card, fact);
    eras.set(card, String(view.numbers["playing"]));
  }
  for (const [card, said] of Object.entries(aid.effects)) effects.set(card, said);
}

export function factsOf(card: string): CardFacts {
  return facts.get(card) ?? { value: 0, traveller: false, warning: false, name: card };
}

/** Which stock it is printed on. */
export function eraOf(card: string): string {
  return eras.get(card) ?? "egypt";
}

export function shortName(card: string): string {
  return factsOf(card).name;
}

export function effectOf(card: string): string {
  return effects.get(card) ?? "";
}

/** Name and value, and what the card does where that is known. */
export function nameOf(card: string): string {
  return `${shortName(card)}, ${t("td-value", { n: factsOf(card).value })}`;
}
