/* Written by `python -m scripts.protocol_types` from the server's own types: change those, not this. */

/** The timeline in words and how near the reader's own goals are; Artifaxx has no timeline. */
export interface ChrononautsAid {
  timeline: YearAid[];
  war: boolean;
  limit: number;
  id: HomeAid | null;
  mission: MissionAid | null;
  travellers: HomeAid[];
  won: HomeAid | null;
}

/** C-102 to C-104: what nobody can reach while the Uberparadox lasts. */
export interface CutOff {
  linchpins: string[];
  patches: string[];
  artifacts: string[];
}

/** An ID, and how many of its three headlines show. */
export interface HomeAid {
  card: string;
  wishes: HomeWish[];
  met: number;
  barred: boolean;
  home: boolean;
}

/** How many headlines of an ID would show. */
export interface HomeChange {
  card: string;
  before: number;
  after: number;
  home: boolean;
  barred: boolean;
  wishes: HomeWish[];
  mendable: string[];
}

/** A headline that an ID calls home: a year as it was, or a patch on it. */
export interface HomeWish {
  year: string;
  wanted: "patched" | "true";
  patch: string | null;
  shows: boolean;
}

/** A mission, and how many of its three wishes lie in front of the reader. */
export interface MissionAid {
  card: string;
  wishes: MissionWish[];
  met: number;
}

/** An artifact that a mission asks for. */
export interface MissionWish {
  any_of: string[];
  best: boolean;
  lies: string | null;
}

/** The reader's own goals. */
export interface OwnChange {
  homes: HomeChange[];
  closer: string[];
}

/** What the supposed steps would bring, taken one after the other. */
export interface ParadoxReport {
  text: string[];
  opened: string[];
  healed: string[];
  mended: string[];
  voided: string[];
  steps: SupposedStep[];
  before: number;
  after: number;
  limit: number;
  destroyed: boolean;
  war: WarChange;
  own: OwnChange;
}

/** One card: its name, sort, effect, and the year or years it speaks of. */
export interface PrintedCard {
  name: string;
  sort: "action" | "artifact" | "id" | "inverter" | "mission" | "patch" | "timewarp";
  kind: string;
  effect: string;
  art: string;
  title: string | null;
  year: string | null;
  edge: string | null;
  targets: string[];
  way: "either" | "prime_to_true" | "true_to_prime" | null;
  later: boolean;
  wishes: string[];
}

/** Every card of the game, and where there is a timeline the headlines of its years. */
export interface PrintedEdition {
  cards: Record<string, PrintedCard>;
  years: Record<string, PrintedYear>;
}

/** A year with its true headline; of a linchpin the other one, and its picture. */
export interface PrintedYear {
  year: string;
  title: string;
  other: string | null;
  icon: string | null;
}

/** One supposed flip or patch; a rule that stands against it is named, and then it changes nothing. */
export interface SupposedStep {
  step: string;
  rule: string | null;
  paradoxes: number;
  destroyed: boolean;
}

/** Whether there is a war, before and after. */
export interface WarChange {
  before: boolean;
  after: boolean;
  cut_off: CutOff | null;
}

/** A year of the timeline as it stands. */
export interface YearAid {
  year: string;
  index: string;
  kind: "linchpin" | "ripplepoint";
  state: "open" | "patched" | "prime" | "true";
  later: boolean;
  ripples: string[];
  linchpins: string[];
  any: boolean;
  patch: string | null;
}
