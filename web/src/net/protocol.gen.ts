/* Written by `python -m scripts.protocol_types` from the server's own types: change those, not this. */

export const VERSION = 3;

/** Done, and on disk. */
export interface Accepted {
  type: "accepted";
  ref: number;
  decision: number;
}

/** What a board shows besides the zones, in one language: each game's own adds its fields, one without adds none. */
export type Aid = object;

/** My answer to the ask of this decision; a move in parts as its whole path. Repeating a `key` changes nothing. */
export interface Answer {
  type: "answer";
  ref: number;
  decision: number;
  text: string;
  key?: string;
  seat?: number | null;
  table?: string | null;
}

export type AnyReply = Welcome | Updated | Stepped | Events | Said | Accepted | Refusal | Reasons | Forecasted | Hinted | Inspected | Described | Reviewed | Pong | WireFault;

export type AnyRequest = Hello | Answer | WhyNot | Foresee | Hint | Inspect | SetStanding | Describe | Undo | Consent | Review | Say | Mute | Entropy | Ping;

/** An undo that waits for consent. */
export interface Asking {
  seat: number;
  to: number;
  waiting: number[];
}

/** An abandoned branch inside one table: where it left, and how long it was. */
export interface BranchInfo {
  decision: number;
  length: number;
}

/** Another timeline from a decision: `fair` from one's own seat, `study` once the game is over. */
export interface BranchWish {
  decision: number;
  mode?: "fair" | "study";
  seat?: number | null;
  players?: SeatWish[];
  name?: string;
  settings?: TableSettings;
}

/** The key that was given for a table, as a cookie; and the table. */
export interface Came {
  table: string;
  seat: number | null;
}

/** What changed in an update. */
export interface Change {
  n?: number;
  table?: TableChange;
  view?: ViewChange;
  prompt?: Prompt;
  options?: OptionInfo[];
  sealed?: string | null;
  thinking?: Thinking | null;
  your_turn?: boolean;
  turn?: number;
  standing?: StandingInfo[];
  window?: number | null;
}

/** How long a seat may think: a bank of seconds with an increment, or hours per move with a cap. */
export interface ClockSettings {
  kind?: "correspondence" | "live" | "none";
  bank?: number;
  increment?: number;
  hours?: number;
  cap_hours?: number;
  at_zero?: "bot" | "forfeit" | "host";
}

/** A round. */
export interface ClubRoundInfo {
  n: number;
  over: boolean;
  tables: ClubTableInfo[];
  byes: number[];
}

/** A table of a round. Without places it goes on, was not played, or its cards are still played elsewhere. */
export interface ClubTableInfo {
  id: string;
  who: number[];
  status: string;
  decisions: number;
  places: number[];
  scores: number[];
  points: number[];
  reason: string;
  watch: boolean;
}

/** My word on an undo that somebody asks for. */
export interface Consent {
  type: "consent";
  ref: number;
  yes: boolean;
}

/** How a table ended by the host's word: places and scores in the order of seats, and why. */
export interface Correction {
  places: number[];
  reason: string;
  scores?: number[];
}

/** The deal of the day; everybody gets the same, so it cannot be verified as fair. */
export interface Daily {
  game: string;
  day: string;
  verifiable: boolean;
  results: DailyResult[];
  finished: number;
  table: string;
  mine: DailyResult | null;
}

/** How somebody fared with today's deal. */
export interface DailyResult {
  name: string;
  rank: number;
  score: number;
  decisions: number;
  at: number;
}

/** A date somebody doubts: which card, why, and what they know of it. */
export interface DateWish {
  card: string;
  reason: "disputed" | "words" | "wrong";
  comment?: string;
}

/** One answer looked at again, from what its seat could know. */
export interface Decision {
  answer: string;
  best: string;
  worth: number;
  regret: number;
  low: number;
  high: number;
  exact: boolean;
  move: number;
  turning: boolean;
}

/** A card's front, and its back if it was asked for and may be told. */
export interface DeckCard {
  id: string;
  name: string;
  icon: string;
  alt: string;
  region: string;
  theme: string;
  difficulty: number;
  year: number | null;
  earliest: number | null;
  latest: number | null;
  explanation: string;
  doubted: number;
}

/** A deck with its cards. */
export interface DeckCards {
  deck: DeckInfo;
  cards: DeckCard[];
}

/** A file that cannot be played, and its first error. */
export interface DeckFault {
  file: string;
  fault: string;
}

/** What the workshop found: a deck with errors cannot be played, one with warnings can. */
export interface DeckFindings {
  errors: number;
  warnings: number;
  findings: Finding[];
  more: number;
}

/** A deck that can be played; `name` is what the option `decks` takes. */
export interface DeckInfo {
  id: string;
  name: string;
  title: string;
  colour: string;
  version: number;
  licence: string;
  cards: number;
  custom: boolean;
  ours: boolean;
  icons: string[];
  difficulties: number[];
  approximate: number;
}

/** The text of a deck file. */
export interface DeckText {
  text: string;
  file?: string;
  ours?: boolean;
}

/** Every deck here. */
export interface Decks {
  decks: DeckInfo[];
  faults: DeckFault[];
}

/** The table in sentences. */
export interface Describe {
  type: "describe";
  ref: number;
}

/** The table in sentences. */
export interface Described {
  type: "described";
  ref: number;
  text: string;
}

/** How the game ended: ranks start at 1 and are shared by equals. */
export interface Ending {
  ending: string;
  winners: number[];
  ranks: number[];
  scores: number[];
  rule: string;
}

/** My own words for the deal, until it is dealt. */
export interface Entropy {
  type: "entropy";
  ref: number;
  words: string;
}

/** An evening as everybody sees it, and who one is there. */
export interface EveningInfo {
  id: string;
  version: number;
  name: string;
  game: string;
  title: string;
  system: "everybody" | "swiss";
  rounds: number;
  size: number;
  shared: boolean;
  delay: number;
  doors: boolean;
  ended: boolean;
  members: MemberInfo[];
  played: ClubRoundInfo[];
  standings: ScoreInfo[];
  host: boolean;
  member: number | null;
  table: string | null;
}

/** A new evening: its address for everybody, and the host's key, told once. */
export interface EveningMade {
  id: string;
  link: string;
  host: string;
  host_link: string;
}

/** An evening to be opened; `after` is one whose ratings go on, which wants its host's key too. */
export interface EveningWish {
  game: string;
  name?: string;
  options?: Record<string, string>;
  system?: "everybody" | "swiss";
  rounds?: number;
  size?: number;
  uneven?: boolean;
  shared?: boolean;
  delay?: number;
  hints?: boolean;
  clock?: ClockSettings;
  after?: string;
}

/** What happened since, in order, no number left out. */
export interface Events {
  type: "events";
  events: Told[];
}

/** The commitment, shown before the deal; the secret, once the game is over. */
export interface Fairness {
  commitment: string;
  secret: string;
  verifiable: boolean;
}

/** How groups fared with a mission: how many played it to an end, and how many succeeded. */
export interface Fared {
  groups: number;
  won: number;
}

/** One thing to mend or to know. */
export interface Finding {
  level: string;
  file: string;
  line: number;
  card: string;
  field: string;
  rule: string;
  message: string;
}

/** What was found, the last first, and whether there is more. */
export interface Finished {
  games: FinishedGame[];
  more: boolean;
  endings: Record<string, string[]>;
}

/** A game that is over, as a page lists it. */
export interface FinishedGame {
  id: string;
  game: string;
  title: string;
  names: string[];
  bots: string[];
  winners: number[];
  ranks: number[];
  scores: number[];
  ending: string;
  rule: string;
  decisions: number;
  at: number;
  mine: number | null;
  parent: string | null;
  forks: Forked[];
}

/** What an option would surely do, as far as the seat can know. */
export interface ForecastInfo {
  option: string;
  certain: Foreseen[];
  ranges: Range[];
  unanswered: boolean;
}

/** The forecast asked for. */
export interface Forecasted {
  type: "foreseen";
  ref: number;
  foreseen: ForecastInfo;
}

/** Ask what an answer would surely do. */
export interface Foresee {
  type: "foresee";
  ref: number;
  text: string;
}

/** One certain event. */
export interface Foreseen {
  kind: string;
  args: Record<string, unknown>;
  if_nobody_answers: boolean;
  text: string;
}

/** A branch that leaves a game: where, and the table it became. */
export interface Forked {
  table: string;
  decision: number;
}

/** A game one can play here. */
export interface GameCard {
  id: string;
  title: string;
  seats: number[];
  options: OptionCard[];
  bots: string[];
  doubts: string[];
  tagline: string;
  board: OwnBoard | null;
}

/** First of all: who I am (a token, or the cookie of a seat link) and the last event and saying I heard. */
export interface Hello {
  type: "hello";
  table?: string;
  token?: string;
  seat?: number | null;
  since?: number;
  said?: number;
  language?: "en" | "fr";
  entropy?: string;
  version?: number;
  watch?: boolean;
  steps?: boolean;
}

/** A seat's decisions, as far as they have been judged: `looked` of `wanted`. */
export interface HindsightInfo {
  seat: number;
  looked: number;
  wanted: number;
  decisions: Decision[];
}

/** Advice, in three steps. */
export interface Hint {
  type: "hint";
  ref: number;
  step?: number;
}

/** Advice in three steps: what is asked and how much hangs on it, good options, the best one with its reason. */
export interface HintStep {
  step: number;
  text: string;
  options: string[];
  labels: string[];
  worths: Worth[];
  exact: boolean;
}

/** The advice asked for. */
export interface Hinted {
  type: "hint";
  ref: number;
  hint: HintStep;
}

/** Ask what supposed changes of the public table would bring, one after the other: `["1963", "1968p"]`. */
export interface Inspect {
  type: "inspect";
  ref: number;
  steps: string[];
}

/** What the supposed changes would bring: the game's own report, its sentences among it. */
export interface Inspected {
  type: "inspected";
  ref: number;
  report: Inspection;
}

/** What supposed changes of the public table would bring, in one language; a game's own adds its figures. */
export interface Inspection {
  text: string[];
}

/** Sit down. */
export interface Join {
  name?: string;
  seat?: number | null;
  entropy?: string;
}

/** The rules of a game in our words. */
export interface Law {
  game: string;
  title: string;
  sections: LawSection[];
  text: string;
}

/** One numbered rule. */
export interface LawRule {
  id: string;
  text: string;
}

/** A heading and the rules under it. */
export interface LawSection {
  title: string;
  rules: LawRule[];
}

/** A table in the lobby. */
export interface ListedTable {
  id: string;
  game: string;
  title: string;
  who: string[];
  taken: number;
  seats: number;
  pace: string;
  status: string;
  watch: boolean;
  created: number;
}

/** The departures board. */
export interface Lobby {
  games: GameCard[];
  tables: OwnTable[];
  departures: ListedTable[];
}

/** What somebody keeps under a secret of their own, sealed by their browser, and how often it was changed. */
export interface Locker {
  sealed: string;
  version: number;
}

/** The version that a locker has now. */
export interface LockerVersion {
  version: number;
}

/** A new table: the keys are told once and kept only as hashes; those that are not yours are empty. */
export interface Made {
  id: string;
  link: string;
  host: string;
  watch: string;
  seats: SeatKey[];
  commitment: string;
}

/** Somebody at an evening. */
export interface MemberInfo {
  id: number;
  name: string;
  since: number;
  gone: boolean;
}

/** Who one is at an evening, and the link that says so on another device; told once. */
export interface MemberKey {
  member: number;
  token: string;
  link: string;
}

/** One remark of the linter. */
export interface MissionFinding {
  file: string;
  line: number;
  code: string;
  text: string;
}

/** A mission, without anything that its players shall find out. */
export interface MissionInfo {
  id: string;
  title: string;
  order: string;
  agents: string[];
  places: number;
  minutes: [number, number];
  version: string;
  ours: boolean;
  fared: Fared;
  cover: SceneAid | null;
  alt: string;
}

/** What the workshop found: a mission with errors cannot be played, one with warnings can. */
export interface MissionReport {
  errors: number;
  warnings: number;
  findings: MissionFinding[];
  more: number;
}

/** Hear no more chat from a seat, or hear it again. */
export interface Mute {
  type: "mute";
  ref: number;
  seat: number;
  muted: boolean;
}

/** A table to be made. Without `players` the maker takes the first seat, bots the last, and the rest is open. */
export interface NewTable {
  game: string;
  seats?: number | null;
  options?: Record<string, string>;
  bots?: string[];
  players?: SeatWish[];
  name?: string;
  settings?: TableSettings;
}

/** A switch settled before the deal, as a lobby shows it. */
export interface OptionCard {
  name: string;
  values: string[];
  default: string;
  rule: string;
  text: boolean;
  several: boolean;
  titles: Record<string, Record<string, string>>;
  faults: Record<string, string>;
}

/** One answer on offer; `then` holds the next part of a move in parts. */
export interface OptionInfo {
  text: string;
  label: string;
  verb: string;
  noun: string;
  then: OptionInfo[];
}

/** A custom element of a third party: its name, where its module lies, and the contract it was written for. */
export interface OwnBoard {
  tag: string;
  script: string;
  version: number;
}

/** An evening this browser has a key to. */
export interface OwnEvening {
  id: string;
  name: string;
  title: string;
  game: string;
  host: boolean;
  ended: boolean;
  members: number;
  round: number;
}

/** A table this browser holds a seat at. */
export interface OwnTable {
  id: string;
  game: string;
  title: string;
  seat: number;
  status: string;
  your_turn: boolean;
  who: string[];
  called: string;
}

/** Ask whether anybody is there. */
export interface Ping {
  type: "ping";
  ref?: number;
}

/** Here. */
export interface Pong {
  type: "pong";
  ref: number;
}

/** What is asked: where we are, and one sentence. */
export interface Prompt {
  kicker: string;
  ask: string;
}

/** One of three hints. */
export interface PuzzleHint {
  step: number;
  text: string;
}

/** A puzzle as its seat sees it. */
export interface PuzzleInfo {
  game: string;
  id: string;
  title: string;
  seat: number;
  seats: number;
  grade: number;
  task: string;
  prompt: Prompt;
  options: OptionInfo[];
  view: unknown;
}

/** Everything there is to solve, and what everybody solves today. */
export interface PuzzleList {
  day: string;
  game: string;
  id: string;
  shelves: PuzzleShelf[];
}

/** The table after one answer of a solution. */
export interface PuzzleMoment {
  step: PuzzleStep;
  prompt: Prompt;
  view: unknown;
}

/** One puzzle of a list. */
export interface PuzzleName {
  id: string;
  grade: number;
}

/** The puzzles of a game. */
export interface PuzzleShelf {
  game: string;
  title: string;
  puzzles: PuzzleName[];
  solves: Record<string, number[]>;
}

/** One answer of a solution, and what is told of it. */
export interface PuzzleStep {
  seat: number;
  label: string;
  told: string[];
}

/** What an answer to a puzzle is worth, in words. */
export interface PuzzleVerdict {
  right: boolean;
  text: string;
  told: string[];
}

/** Least and greatest value of a public figure; `index` tells which of a row. */
export interface Range {
  name: string;
  index: number | null;
  low: number;
  high: number;
}

/** The rule that stands against an answer, and a sentence. */
export interface ReasonInfo {
  rule: string;
  text: string;
}

/** Why an answer is not on offer; empty if it is. */
export interface Reasons {
  type: "reasons";
  ref: number;
  reasons: ReasonInfo[];
}

/** What a check of a record found. */
export interface RecordCheck {
  sound: boolean;
  fair: boolean;
  answers: number;
  draws: number;
  branches: number;
  fault: string;
  bounds: [number, number, number][];
}

/** A record in its text or JSON form. */
export interface RecordText {
  text: string;
}

/** Not done; nothing has changed. */
export interface Refusal {
  type: "refused";
  ref: number;
  code: "copied-out" | "copied-strict" | "full" | "not-allowed" | "not-on-offer" | "not-possible" | "not-started" | "nothing-to-undo" | "other-seat" | "other-table" | "over" | "paused" | "stale" | "undo-pending" | "watching";
  reasons: ReasonInfo[];
}

/** A date that was doubted; kept in this house's own database and sent nowhere. */
export interface Report {
  id: string;
  table: string;
  deck: string;
  card: string;
  year: number;
  reason: string;
  comment: string;
  at: number;
}

/** The table at an earlier decision: my own view, or once the game is over anybody's (`seat`, null the public). */
export interface Review {
  type: "review";
  ref: number;
  decision: number;
  seat?: number | null;
  public?: boolean;
}

/** The table as it stood. */
export interface Reviewed {
  type: "reviewed";
  ref: number;
  view: View;
  prompt: Prompt;
  text: string;
}

/** What was said. */
export interface Said {
  type: "said";
  sayings: Saying[];
}

/** A sentence of chat, or the id of a ready-made phrase; `sure` repeats one that was sent back as `copied-out`. */
export interface Say {
  type: "say";
  text?: string;
  phrase?: string;
  ref?: number;
  sure?: boolean;
}

/** A sentence of chat; `phrase` is the id of a ready-made one. */
export interface Saying {
  n: number;
  channel: "players" | "watchers";
  seat: number | null;
  name: string;
  text: string;
  phrase: string;
  at: number;
}

/** How a place is painted, in words that the board knows how to draw. */
export interface SceneAid {
  sky: "dark" | "dawn" | "day" | "dusk" | "eclipse" | "lamplight" | "night" | "noon";
  moon: "dark" | "dawn" | "day" | "dusk" | "eclipse" | "lamplight" | "night" | "noon";
  ground: string;
  far: string[];
  cards: Record<string, string[]>;
}

/** Where somebody stands. */
export interface ScoreInfo {
  place: number;
  member: number;
  name: string;
  gone: boolean;
  points: number;
  buchholz: number;
  median: number;
  duplicate: number | null;
  rating: number | null;
  sigma: number | null;
  played: number;
  byes: number;
}

/** What a host (or the holder, for `bot`, `back` and `leave`) does with a seat. */
export interface SeatChange {
  action: "back" | "bot" | "kick" | "leave" | "release";
  bot?: string;
}

/** What is public about a seat besides the game. */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: "bot" | "human" | "open";
  level: string;
  tags: string[];
  connected: boolean;
  away: number | null;
  clock: number | null;
  ticking: boolean;
  muted: boolean;
}

/** A seat and the link that opens it; told once. */
export interface SeatKey {
  seat: number;
  token: string;
  link: string;
}

/** Who shall hold a seat from the start. */
export interface SeatWish {
  kind?: "bot" | "human" | "open";
  name?: string;
  bot?: string;
}

/** Leave an answer with the table for every ask of a kind, or take it back. Only this seat ever knows. */
export interface SetStanding {
  type: "standing";
  ref: number;
  name: string;
  on: boolean;
}

/** An answer this seat may leave with the table for every ask of a kind, and whether it has. */
export interface StandingInfo {
  name: string;
  on: boolean;
}

/** Deal now; open seats go to this bot. */
export interface Start {
  bot?: string;
  entropy?: string;
}

/** What happened and what changed by it: lay `public` over the last update, then `own`; `ref` is accepted by it. */
export interface Stepped {
  type: "step";
  events: Told[];
  public: Change;
  own: Change;
  ref: number;
}

/** What changed around the game; `seats` by their numbers. */
export interface TableChange {
  id?: string;
  game?: string;
  title?: string;
  status?: "closed" | "live" | "open" | "over";
  seats?: Record<string, SeatInfo>;
  host?: number | null;
  timelines?: number;
  undo?: UndoInfo | null;
  asking?: Asking | null;
  paused?: string | null;
  watchers?: number;
  fairness?: Fairness;
  clock?: string;
  parent?: string | null;
  rematch?: string | null;
  called?: string;
  left?: number | null;
  evening?: string | null;
  watch?: boolean;
  delay?: number;
}

/** The table around the game. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  status: "closed" | "live" | "open" | "over";
  seats: SeatInfo[];
  host: number | null;
  timelines: number;
  undo: UndoInfo | null;
  asking: Asking | null;
  paused: string | null;
  watchers: number;
  fairness: Fairness;
  clock: string;
  parent: string | null;
  rematch: string | null;
  called: string;
  left: number | null;
  evening: string | null;
  watch: boolean;
  delay: number;
}

/** What a host settles besides the game's own options. */
export interface TableSettings {
  watch?: "everyone" | "link" | "nobody";
  delay?: number;
  lobby?: boolean;
  hints?: boolean;
  clock?: ClockSettings;
  host_seat?: number | null;
  kept?: number[];
  called?: string;
}

/** A bot at work. */
export interface Thinking {
  seat: number;
  text: string;
}

/** An event as one seat is told it. A server numbers it anew among its own, and sends it as it is. */
export interface Told {
  n: number;
  decision: number;
  kind: string;
  args: Record<string, unknown>;
  text: string;
  at: number;
}

/** A table among its branches. */
export interface TreeNode {
  id: string;
  game: string;
  parent: string | null;
  decision: number | null;
  mode: string | null;
  status: string;
  decisions: number;
  branches: BranchInfo[];
  result: Record<string, unknown> | null;
  children: TreeNode[];
  called: string;
  seat: number | null;
}

/** Take back my last answer; others are asked unless it is free. */
export interface Undo {
  type: "undo";
  ref: number;
}

/** How undo stands for this seat: whether it is free, and what it would take back. */
export interface UndoInfo {
  free: boolean;
  to: number;
  reason: string;
}

/** Everything a seat is shown after a step. `view` is null until the deal. */
export interface Update {
  n: number;
  table: TableInfo;
  view: View | null;
  prompt: Prompt;
  options: OptionInfo[];
  sealed: string | null;
  thinking: Thinking | null;
  your_turn: boolean;
  turn: number;
  standing: StandingInfo[];
  window: number | null;
}

/** The table as it stands. */
export interface Updated {
  type: "update";
  update: Update;
}

/** What one seat (None: a spectator) may know at a decision. */
export interface View {
  game: string;
  options: Record<string, string>;
  seats: number;
  seat: number | null;
  decision: number;
  zones: ZoneView[];
  numbers: Record<string, number | string | number[]>;
  mode: string;
  asked: number[];
  answered: number[];
  sealed: string | null;
  result: Ending | null;
  names: string[];
  aid: Aid;
  besides: string[];
  known: Record<string, string[]>;
}

/** What changed in a view: `zones` by their places in the list of zones, `numbers` by name. */
export interface ViewChange {
  game?: string;
  options?: Record<string, string>;
  seats?: number;
  seat?: number | null;
  decision?: number;
  zones?: Record<string, ZoneView>;
  numbers?: Record<string, number | string | number[]>;
  mode?: string;
  asked?: number[];
  answered?: number[];
  sealed?: string | null;
  result?: Ending | null;
  names?: string[];
  aid?: Aid;
  besides?: string[];
  known?: Record<string, string[]>;
}

/** Where to send turn notices; an empty address stops them. */
export interface Webhook {
  url?: string;
}

/** The key each notice is signed with (HMAC-SHA256 of the body); told once. */
export interface WebhookKey {
  key: string;
}

/** The connection is open. */
export interface Welcome {
  type: "welcome";
  version: number;
  table: string;
  role: "seat" | "watcher";
  seat: number | null;
  n: number;
}

/** Ask why something is not on offer. */
export interface WhyNot {
  type: "why";
  ref: number;
  text: string;
}

/** The message itself was at fault; nothing has changed. */
export interface WireFault {
  type: "fault";
  code: "bad-link" | "closed" | "hello-first" | "internal" | "malformed" | "too-fast" | "too-large" | "unknown-table" | "version";
  text: string;
  ref: number;
}

/** The share of imagined games an answer wins, 0 to 1, and where it lies with a certainty of 95 %. */
export interface Worth {
  mean: number;
  low: number;
  high: number;
}

/** A zone as one seat sees it: a card's name, or None for a back. */
export interface ZoneView {
  name: string;
  seat: number | null;
  size: number;
  cards: (string | null)[];
  turned: number[];
  places: number[];
}
