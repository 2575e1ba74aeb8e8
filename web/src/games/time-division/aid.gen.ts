/* Written by `python -m scripts.protocol_types` from the server's own types: change those, not this. */

/** What is printed on a card besides its effect. */
export interface CardFacts {
  name: string;
  value: number;
  traveller: boolean;
  warning: boolean;
}

/** One side of the table: the card played there, its effect step by step, and what is recovered instead. */
export interface DuelSide {
  card: string | null;
  steps: string[];
  then: string;
}

/** Printed facts, marks on cards, effects as sentences, what is known. */
export interface TimeDivisionAid {
  cards: Record<string, CardFacts>;
  rotated: string[];
  down: string[];
  effects: Record<string, string>;
  duel: DuelSide[];
  known: Record<string, string[]>;
  resolving: string | null;
}
