/** What a game's board owes the table page. */
import type { Component } from "svelte";
import type { CardSize, CardState } from "../kit/Card.svelte";
import type { Reason } from "../net/bot-why";
import type { Decisive } from "../net/decisive";
import type { Seated } from "../net/seated.svelte";
import type { Option, Phase, View } from "../net/protocol";

export interface FaceProps {
  card: string;
  /** What the game calls it, where the card's own name does not say it. */
  name?: string;
  size?: CardSize;
  state?: CardState;
  selected?: boolean;
}

/** An answer said on the plate itself: one press gives it, or tells why it cannot be given. */
export interface Answer {
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

/** A component that stands in a place of the table page. */
type Part = Component<{ seated: Seated }>;

/** What a game brings to the table page, by the place where it stands; only the first four must be there. */
export interface GameBoard {
  /** The middle of the page. */
  Board: Component<{ seated: Seated; compact: boolean }>;
  /** A card, wherever one lies. */
  card: {
    Face: Component<FaceProps>;
    /** Its full name, for people who hear it; some games tell it with the view. */
    nameOf: (card: string, view?: View) => string;
  };
  /** The row below the board. */
  hand: HandRow;
  /** The rows of seats. */
  seats: {
    /** Public counts of one seat. */
    Counts: Component<{ view: View; seat: number; short?: boolean }>;
    /** Small public titles of a seat: first player, captain. */
    tags?: (view: View, seat: number) => string[];
    /** What a seat is doing, where its clock would stand. */
    note?: (view: View, seat: number) => string;
  };
  /** The plate above the row: what is asked, and its buttons. */
  plate?: PlateWords;
  /** The top bar. */
  top?: {
    /** In its middle, instead of the steps of a round. */
    Gauge?: Part;
    /** The steps of a round, when the game has them. */
    phases?: (view: View, names: string[]) => Phase[];
  };
  /** The side column. */
  side?: {
    /** Above the seats: what belongs to the whole table; a phone shows it with the board. */
    Above?: Part;
    /** Below the seats: what this seat alone may be reminded of. */
    Below?: Part;
    /** What talking is called in this game; it is then there for one person alone, too. */
    chat?: () => string;
  };
  /** The page of a finished game. */
  review?: {
    /** Who holds what in a view, for the table of timelines: one column per thing that can be held. */
    holds?: (view: View) => {
      title: string;
      columns: string[];
      seats: (number | null)[];
      of: (seat: number) => string;
    };
    /** Out of everything told, the moments that decided it. */
    decisive?: Decisive;
    /** Why whoever did it did it, out of what was told. */
    reason?: Reason;
  };
  /** Keys of its own, before those of the table; true when it took the key. */
  keys?: (event: KeyboardEvent, seated: Seated) => boolean;
  /** Fetches what the board cannot do without, such as what is printed on the cards. */
  prepare?: (view: View) => Promise<void>;
}

/** The own cards, and what lies beside them. */
interface HandRow {
  /** The own cards, in the order a person would sort them; without it what lies left takes the whole row. */
  cards?: (view: View) => string[];
  /** Whether there is nothing to show in the row now, as where one does not see one's own hand. */
  none?: (view: View) => boolean;
  /** What lies before this seat besides cards. */
  Left?: Part;
  Right?: Part;
  /** Cards share the row evenly, instead of a fan of fixed width. */
  even?: boolean;
  /** Cards grow into the row that they leave free, so that what they do can be read on them. */
  grow?: boolean;
  /** The corner of a card tells all of it, so that cards may lie over each other. */
  cornered?: boolean;
  /** In a low window smaller cards tell as much. */
  slim?: boolean;
  /** What a press on each card means now, where an option that names the card is not enough. */
  options?: (seated: Seated) => Option[];
  /** A card was carried, and let go beside every place. */
  astray?: (seated: Seated, card: string) => void;
}

interface PlateWords {
  /** Its words while a move is being put together. */
  asks?: (seated: Seated) => Said | null;
  /** The ask in the words of the choice in hand ("the stethoscope, between 1783 and 1827?"). */
  choice?: (seated: Seated) => string | null;
  /** Answers said on the plate, the same for everybody who is asked; empty where cards and places are chosen first. */
  answers?: (seated: Seated) => Answer[];
  /** Further presses beside the actions of a phone. */
  extras?: (seated: Seated) => Extra[];
  /** What the primary action says. */
  verb?: (option: Option) => string;
}
