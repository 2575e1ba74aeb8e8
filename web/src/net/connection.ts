/** A seat's line over one WebSocket: it comes back by event number, and no move is lost on the way. */
import type { Request, Foreseen, HintStep, Inspection, Language, Phrase, Reason, Reply, Told } from "./protocol";
import { keepPledge, pledge } from "./pledge";
import { VERSION, type Stepped } from "./protocol.gen";
import { after } from "./steps";
import type { Heard, TableConnection, Verdict } from "./transport";

const FIRST_WAIT = 0.5;
const LONGEST_WAIT = 15;
const FINAL = ["bad-link", "unknown-table", "version"];

type Waiting = { request: Request; resolve: (reply: Reply) => void; sent: boolean };

export class LiveConnection implements TableConnection {
  #socket: WebSocket | null = null;
  #heard = new Set<(what: Heard) => void>();
  #waiting = new Map<number, Waiting>();
  #kept: Request[] = [];
  #ref = 0;
  #since = 0;
  #said = 0;
  #wait = FIRST_WAIT;
  #closed = false;
  /** The last update of this line: steps are laid over it. */
  #update: Told | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    readonly language: Language,
    readonly seat: number | null = null,
    /** Only to look on, whatever seats this browser holds. */
    readonly watch = false,
  ) {
    this.#connect();
  }

  listen(heard: (what: Heard) => void): () => void {
    this.#heard.add(heard);
    return () => this.#heard.delete(heard);
  }

  async answer(decision: number, text: string): Promise<Verdict> {
    const key = words();
    return verdict(await this.#request((ref) => ({ type: "answer", ref, decision, text, key })));
  }

  async undo(): Promise<Verdict> {
    return verdict(await this.#request((ref) => ({ type: "undo", ref })));
  }

  async consent(yes: boolean): Promise<Verdict> {
    return verdict(await this.#request((ref) => ({ type: "consent", ref, yes })));
  }

  async why(text: string): Promise<Reason[]> {
    const reply = await this.#request((ref) => ({ type: "why", ref, text }));
    return reply.type === "reasons" || reply.type === "refused" ? reply.reasons : [];
  }

  async foresee(text: string): Promise<Foreseen> {
    const reply = await this.#request((ref) => ({ type: "foresee", ref, text }));
    if (reply.type === "foreseen") return reply.foreseen;
    return { option: text, certain: [], ranges: [], unanswered: false };
  }

  async hint(step: 1 | 2 | 3): Promise<HintStep> {
    const reply = await this.#request((ref) => ({ type: "hint", ref, step }));
    if (reply.type === "hint") return reply.hint;
    return noHint(3, reply.type === "refused" ? (reply.reasons[0]?.text ?? "") : "");
  }

  async inspect(steps: string[]): Promise<Inspection | null> {
    const reply = await this.#request((ref) => ({ type: "inspect", ref, steps }));
    return reply.type === "inspected" ? reply.report : null;
  }

  async stand(name: string, on: boolean): Promise<Verdict> {
    return verdict(await this.#request((ref) => ({ type: "standing", ref, name, on })));
  }

  async describe(): Promise<string> {
    const reply = await this.#request((ref) => ({ type: "describe", ref }));
    return reply.type === "described" ? reply.text : "";
  }

  say(text: string): void {
    this.#send({ type: "say", text });
  }

  async tell(text: string, sure: boolean): Promise<Verdict> {
    return verdict(await this.#request((ref) => ({ type: "say", text, ref, sure })));
  }

  phrase(phrase: Phrase): void {
    this.#send({ type: "say", phrase });
  }

  async mute(seat: number, muted: boolean): Promise<Verdict> {
    return verdict(await this.#request((ref) => ({ type: "mute", ref, seat, muted })));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.table)}`);
    this.#socket = socket;
    this.#update = null;
    socket.onopen = () => this.#greet();
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as Reply);
    socket.onclose = () => this.#lost();
  }

  /** Who I am and what I heard last; then all that got no answer yet. An answer's key keeps it from counting twice. */
  #greet(): void {
    this.#wait = FIRST_WAIT;
    const mine = { ...(this.seat === null ? {} : { seat: this.seat }), ...(this.watch ? { watch: true } : {}) };
    const hello: Request = {
      type: "hello",
      since: this.#since,
      said: this.#said,
      language: this.language,
      entropy: this.#words(),
      version: VERSION,
      steps: true,
      ...mine,
    };
    const requests = [hello, ...this.#owed(), ...this.#kept.splice(0)];
    for (const request of requests) this.#socket?.send(JSON.stringify(request));
    this.#pass({ kind: "connection", up: true, retry: 0 });
  }

  /** Moves are said again; a question that was lost with the line is let go, so that none can bring it down twice. */
  #owed(): Request[] {
    const owed: Request[] = [];
    for (const [ref, { request, resolve, sent }] of this.#waiting) {
      if (request.type === "answer" || request.type === "undo" || request.type === "consent" || !sent)
        owed.push(request);
      else {
        this.#waiting.delete(ref);
        resolve({ type: "pong", ref });
      }
    }
    for (const one of this.#waiting.values()) one.sent = true;
    return owed;
  }

  #lost(): void {
    if (this.#closed) return;
    const retry = this.#wait;
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
    this.#pass({ kind: "connection", up: false, retry });
    this.#timer = setTimeout(() => this.#connect(), retry * 1000);
  }

  #hear(reply: Reply): void {
    if (reply.type === "welcome") this.#welcomed(reply.seat, reply.n);
    else if (reply.type === "update") this.#updated(reply.update);
    else if (reply.type === "step") this.#stepped(reply);
    else if (reply.type === "events") this.#events(reply.events);
    else if (reply.type === "said") this.#sayings(reply.sayings);
    else if (reply.type === "fault" && !reply.ref) this.#fault(reply.code, reply.text);
    else this.#replied(reply);
  }

  #replied(reply: Extract<Reply, { ref: number }>): void {
    this.#waiting.get(reply.ref)?.resolve(reply);
    this.#waiting.delete(reply.ref);
  }

  /** What happened, the table as it stands, and the word on what was asked: in this order, as without steps. */
  #stepped(step: Stepped): void {
    if (!this.#update) return this.#socket?.close(); // a line begins with a whole update; whoever has none comes again
    const update = after(this.#update, step);
    this.#events(step.events);
    this.#updated(update);
    if (step.ref) this.#replied({ type: "accepted", ref: step.ref, decision: update.view?.decision ?? 0 });
  }

  /** A house restored from a backup knows less than we heard: what came after is told anew. */
  #welcomed(seat: number | null, n: number): void {
    this.#since = Math.min(this.#since, n);
    this.#pass({ kind: "welcome", seat, n });
  }

  #updated(update: Told): void {
    this.#update = update;
    if (!update.view) keepPledge(this.table, { commitment: update.table.fairness.commitment });
    this.#pass({ kind: "update", update });
  }

  /** Our own chance for the deal: the same however often we come, so that it can be found again at the end. */
  #words(): string {
    keepPledge(this.table, { words: words() });
    return pledge(this.table)?.words || words();
  }

  #fault(code: string, text: string): void {
    if (FINAL.includes(code)) this.close();
    this.#pass({ kind: "fault", code, text });
  }

  #events(events: Extract<Reply, { type: "events" }>["events"]): void {
    const fresh = events.filter((event) => event.n > this.#since);
    this.#since = fresh.reduce((last, event) => Math.max(last, event.n), this.#since);
    if (fresh.length) this.#pass({ kind: "events", events: fresh });
  }

  #sayings(sayings: Extract<Reply, { type: "said" }>["sayings"]): void {
    const fresh = sayings.filter((saying) => saying.n > this.#said);
    this.#said = fresh.reduce((last, saying) => Math.max(last, saying.n), this.#said);
    if (fresh.length) this.#pass({ kind: "said", sayings: fresh });
  }

  #request(make: (ref: number) => Request): Promise<Reply> {
    const ref = ++this.#ref;
    const request = make(ref);
    return new Promise((resolve) => {
      this.#waiting.set(ref, { request, resolve, sent: this.#up });
      if (this.#up) this.#socket!.send(JSON.stringify(request));
    });
  }

  get #up(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** While the line is down a message waits here. */
  #send(request: Request): void {
    if (this.#up) this.#socket!.send(JSON.stringify(request));
    else this.#kept.push(request);
  }

  #pass(what: Heard): void {
    for (const heard of this.#heard) heard(what);
  }
}

/** Chance of our own: for the deal, and to reply one answer from the same said twice. */
function words(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** An advice that says nothing of any option. */
export const noHint = (step: number, text = ""): HintStep => ({
  step,
  text,
  options: [],
  labels: [],
  worths: [],
  exact: false,
});

function verdict(reply: Reply): Verdict {
  if (reply.type === "refused")
    return {
      accepted: false,
      reasons: reply.reasons,
      stale: reply.code === "stale",
      ...(reply.code === "copied-out" ? { doubtful: true } : {}),
    };
  if (reply.type === "fault") return { accepted: false, reasons: [{ rule: "", text: reply.text }], stale: false };
  return { accepted: true };
}
