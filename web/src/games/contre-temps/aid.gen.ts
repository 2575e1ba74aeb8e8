/* Written by `python -m scripts.protocol_types` from the server's own types: change those, not this. */

/** Nothing that is not on the table already: it is put in the order in which it happens. */
export interface ContreTempsAid {
  led: string | null;
  tray: TrayCard[];
  to_play: number[];
  order: OrderStep[];
  controls: number[][];
}

/** A place where something is settled this round; token 0 is the constant. */
export interface OrderStep {
  token: number;
  state: "done" | "next" | "now";
  empty: boolean;
}

/** A card at the event being resolved. */
export interface TrayCard {
  card: string;
  role: "lead" | "played" | "standing";
  seat: number | null;
  led: boolean;
  crystal: boolean;
}
