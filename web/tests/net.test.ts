import { waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fixture, FixtureTransport, localise, type TableFixture } from "../src/net/fixture";
import { LiveConnection } from "../src/net/connection";
import { LiveTransport } from "../src/net/live";
import { VERSION } from "../src/net/protocol.gen";
import { Seated } from "../src/net/seated.svelte";
import type { Heard } from "../src/net/transport";
import { t } from "../src/text/words.svelte";

class Wire {
  static OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onclose: () => void = () => undefined;
  onmessage: (m: { data: string }) => void = () => undefined;
  constructor(readonly url: string) {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  up(): void {
    this.readyState = 1;
    this.onopen();
  }
  tell(what: unknown): void {
    this.onmessage({ data: JSON.stringify(what) });
  }
}

beforeEach(() => {
  Wire.all = [];
  vi.stubGlobal("WebSocket", Wire);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a line greets with the table, the last event it knows and the language", () => {
  const line = new LiveConnection("MAR-437", "fr");
  Wire.all[0]!.up();
  expect(Wire.all[0]!.sent).toMatchObject([{ type: "hello", since: 0, said: 0, language: "fr", version: VERSION }]);
  line.close();
});

test("an answer given while the line is down is kept and goes out first thing", async () => {
  const line = new LiveConnection("x", "en");
  const verdict = line.answer(44, "A13");
  const wire = Wire.all[0]!;
  expect(wire.sent).toEqual([]);
  wire.up();
  expect(wire.sent[1]).toMatchObject({ type: "answer", ref: 1, decision: 44, text: "A13" });
  wire.tell({ type: "accepted", ref: 1 });
  expect(await verdict).toEqual({ accepted: true });
  line.close();
});

test("a refusal brings its reasons", async () => {
  const line = new LiveConnection("x", "en");
  Wire.all[0]!.up();
  const verdict = line.answer(44, "E8");
  Wire.all[0]!.tell({ type: "refused", ref: 1, code: "not-on-offer", reasons: [{ rule: "K-061", text: "no" }] });
  expect(await verdict).toEqual({ accepted: false, reasons: [{ rule: "K-061", text: "no" }], stale: false });
  line.close();
});

test("after a loss it waits longer each time, comes back by event number and tells no event twice", () => {
  const line = new LiveConnection("x", "en");
  const heard: Heard[] = [];
  line.listen((what) => heard.push(what));
  Wire.all[0]!.up();
  const event = (n: number) => ({ n, kind: "x", args: {}, text: `${n}` });
  Wire.all[0]!.tell({ type: "events", events: [event(1), event(2)] });
  Wire.all[0]!.onclose();
  expect(heard.at(-1)).toEqual({ kind: "connection", up: false, retry: 0.5 });
  vi.advanceTimersByTime(1000);
  Wire.all[1]!.onclose();
  expect(heard.at(-1)).toEqual({ kind: "connection", up: false, retry: 1 });
  vi.advanceTimersByTime(2000);
  Wire.all[2]!.up();
  expect(Wire.all[2]!.sent[0]).toMatchObject({ type: "hello", since: 2 });
  Wire.all[2]!.tell({ type: "events", events: [event(2), event(3)] });
  const told = heard.flatMap((what) => (what.kind === "events" ? what.events.map((e) => e.n) : []));
  expect(told).toEqual([1, 2, 3]);
  line.close();
});

test("a house restored from a backup tells anew what came after it", () => {
  const line = new LiveConnection("x", "en");
  const seated = new Seated(line);
  const event = (n: number, text: string) => ({ n, kind: "x", args: {}, text, decision: 0, at: 0 });
  Wire.all[0]!.up();
  Wire.all[0]!.tell({ type: "welcome", seat: 0, n: 2 });
  Wire.all[0]!.tell({ type: "events", events: [event(1, "a"), event(2, "b")] });
  Wire.all[0]!.onclose();
  vi.advanceTimersByTime(1000);
  Wire.all[1]!.up();
  Wire.all[1]!.tell({ type: "welcome", seat: 0, n: 1 });
  Wire.all[1]!.tell({ type: "events", events: [event(2, "c")] });
  expect(seated.told.map((one) => one.text)).toEqual(["a", "c"]);
  line.close();
});

test("advice that comes when the answer is given already is let go", async () => {
  vi.useRealTimers();
  const seated = new Seated(new FixtureTransport("travel").open("demo", "en"));
  await waitFor(() => expect(seated.update).not.toBeNull());
  const coming = seated.askHint();
  seated.asked += 1;
  await coming;
  expect(seated.hint).toBeNull();
  await seated.askHint();
  expect(seated.hint?.step).toBe(1);
});

test("a closed line stays closed", () => {
  const line = new LiveConnection("x", "en");
  line.close();
  Wire.all[0]!.onclose();
  vi.advanceTimersByTime(60_000);
  expect(Wire.all).toHaveLength(1);
});

test("questions are answered by their number, in any order", async () => {
  const line = new LiveConnection("x", "en");
  Wire.all[0]!.up();
  const [why, hint, said] = [line.why("E8"), line.hint(2), line.describe()];
  Wire.all[0]!.tell({ type: "described", ref: 3, text: "words" });
  Wire.all[0]!.tell({ type: "hint", ref: 2, hint: { step: 2, text: "h", options: [] } });
  Wire.all[0]!.tell({ type: "reasons", ref: 1, reasons: [{ rule: "K-061", text: "r" }] });
  expect(await why).toEqual([{ rule: "K-061", text: "r" }]);
  expect((await hint).text).toBe("h");
  expect(await said).toBe("words");
  line.close();
});

test("REST asks in the language and fails loudly", async () => {
  const fetched = vi.fn(async () => new Response("{}", { status: 404 }));
  vi.stubGlobal("fetch", fetched);
  await expect(new LiveTransport().lobby("en")).rejects.toThrow("404");
  // What the server says in English only is told in words of the page.
  await expect(new LiveTransport().lobby("fr")).rejects.toMatchObject({ status: 404, message: t("status-404") });
  expect(fetched).toHaveBeenCalledWith("/api/lobby", { method: "GET", headers: { "Accept-Language": "fr" } });
});

test("localise picks a language wherever both are given, and nowhere else", () => {
  const both = { a: [{ en: "yes", fr: "oui" }], b: { en: "x" }, c: null, d: 3 };
  expect(localise(both, "fr")).toEqual({ a: ["oui"], b: { en: "x" }, c: null, d: 3 });
});

test.each([
  "resolve",
  "follow",
  "travel",
  "offer",
  "paradox",
  "over",
  "waiting",
  "generic",
  "duel",
  "chrononauts",
  "timeline",
  "mission",
  "alone",
])("fixture %s is whole", async (name) => {
  vi.useRealTimers();
  const seated = new Seated(new FixtureTransport(name).open("demo", "fr"));
  await waitFor(() => expect(seated.update).not.toBeNull());
  const { view, prompt, table, options } = seated.update!;
  expect(table.seats).toHaveLength(view.seats);
  expect(typeof prompt.ask).toBe("string");
  for (const zone of view.zones) expect(zone.cards, zone.name).toHaveLength(zone.size);
  if (view.mode !== "over" && view.asked.includes(view.seat!)) expect(options.length).toBeGreaterThan(0);
  const cards = view.zones.flatMap((z) => z.cards).filter((c) => c !== null);
  expect(new Set(cards).size).toBe(cards.length);
});

test("a seat chooses, foresees, changes its mind and seals", async () => {
  vi.useRealTimers();
  const seated = new Seated(new FixtureTransport("travel").open("demo", "en"));
  await waitFor(() => expect(seated.mine).toBe(true));
  expect(seated.call).toContain("How far back");
  seated.choose("-2");
  await waitFor(() => expect(seated.foreseen?.option).toBe("-2"));
  seated.choose("-2");
  expect(seated.path).toEqual([]);
  seated.choose("-1");
  await seated.confirm();
  expect(seated.update!.sealed).toBe("-1");
});

test("the only way stays in hand when it is pressed again", async () => {
  vi.useRealTimers();
  const seated = new Seated(new FixtureTransport("travel").open("demo", "en"));
  await waitFor(() => expect(seated.mine).toBe(true));
  seated.update = { ...seated.update!, options: seated.update!.options.slice(0, 1) };
  const { text } = seated.update.options[0]!;
  seated.clear();
  seated.choose(text);
  seated.choose(text);
  expect(seated.path).toEqual([text]);
});

test("a move in parts is chosen part by part and sent as one", async () => {
  vi.useRealTimers();
  const line = new FixtureTransport("generic").open("demo", "en");
  const answer = vi.spyOn(line, "answer").mockResolvedValue({ accepted: true });
  const seated = new Seated(line);
  await waitFor(() => expect(seated.update).not.toBeNull());
  seated.choose("Step5");
  expect(seated.complete).toBe(false);
  expect(seated.offered.map((o) => o.text)).toEqual(["to 1", "to 2"]);
  await seated.confirm();
  expect(answer).not.toHaveBeenCalled();
  seated.extend("to 1");
  seated.back();
  seated.extend("to 2");
  seated.extend("on lane 3");
  expect(seated.complete).toBe(true);
  await seated.confirm();
  expect(answer).toHaveBeenCalledWith(0, "Step5 > to 2 > on lane 3");
});

test("a refused answer opens why, is called out, and changes nothing", async () => {
  vi.useRealTimers();
  const line = new FixtureTransport("resolve").open("demo", "en");
  vi.spyOn(line, "answer").mockResolvedValue({
    accepted: false,
    stale: false,
    reasons: [{ rule: "K-061", text: "Follow." }],
  });
  const seated = new Seated(line);
  await waitFor(() => expect(seated.update).not.toBeNull());
  const before = seated.update;
  seated.choose("A13");
  await seated.confirm();
  expect(seated.why).toEqual({
    text: "A13",
    label: "Play Astrolabe 13",
    reasons: [{ rule: "K-061", text: "Follow." }],
  });
  expect(seated.call).toBe("Follow.");
  expect(seated.stale).toBe(false);
  expect(seated.update).toBe(before);
});

test("a single option is taken up for you but not sent", async () => {
  vi.useRealTimers();
  const table = await fixture<TableFixture>("resolve", "en");
  const line = new FixtureTransport("resolve").open("demo", "en");
  const answer = vi.spyOn(line, "answer");
  let hear: (what: Heard) => void = () => undefined;
  vi.spyOn(line, "listen").mockImplementation((heard) => {
    hear = heard;
    return () => undefined;
  });
  const seated = new Seated(line);
  hear({ kind: "update", update: { ...table, options: [table.options[0]!] } });
  expect(seated.path).toEqual(["A6"]);
  expect(answer).not.toHaveBeenCalled();
});

test("what is chosen for a sealed ask stays in hand while others' answers change what else is on offer", () => {
  const line = new LiveConnection("x", "en");
  const seated = new Seated(line);
  const wire = Wire.all[0]!;
  wire.up();
  const told = (decision: number, answered: number[], texts: string[]): void => {
    const view = { seat: 0, mode: "all", asked: [0, 1], answered, decision };
    const options = texts.map((text) => ({ text, label: text, verb: text, noun: "", then: [] }));
    wire.tell({
      type: "update",
      update: {
        view,
        table: { seats: [] },
        prompt: { kicker: "", ask: "Choose." },
        options,
        sealed: null,
        thinking: null,
      },
    });
  };
  told(0, [], ["keep", "give", "wait"]);
  seated.choose("give");
  told(1, [1], ["keep", "give"]);
  expect(seated.path).toEqual(["give"]);
  told(2, [1, 2], ["keep", "wait"]);
  expect(seated.path).toEqual([]);
  line.close();
});

test("two sealed asks that read alike are told apart by who has not sealed any more", async () => {
  const line = new LiveConnection("x", "en");
  const seated = new Seated(line);
  const wire = Wire.all[0]!;
  wire.up();
  const option = { text: "keep", label: "Keep", verb: "keep", noun: "", then: [] };
  const told = (decision: number, answered: number[], sealed: string | null = null): void => {
    const view = { seat: 0, mode: "all", asked: [0, 1], answered, decision };
    wire.tell({
      type: "update",
      update: {
        view,
        table: { seats: [] },
        prompt: { kicker: "", ask: "Choose." },
        options: [option, { ...option, text: "give" }],
        sealed,
        thinking: null,
      },
    });
  };
  told(0, []);
  expect(seated.asked).toBe(1);
  told(1, [1]);
  expect(seated.asked).toBe(1); // the other seat sealed: the same ask
  seated.choose("give");
  told(2, []);
  expect(seated.asked).toBe(2); // all were in, and the next ask reads alike
  expect(seated.path).toEqual([]);
  told(3, [], "give");
  expect(seated.asked).toBe(2);
  told(4, []);
  expect(seated.asked).toBe(3);
  line.close();
});
