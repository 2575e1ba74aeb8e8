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
  /** The steps of a round, when the game has them. */
  phases?: (view: View, names: string[]) => Phase[];
  /** Small public titles of a seat: first player, captain. */
  tags?: (view: View, seat: number) => string[];
  /** Right of the hand: piles to draw from. */
  Piles?: Component<{ seated: Seated }>;
  /** Cards that share the row evenly, instead of a fan of fixed width. */
  wideCards?: boolean;
  /** The ask in the words of the choice in hand ("the stethoscope, between 1783 and 1827?"). */
  plate?: (seated: Seated) => string | null;
  /** Keys of its own, before those of the table; true when it took the key. */
  keys?: (event: KeyboardEvent, seated: Seated) => boolean;
  /** Above the seats: what belongs to the whole table, such as a plan. */
  Aside?: Component<{ seated: Seated }>;
  /** No cards in hand: what lies before the seat takes the whole row. */
  handless?: boolean;
  /** What a seat is doing, where its clock would stand. */
  note?: (view: View, seat: number) => string;
  /** What talking is called in this game. */
  chat?: () => string;
}

const OWN: Record<string, () => Promise<{ default: GameBoard }>> = {
  "contre-temps": () => import("./contre-temps"),
  timeline: () => import("./timeline"),
  "time-division": () => import("./time-division"),
  "time-stories": () => import("./time-stories"),
};

/** The game's own board, or the generic one made of the same parts. */
export async function boardOf(game: string, plain = false): Promise<GameBoard> {
  const load = (!plain && OWN[game]) || (() => import("./generic"));
  return (await load()).default;
}
