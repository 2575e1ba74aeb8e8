/* Written by `python -m scripts.protocol_types` from the server's own types: change those, not this. */

/** A public number that a reader needs. */
export interface FigureLegend {
  title: string;
  values: string[];
}

/** The aid of every game that brings none of its own. */
export interface Legend {
  zones: ZoneLegend[];
  cards: Record<string, string>;
  figures: FigureLegend[];
  score: number[];
}

/** A zone of the view, in the same order. */
export interface ZoneLegend {
  title: string;
  owner: number | null;
  notes: string[];
}
