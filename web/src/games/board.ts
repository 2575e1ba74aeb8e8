/** What a game's board owes the table page, and where each board lives. */
import type { Component } from "svelte";
import type { CardSize, CardState } from "../kit/Card.svelte";
import type { Seated } from "../net/seated.svelte";
import type { Phase, View } from "../net/protocol";

export interface FaceProps {
  card: string;
  size?: CardSize;
  state?: CardState;
  selected?: boolean;
}

export interface GameBoard {
  Board: Component<{ seated: Seated; compact: boolean }>;
  /** Left of the hand: what lies before this seat besides cards. */
  Belongings: Component<{ seated: Seated }> | null;
  /** Public counts of one seat, in the seat rows. */
  Counts: Component<{ view: View; seat: number; short?: boolean }>;
  Face: Component<FaceProps>;
  /** Full name of a card, for people who hear it. */
  nameOf: (card: string) => string;
  /** The own cards, in the order a person would sort them. */
  handOf: (view: View) => string[];
  /** True when the board itself says what the chosen option would do. */
  foresees: boolean;
  /** Who holds what in this view, for the table of timelines: one column per thing that can be held. */
  holds?: (view: View) => { title: string; columns: string[]; seats: (number | null)[]; of: (seat: number) => string };
  /** The steps of a round, when the game has them. */
  phases?: (view: View) => Phase[];
  /** Small public titles of a seat: first player, captain. */
  tags?: (view: View, seat: number) => string[];
}

const OWN: Record<string, () => Promise<{ default: GameBoard }>> = {
  "contre-temps": () => import("./contre-temps"),
};

/** The game's own board, or the generic one made of the same parts. */
export async function boardOf(game: string, plain = false): Promise<GameBoard> {
  const load = (!plain && OWN[game]) || (() => import("./generic"));
  return (await load()).default;
}
