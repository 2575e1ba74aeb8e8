/** Names of suits and cards in the spoken language. */
import { says, t } from "../../text/words.svelte";
import { cardId, type SuitLetter } from "./shape";

export function suitName(suit: SuitLetter): string {
  return says(`ct-suit-${suit.toLowerCase()}`) ?? suit;
}

/** "Astrolabe 13": the full name of a card. */
export function nameOf(card: string): string {
  const { suit, value } = cardId(card);
  return t("ct-card", { suit: suitName(suit), value });
}
