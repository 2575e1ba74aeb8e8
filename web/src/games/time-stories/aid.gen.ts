/* Written by `python -m scripts.protocol_types` from the server's own types: change those, not this. */

/** An agent as everybody sees it; before a receptacle is chosen there is little to see. */
export interface AgentAid {
  agent: number;
  seat: number;
  receptacle: string | null;
  held: string | null;
  name: string;
  stats: number[];
  azrak: number;
  azrak_start: number;
  magic: number;
  ejected: boolean;
  captain: boolean;
  elements: string[];
  tokens: string[];
  altered: string[];
  power: PowerAid | null;
}

/** What Destiny may still bring, what that would make of the trial under way, and in how many ways it may come. */
export interface ChanceAid {
  value: number;
  outcome: "critical" | "failure" | "success";
  ways: number;
}

/** One of the things that may be chosen, and its price. */
export interface ChoiceBox {
  label: string;
  cost: string | null;
}

/** a trial one cannot walk away from. */
export interface ConflictBox {
  name: string;
  group: boolean;
  life: number;
  damage: number;
  options: FightBox[];
}

/** the strip on the backs, the discards, and so what is still to come. */
export interface DestinyAid {
  min: number;
  max: number;
  size: number;
  discard: number[];
  left: number[];
}

/** One dial of a puzzle. */
export interface DialAid {
  name: string;
  marks: string[];
}

/** One of the things that can be done in a conflict. */
export interface FightBox {
  label: string;
  cost: string | null;
  do: string | null;
  trial: TrialBox | null;
}

/** What the author says a card amounts to, told by whoever read it. */
export interface GistAid {
  card: string;
  text: string;
}

/** the rungs of this location's ladder that the group has asked for, how many are left, and the sum. */
export interface HintsAid {
  given: string[];
  left: number;
  taken: number;
}

/** Where the group is, and the scene its cards are painted on. */
export interface LocationAid {
  id: string;
  number: number;
  name: string;
  scene: SceneAid | null;
  alt: string | null;
  moon: boolean;
}

/** How the mission ended, in its own words. */
export interface MissionEnd {
  title: string | null;
  text: string;
  afterword: string | null;
  score: number | null;
  tier: string | null;
}

/** What the mission is called, and how it is introduced. */
export interface MissionTitle {
  id: string;
  title: string;
  order: string;
  report: string;
}

/** A text that lies open to this seat. */
export interface PaperAid {
  steps: StepBox[];
  trials: TrialBox[];
  conflict: ConflictBox | null;
  slot: number;
  kind: string;
  card: string | null;
  title: string;
  text: string | null;
  agent: number | null;
  kept: boolean;
  figure: string | null;
  puzzle: PuzzleAid | null;
  speaker: PersonAid | null;
  picture: string | null;
}

/** Somebody met on a card, and what they look like in words that the board knows how to draw. */
export interface PersonAid {
  id: string;
  name: string;
  look: string[];
}

/** A card of the panorama: free, in front of an agent, or removed. */
export interface PlaceAid {
  card: string;
  letter: string;
  title: string | null;
  alt: string | null;
  state: "free" | "held" | "removed";
  agent: number | null;
}

/** A card of the plan; `by` names what covers or extends it. */
export interface PlanCard {
  id: string;
  by: string | null;
  locations: SpotAid[];
}

/** What a receptacle alone can do. */
export interface PowerAid {
  name: string | null;
  text: string | null;
}

/** what a page asks, what an answer brings, and the hints so far. */
export interface PuzzleAid {
  ask: string;
  dials: DialAid[];
  solved: string | null;
  wrong: string | null;
  hints: string[];
  left: number;
}

/** How a place is painted, in words that the board knows how to draw. */
export interface SceneAid {
  sky: "dark" | "dawn" | "day" | "dusk" | "eclipse" | "lamplight" | "night" | "noon";
  moon: "dark" | "dawn" | "day" | "dusk" | "eclipse" | "lamplight" | "night" | "noon";
  ground: string;
  far: string[];
  cards: Record<string, string[]>;
}

/** A receptacle's card; its other side for the one who runs it. */
export interface SheetAid {
  id: string;
  name: string;
  story: string | null;
  back: string | null;
  stats: number[];
  azrak: number;
  power: PowerAid;
  look: string[];
}

/** The Moon or the Star, whether it was turned, and the words on the side that shows. */
export interface SkyAid {
  id: "moon" | "star";
  up: boolean;
  text: string;
}

/** A location on the plan. */
export interface SpotAid {
  id: string;
  name: string;
  crystal: number;
  here: boolean;
  landmark: string;
}

/** A group token or an upright Mystery, in its own words. */
export interface StandingAid {
  card: string;
  name: string;
  text: string | null;
}

/** One of the three characteristics. */
export interface StatAid {
  id: string;
  colour: string;
  name: string;
}

/** what must be done, or may be, and at what price. */
export interface StepBox {
  may: string | null;
  conditional: boolean;
  cost: string | null;
  do: string | null;
  otherwise: string | null;
  options: ChoiceBox[];
}

/** The painting, papers, sheets, the plan, trials; the book after the end. */
export interface TimeStoriesAid {
  mission: MissionTitle;
  stats: StatAid[];
  agents: AgentAid[];
  mine: number[];
  asked_agent: number | null;
  roster: SheetAid[];
  location: LocationAid | null;
  panorama: PlaceAid[];
  papers: PaperAid[];
  gists: GistAid[];
  hints: HintsAid;
  plan_cards: PlanCard[];
  standing: StandingAid[];
  things: Record<string, string>;
  skies: SkyAid[];
  destiny: DestinyAid;
  trial: TrialAid | null;
  chances: ChanceAid[];
  conflict: ConflictBox | null;
  ending: MissionEnd | null;
  book: Record<string, string[][]> | null;
}

/** The sum against the threshold. */
export interface TrialAid {
  agent: number;
  stat: string;
  value: number;
  threshold: number;
}

/** a trial as it is printed; an outcome that does nothing is an empty box. */
export interface TrialBox {
  stat: string;
  threshold: number;
  failure: string | null;
  critical: string | null;
  success: string | null;
}
