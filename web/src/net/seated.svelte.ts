/** One person at one table, as the page sees it: the last update, the telling, and a choice in hand. */
import type { Event, Logged, Foreseen, HintStep, Option, Reason, Saying, TableInfo, Told, Update } from "./protocol";
import { t } from "../text/words.svelte";
import { byRounds } from "./telling";
import type { Heard, TableConnection } from "./transport";

export interface Why {
  text: string;
  label: string;
  reasons: Reason[];
}

export class Seated {
  /** The last update with a view; null until the deal. */
  update = $state.raw<Update | null>(null);
  /** What is around the game, before and after the deal. */
  table = $state.raw<TableInfo | null>(null);
  /** The seat of this connection; null for a watcher, undefined until the server has said. */
  seat = $state<number | null | undefined>(undefined);
  fault = $state.raw<{ code: string; text: string } | null>(null);
  events = $state.raw<Logged[]>([]);
  /** Everything told, silent moves too, for boards that animate. */
  told = $state.raw<Event[]>([]);
  said = $state.raw<Saying[]>([]);
  unread = $state(0);
  up = $state(true);
  retry = $state(0);
  /** Texts of the options chosen so far, outermost first: a move in parts has several. */
  path = $state.raw<string[]>([]);
  /** The card carried with a pointer, and the place it hangs over. */
  over = $state.raw<{ card: string; place: string } | null>(null);
  foreseen = $state.raw<Foreseen | null>(null);
  why = $state.raw<Why | null>(null);
  hint = $state.raw<HintStep | null>(null);
  /** Said once, assertively: your turn, refusals, a broken connection. */
  call = $state("");
  stale = $state(false);
  /** Counts what was asked of this seat: tells one ask from the next, also where both read alike. */
  asked = $state(0);
  /** Told after every answer: for ears. */
  onverdict: ((accepted: boolean) => void) | null = null;
  /** The ask and the answer whose verdict is still to come. */
  #said = "";
  #leave: () => void;

  constructor(readonly connection: TableConnection) {
    this.#leave = connection.listen((what) => this.#hear(what));
  }

  get mine(): boolean {
    const view = this.update?.view;
    if (!view || view.seat === null || view.mode === "over" || !this.update!.options.length) return false;
    return view.asked.includes(view.seat) || this.update!.sealed !== null;
  }

  /** The options on offer at the depth reached by the path. */
  get offered(): Option[] {
    return this.path.reduce<Option[]>(
      (options, text) => options.find((o) => o.text === text)?.then ?? [],
      this.update?.options ?? [],
    );
  }

  get chosen(): Option | null {
    let options = this.update?.options ?? [];
    let found: Option | null = null;
    for (const text of this.path) {
      found = options.find((o) => o.text === text) ?? null;
      options = found?.then ?? [];
    }
    return found;
  }

  /** Nothing left to choose: the move can be confirmed. */
  get complete(): boolean {
    return this.chosen !== null && this.chosen.then.length === 0;
  }

  option(text: string): Option | null {
    return this.update?.options.find((o) => o.text === text) ?? null;
  }

  /** Choose an option at the first level, or leave it when it is already in hand; what is the only way stays in hand. */
  choose(text: string): void {
    this.why = null;
    if (this.path[0] === text && this.path.length === 1) {
      if (this.update?.options.length === 1) return;
      return this.clear();
    }
    this.path = [text];
    void this.#foresee();
  }

  extend(text: string): void {
    this.path = [...this.path, text];
    void this.#foresee();
  }

  back(): void {
    this.path = this.path.slice(0, -1);
    void this.#foresee();
  }

  clear(): void {
    this.path = [];
    this.foreseen = null;
    this.why = null;
  }

  async askWhy(text: string, label: string): Promise<void> {
    const reasons = await this.connection.why(text);
    this.why = { text, label, reasons };
  }

  async askHint(): Promise<void> {
    const { asked } = this;
    const step = Math.min(3, (this.hint?.step ?? 0) + 1) as 1 | 2 | 3;
    const hint = await this.connection.hint(step);
    if (asked === this.asked) this.hint = hint; // whoever has answered meanwhile needs no advice for it
  }

  async confirm(): Promise<void> {
    const { asked, update: now } = this;
    const text = this.path.join(" > ");
    const saying = `${asked}#${text}`;
    if (!now || !this.complete || this.#said === saying) return; // pressed twice: said already, or kept till the line is back
    this.#said = saying;
    const verdict = await this.connection.answer(now.view.decision, text);
    if (this.#said === saying) this.#said = "";
    this.onverdict?.(verdict.accepted);
    const isPast = asked !== this.asked; // the next ask came before the word on this one: what is chosen there stays
    if (verdict.accepted) return isPast ? undefined : this.clear();
    this.stale = verdict.stale;
    this.call = verdict.reasons.map((reason) => reason.text).join(" ");
    // The plate says that the table moved on; a reason beside the card would be about another one, and in the way.
    if (!isPast && !verdict.stale) this.why = { text, label: this.chosen?.label ?? text, reasons: verdict.reasons };
  }

  /** An answer said in one press. */
  async say(text: string): Promise<void> {
    this.path = text.split(" > ");
    await this.confirm();
  }

  /** Take a whole move in hand, such as an advised one. */
  put(text: string): void {
    if (!this.offers(text)) return;
    this.path = text.split(" > ");
    void this.#foresee();
  }

  /** Whether a whole path is on offer. */
  offers(text: string): boolean {
    let options: Option[] | undefined = this.update?.options;
    for (const part of text.split(" > ")) options = options?.find((o) => o.text === part)?.then;
    return options !== undefined;
  }

  /** Another choice at the depth reached: the last part is replaced. */
  instead(text: string): void {
    this.path = [...this.path.slice(0, -1), text];
    void this.#foresee();
  }

  leave(): void {
    this.#leave();
    this.connection.close();
  }

  async #foresee(): Promise<void> {
    const text = this.path.join(" > ");
    this.foreseen = null;
    if (!text) return;
    const foreseen = await this.connection.foresee(text);
    if (this.path.join(" > ") === text) this.foreseen = foreseen;
  }

  /** Take back the last answer; the table is asked unless it is free. */
  async undo(): Promise<string> {
    if (!this.update?.table.undo) return "";
    const verdict = await this.connection.undo();
    return verdict.accepted ? "" : verdict.reasons.map((reason) => reason.text).join(" ");
  }

  #hear(what: Heard): void {
    if (what.kind === "welcome") this.#welcomed(what.seat, what.n);
    else if (what.kind === "update") this.#take(what.update);
    else if (what.kind === "events") {
      this.told = [...this.told, ...what.events];
      this.events = byRounds(this.told);
    } else if (what.kind === "said") {
      this.said = [...this.said, ...what.sayings];
      this.unread += what.sayings.length;
    } else if (what.kind === "fault") this.fault = { code: what.code, text: what.text };
    else {
      this.up = what.up;
      this.retry = what.retry;
    }
  }

  #welcomed(seat: number | null, n: number): void {
    this.seat = seat;
    if (!this.told.some((event) => event.n > n)) return;
    this.told = this.told.filter((event) => event.n <= n);
    this.events = byRounds(this.told);
  }

  #take(told: Told): void {
    const table = (this.table = named(told.table));
    if (told.view === null) return;
    const update: Update = { ...told, table, view: told.view };
    const before = this.update;
    this.update = update;
    if (before && isSameAsk(before, update)) return;
    if (update.sealed === null) this.asked += 1;
    const path = this.path;
    this.clear();
    this.hint = null;
    this.stale = false;
    // A single way is taken up for you; it still wants your confirmation.
    const only = update.options.length === 1 ? update.options[0] : undefined;
    if (this.mine && only && update.sealed === null) this.choose(only.text);
    // While one chooses, others act: where the same is asked, what is still on offer stays in hand.
    else if (this.mine && before && isAskedAlike(before, update) && path.length && isOnOffer(update.options, path)) {
      this.path = path;
      void this.#foresee();
    }
    if (this.mine) this.call = `${update.prompt.kicker} ${update.prompt.ask}`;
  }
}

/** Who came by a link has given no name: they are called by their seat, everywhere. */
function named(table: TableInfo): TableInfo {
  if (table.seats.every((one) => one.name || one.kind === "open")) return table;
  const seats = table.seats.map((one) =>
    one.name || one.kind === "open" ? one : { ...one, name: t("seat-number", { n: one.seat + 1 }) },
  );
  return { ...table, seats };
}

function isOnOffer(options: Option[], path: string[]): boolean {
  const found = options.find((option) => option.text === path[0]);
  return found !== undefined && (path.length === 1 || isOnOffer(found.then, path.slice(1)));
}

/** Whoever answers first acts, or all choose in secret: the table moves on though this seat has not answered. */
function isAskedAlike(before: Update, now: Update): boolean {
  const { mode } = now.view;
  if (mode !== before.view.mode || now.view.seat !== before.view.seat) return false;
  return mode === "first" || (mode === "all" && before.prompt.ask === now.prompt.ask && isGoingOn(before, now));
}

function isSameAsk(before: Update, now: Update): boolean {
  return askOf(before) === askOf(now) && isGoingOn(before, now);
}

/** Who has sealed stays sealed while one ask lasts; where somebody has not any more, it is the next one. */
function isGoingOn(before: Update, now: Update): boolean {
  return before.view.answered.every((seat) => now.view.answered.includes(seat));
}

/** Tells one ask from the next: while all choose in secret, others' answers do not make it a new one. */
function askOf(update: Update): string {
  const { mode, decision, seat } = update.view;
  const offered = update.options.map((option) => option.text).join("|");
  return [
    mode,
    seat,
    mode === "all" ? update.prompt.ask : decision,
    mode === "all" && update.sealed !== null ? "" : offered,
  ].join("#");
}
