/** A table line over one WebSocket; REST for everything that is asked once. */
import type { Ask, Foreseen, HintStep, Language, Law, Lobby, Reason, Review, Tell } from "./protocol";
import type { Heard, NewTable, TableLine, Transport, Verdict } from "./transport";

const FIRST_WAIT = 1;
const LONGEST_WAIT = 20;

type Waiting = (tell: Tell) => void;

export class LiveLine implements TableLine {
  #socket: WebSocket | null = null;
  #heard = new Set<(what: Heard) => void>();
  #waiting = new Map<number, Waiting>();
  #kept: string[] = [];
  #ref = 0;
  #since = 0;
  #wait = FIRST_WAIT;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    readonly language: Language,
  ) {
    this.#connect();
  }

  listen(heard: (what: Heard) => void): () => void {
    this.#heard.add(heard);
    return () => this.#heard.delete(heard);
  }

  async answer(decision: number, text: string): Promise<Verdict> {
    return verdict(await this.#request((ref) => ({ type: "answer", ref, decision, text })));
  }

  async undo(): Promise<Verdict> {
    return verdict(await this.#request((ref) => ({ type: "undo", ref })));
  }

  async why(text: string): Promise<Reason[]> {
    const tell = await this.#request((ref) => ({ type: "why", ref, text }));
    return tell.type === "reasons" ? tell.reasons : [];
  }

  async foresee(text: string): Promise<Foreseen> {
    const tell = await this.#request((ref) => ({ type: "foresee", ref, text }));
    if (tell.type === "foreseen") return tell.foreseen;
    return { option: text, certain: [], ranges: [], unanswered: false };
  }

  async hint(step: 1 | 2 | 3): Promise<HintStep> {
    const tell = await this.#request((ref) => ({ type: "hint", ref, step }));
    return tell.type === "hint" ? tell.hint : { step, text: "", options: [] };
  }

  async describe(): Promise<string> {
    const tell = await this.#request((ref) => ({ type: "describe", ref }));
    return tell.type === "described" ? tell.text : "";
  }

  say(text: string): void {
    this.#send({ type: "say", text });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.table}`);
    this.#socket = socket;
    socket.onopen = () => this.#greet();
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as Tell);
    socket.onclose = () => this.#lost();
  }

  #greet(): void {
    this.#wait = FIRST_WAIT;
    const hello: Ask = { type: "hello", table: this.table, since: this.#since, language: this.language };
    this.#socket?.send(JSON.stringify(hello));
    for (const kept of this.#kept.splice(0)) this.#socket?.send(kept);
    this.#tell({ kind: "line", up: true, retry: 0 });
  }

  #lost(): void {
    if (this.#closed) return;
    const retry = this.#wait;
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
    this.#tell({ kind: "line", up: false, retry });
    this.#timer = setTimeout(() => this.#connect(), retry * 1000);
  }

  #hear(tell: Tell): void {
    if (tell.type === "update") this.#tell({ kind: "update", update: tell.update });
    else if (tell.type === "events") this.#events(tell.events);
    else if (tell.type === "said") this.#tell({ kind: "said", sayings: tell.sayings });
    else {
      this.#waiting.get(tell.ref)?.(tell);
      this.#waiting.delete(tell.ref);
    }
  }

  #events(events: Extract<Tell, { type: "events" }>["events"]): void {
    const fresh = events.filter((event) => event.n > this.#since);
    this.#since = fresh.reduce((last, event) => Math.max(last, event.n), this.#since);
    if (fresh.length) this.#tell({ kind: "events", events: fresh });
  }

  #request(make: (ref: number) => Ask): Promise<Tell> {
    const ref = ++this.#ref;
    return new Promise((resolve) => {
      this.#waiting.set(ref, resolve);
      this.#send(make(ref));
    });
  }

  /** While the line is down a message waits here, so that no move is lost. */
  #send(ask: Ask): void {
    const text = JSON.stringify(ask);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
    else this.#kept.push(text);
  }

  #tell(what: Heard): void {
    for (const heard of this.#heard) heard(what);
  }
}

function verdict(tell: Tell): Verdict {
  if (tell.type !== "refused") return { accepted: true };
  return { accepted: false, reasons: tell.reasons, stale: tell.stale };
}

async function get<T>(path: string, language: Language): Promise<T> {
  const answer = await fetch(`/api/${path}`, { headers: { "Accept-Language": language } });
  if (!answer.ok) throw new Error(`${answer.status} ${path}`);
  return (await answer.json()) as T;
}

export class LiveTransport implements Transport {
  lobby(language: Language): Promise<Lobby> {
    return get("lobby", language);
  }

  async create(wish: NewTable, language: Language): Promise<string> {
    const answer = await fetch("/api/tables", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Accept-Language": language },
      body: JSON.stringify(wish),
    });
    if (!answer.ok) throw new Error(`${answer.status} tables`);
    return ((await answer.json()) as { id: string }).id;
  }

  open(table: string, language: Language): TableLine {
    return new LiveLine(table, language);
  }

  review(record: string, language: Language): Promise<Review> {
    return get(`records/${encodeURIComponent(record)}/review`, language);
  }

  law(game: string, language: Language): Promise<Law> {
    return get(`games/${encodeURIComponent(game)}/law`, language);
  }
}
