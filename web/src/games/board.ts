/** What a game's board owes the table page, and where each board lives. */
import type { Component } from "svelte";
import type { CardSize, CardState } from "../kit/Card.svelte";
import type { Seated } from "../net/seated.svelte";
import type { Option, Phase, View } from "../net/protocol";

export interface FaceProps {
  card: string;
  size?: CardSize;
  state?: CardState;
  selected?: boolean;
}

/** An answer said on the plate itself: one press gives it, or tells why it cannot be given. */
export interface Plate {
  text: string;
  label: string;
  loud?: boolean;
}

/** The plate's words while a move is being put together: `brief` is for a phone. */
export interface Said {
  kicker?: string;
  ask: string;
  brief: string;
  note?: string;
}

/** A press beside the actions that answers nothing yet. */
export interface Extra {
  label: string;
  pressed: boolean;
  press: () => void;
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
  /** Fetches what the board cannot do without, such as what is printed on the cards. */
  prepare?: (view: View) => Promise<void>;
  /** Above the seats in the side column: what belongs to the whole table; a phone shows it with the board. */
  Aside?: Component<{ seated: Seated }>;
  /** In the middle of the top bar, instead of the steps of a round. */
  Gauge?: Component<{ seated: Seated }>;
  /** Right of the hand. */
  Beside?: Component<{ seated: Seated }>;
  /** What a press on each card of the hand means now, where an option that names the card is not enough. */
  handOptions?: (seated: Seated) => Option[];
  /** Answers for the plate, the same for everybody who is asked; empty where cards and places are chosen first. */
  plates?: (seated: Seated) => Plate[];
  /** Further presses beside the actions of a phone. */
  extras?: (seated: Seated) => Extra[];
  /** The plate's words while a move is being put together. */
  asks?: (seated: Seated) => Said | null;
  /** What the primary action says. */
  verb?: (option: Option) => string;
  /** Who holds what in this view, for the table of timelines: one column per thing that can be held. */
  holds?: (view: View) => { title: string; columns: string[]; seats: (number | null)[]; of: (seat: number) => string };
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
  /** No cards in hand: what lies before the seat takes the whole row. */
  handless?: boolean;
  /** What a seat is doing, where its clock would stand. */
  note?: (view: View, seat: number) => string;
  /** What talking is called in this game. */
  chat?: () => string;
}

const OWN: Record<string, () => Promise<{ default: GameBoard }>> = {
  "contre-temps": () => import("./contre-temps"),
  chrononauts: () => import("./chrononauts"),
  artifaxx: () => import("./chrononauts/artifaxx"),
  solonauts: () => import("./chrononauts/solonauts"),
  timeline: () => import("./timeline"),
  "time-division": () => import("./time-division"),
  "time-stories": () => import("./time-stories"),
};

/** The game's own board, or the generic one made of the same parts. */
export async function boardOf(game: string, plain = false): Promise<GameBoard> {
  const load = (!plain && OWN[game]) || (() => import("./generic"));
  return (await load()).default;
}
