/* Written by `python -m scripts.protocol_types` from the server's own types: change those, not this. */

/** What the front of a card shows: nothing of its date. */
export interface CardFront {
  icon: string;
  name: string;
  alt: string;
  deck: string;
  region: string;
  difficulty: number;
}

/** A deck in play. */
export interface DeckTitle {
  id: string;
  title: string;
  colour: string;
}

/** A date that lies open, with what happened then. */
export interface OpenDate {
  year: number;
  low: number;
  high: number;
  shown: string;
  span: string;
  note: string;
  source: string;
}

/** Fronts this seat can name and the dates that lie open, by card. */
export interface TimelineAid {
  cards: Record<string, CardFront>;
  dates: Record<string, OpenDate>;
  decks: DeckTitle[];
  pile: number;
}
