/** After a game, and the moment one goes back: what is wished for, told and drawn. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { thingOf } from "../src/games/time-stories/elements";
import type { PlanCard, TimeStoriesAid } from "../src/games/time-stories/aid.gen";
import { LOW, stopsOf, town, WIDE } from "../src/games/time-stories/scenes/town";
import Log from "../src/kit/Log.svelte";
import { draw, wrapped, type Ending, type Inks } from "../src/kit/share-card";
import { knownReason, speakerOf, toldReason } from "../src/net/bot-why";
import { decisive, lastOfEach } from "../src/net/decisive";
import { wishOf, type Parting } from "../src/net/fork";
import { turnsOf, worstOf } from "../src/net/hindsight.svelte";
import { boardOf } from "../src/games";
import { FixtureTransport } from "../src/net/fixture";
import { ownTable } from "../src/net/live";
import type { Hindsight, Review, SeatInfo, Timeline as Wire, View } from "../src/net/protocol";
import { timelinesOf } from "../src/net/review";
import { standing } from "../src/net/telling";
import { isFirst } from "../src/pages/lobby/options";
import { Seated } from "../src/net/seated.svelte";
import Departure from "../src/pages/review/Departure.svelte";
import Together from "../src/pages/review/Together.svelte";
import Afterwards from "../src/pages/table/after/Afterwards.svelte";
import { go } from "../src/router.svelte";
import { event } from "./told";

const judged = (move: number, regret: number, turning = true): Hindsight["decisions"][number] => ({
  ...{ move, regret, turning, answer: "A6", best: "A13", worth: 0.61, low: 0, high: 1, exact: false },
});
const found: Hindsight = {
  ...{ seat: 0, looked: 6, wanted: 6 },
  decisions: [judged(4, 0.02), judged(9, 0.3), judged(12, 0.5, false), judged(20, 0.1), judged(31, 0.2)],
};

test("the three worst moments are the dearest turning points, the dearest first", () => {
  expect(worstOf(found).map((one) => one.move)).toEqual([9, 31, 20]);
  expect(turnsOf(found)).toEqual([4, 9, 20, 31]);
  expect(worstOf(null)).toEqual([]);
});

const seats = [0, 1].map((seat) => ({
  seat,
  kind: seat ? "bot" : "human",
  name: seat ? "Lin" : "Ada",
  level: "adept",
}));
const parting: Parting = {
  ...{ record: "t0", table: "t0", game: "contre-temps", title: "Contre-Temps", decision: 8, move: 8, last: 40 },
  ...{ seats: seats as SeatInfo[], seat: 0, over: true, bots: true, resampled: false, called: "What if “A13”?" },
};

test("whoever goes back takes the question along; hidden cards stay only when the game is over", () => {
  expect(wishOf(parting, "  What if I keep the 13?  ")).toMatchObject({
    ...{ decision: 8, mode: "study", seat: 0, players: [] },
    settings: { called: "What if I keep the 13?" },
  });
  expect(wishOf({ ...parting, over: false, seat: null }, "")).toMatchObject({ mode: "fair", settings: { called: "" } });
  expect(wishOf({ ...parting, over: false, seat: null }, "")).not.toHaveProperty("seat");
  expect(wishOf({ ...parting, bots: false }, "").players?.map((one) => one.kind)).toEqual(["human", "open"]);
});

/** jsdom has no dialogs that open and close. */
function giveDialogs(): void {
  const opens = (open: boolean) => ({
    configurable: true,
    value(this: HTMLDialogElement) {
      this.open = open;
    },
  });
  Object.defineProperty(HTMLDialogElement.prototype, "showModal", opens(true));
  Object.defineProperty(HTMLDialogElement.prototype, "close", opens(false));
}

test("the ceremony asks its question, draws the arc, and goes to the table that was made", async () => {
  giveDialogs();
  go("/r/t0?fixture=resolve");
  const onclose = vi.fn();
  const { container } = render(Departure, { from: parting, onclose });
  const field = screen.getByRole<HTMLInputElement>("textbox");
  expect(field.value).toBe("What if “A13”?");
  expect(container.querySelector("svg.gone")).toBeNull();
  await fireEvent.input(field, { target: { value: "Keep the 13" } });
  await fireEvent.submit(container.querySelector("form")!);
  await screen.findByText(/From move 8 on/);
  expect(container.querySelector("svg.gone")).not.toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Play" }));
  expect(onclose).toHaveBeenCalled();
  expect(location.pathname).toBe("/t/demo");
});

test("a branch is called what its maker calls it, and keeps how it ended", () => {
  const node = {
    id: "t0",
    game: "g",
    parent: null,
    decision: null,
    mode: null,
    status: "over",
    decisions: 40,
    called: "",
    seat: null,
  };
  const result = { ending: "events", winners: [0], ranks: [1, 2], scores: [3, 2], rule: "K-1" };
  const child = { ...node, id: "t1", decision: 4, branches: [], children: [], result, called: "Keep the 13" };
  const lines = timelinesOf({ ...node, branches: [], result: null, children: [child] }, ["Ada", "Lin"]);
  expect(lines.map(({ title, result: ended }) => [title, ended?.scores])).toEqual([
    ["As played", undefined],
    ["Keep the 13", [3, 2]],
  ]);
});

test("own tables are told apart by name, company and code", () => {
  const row = { id: "K7Q2PX", game: "timeline", title: "Timeline", seat: 0, status: "live", your_turn: true };
  expect(ownTable({ ...row, who: ["Bea", "Lin"], called: "" })).toMatchObject({
    ...{ title: "Timeline", with: "with Bea and Lin · K7Q2PX" },
  });
  expect(ownTable({ ...row, who: [], called: "Keep the 13" })).toMatchObject({
    ...{ title: "Keep the 13", with: "Timeline · K7Q2PX" },
  });
});

test("what decided is what a board names, else what the winners did, one line an answer", () => {
  const view = { result: { winners: [1] } } as View;
  const told = [
    { ...event(1, "played", { seat: 1 }), decision: 1 },
    { ...event(2, "event-won", { seat: 1, event: 3 }), decision: 1 },
    { ...event(3, "played", { seat: 0 }), decision: 2 },
    { ...event(4, "event-changed", { seat: 1, event: 3 }), decision: 3 },
  ];
  expect(decisive(view, told).map((one) => one.n)).toEqual([1, 4]);
  const own = (): typeof told => lastOfEach(told, ["3"], (one) => String(one.args["event"]));
  expect(decisive(view, told, own).map((one) => one.n)).toEqual([4]);
});

const inks: Inks = {
  ...{ paper: "#fff", ink: "#000", soft: "#333", line: "#999", accent: "#a00", onAccent: "#fff", seats: ["#f00"] },
};
const ruler = (width: number): { measureText: (text: string) => TextMetrics } => ({
  measureText: (text: string) => ({ width: text.length * width }) as TextMetrics,
});

test("what is written on the card to share stays inside its lines", () => {
  expect(wrapped(ruler(10), "one two three four", 80, 2)).toEqual(["one two", "three…"]);
  expect(wrapped(ruler(10), "incomprehensibilities", 80, 3)).toEqual(["incompr…"]);
  expect(wrapped(ruler(10), "", 80, 3)).toEqual([]);
  const written: { text: string; x: number; y: number }[] = [];
  const pen = new Proxy(ruler(9) as unknown as CanvasRenderingContext2D, {
    get: (on, name) =>
      name === "fillText"
        ? (text: string, x: number, y: number) => void written.push({ text, x, y })
        : ((on as unknown as Record<string | symbol, unknown>)[name] ?? (() => undefined)),
    set: () => true,
  });
  const ending: Ending = {
    ...{ game: "Contre-Temps", headline: "Ada wins", foot: "x/r/K7" },
    rows: [{ seat: 0, name: "Ada", score: "3", won: true }],
    moments: [{ text: "Ada takes event 3 from Lin with A13.", seat: 0 }],
  };
  draw(pen, inks, ending);
  const all = written.map((one) => one.text).join(" ");
  for (const word of ["Chronolude", "Contre-Temps", "Ada wins", "event 3", "x/r/K7"]) expect(all).toContain(word);
  for (const { x, y } of written) expect(x > 0 && x < 1200 && y > 0 && y < 630).toBe(true);
});

test("a bot answers while the game goes on with nothing but what was told to whoever asks", () => {
  const bots = seats as SeatInfo[];
  const did = { ...event(5, "played", { seat: 1 }, "Lin plays A13."), decision: 7 };
  const came = { ...event(6, "event-won", { seat: 1 }, "Lin wins event 3."), decision: 7 };
  const other = { ...event(7, "played", { seat: 0 }, "You play A2."), decision: 8 };
  expect(speakerOf(did, bots)?.name).toBe("Lin");
  expect(speakerOf(other, bots)).toBeNull();
  expect(toldReason(did, [did, came, other])).toContain("Lin wins event 3.");
  expect(toldReason(did, [did, came, other])).not.toContain("A2");
  expect(toldReason(did, [did])).toContain("when the game is over");
});

test("afterwards a bot says what its answer was worth by what it knew", () => {
  expect(knownReason(judged(9, 0.3))).toMatch(/A13.*30 more games in 100/);
  expect(knownReason({ ...judged(9, 0), best: "A6" })).toMatch(/61 of 100.*nothing better/);
  expect(knownReason(undefined)).toContain("by feel");
});

test("an Element has a name and a picture only for whoever has read it", () => {
  const aid = {
    things: { e3: "Element 3", e5: "Element 5" },
    papers: [{ card: "e3", kind: "element", text: "\n*Pointing ring.* On the rim: *the pole*.", picture: "dial" }],
  } as unknown as TimeStoriesAid;
  expect(thingOf(aid, "e3")).toEqual({ card: "e3", name: "Pointing ring (3)", picture: "dial" });
  expect(thingOf(aid, "e5")).toEqual({ card: "e5", name: "Element 5", picture: null });
});

test("every place has its own spot on the painted plan, and the painting is whole by day and by night", () => {
  const spot = (id: string): PlanCard["locations"][number] => ({
    id,
    name: id,
    crystal: 0,
    here: false,
    landmark: "house",
  });
  const cards: PlanCard[] = [
    ["terrace"],
    ["house-of-books", "garden"],
    ["paper-mill", "glass-street"],
    ["somewhere"],
  ].map((ids, i) => ({ id: `c${i}`, by: null, locations: ids.map(spot) }));
  // As high as its place asks for: in the lowest window too every stop lies on the painting, apart from the others.
  for (const full of [LOW, 400]) {
    const stops = stopsOf(cards, full);
    expect(stops).toHaveLength(6);
    for (const a of stops) {
      expect(a.x > 60 && a.x < WIDE - 60 && a.y > 40 && a.y < full - 40).toBe(true);
      for (const b of stops) if (a.id !== b.id) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(110);
    }
    for (const night of [false, true]) {
      const drawn = town(stops, night, full);
      expect(drawn).not.toMatch(/NaN|undefined|scene-/);
      const box = new DOMParser().parseFromString(
        `<svg xmlns="http://www.w3.org/2000/svg">${drawn}</svg>`,
        "image/svg+xml",
      );
      expect(box.querySelector("parsererror")).toBeNull();
    }
  }
});

test("the log goes on following when lines come faster than the news of its scrolling", async () => {
  const told = (count: number): ReturnType<typeof event>[] =>
    Array.from({ length: count }, (_, i) => event(i + 1, `line ${i}`));
  const { container, rerender } = render(Log, { props: { events: told(3), names: [] } });
  const box = container.querySelector<HTMLElement>(".log")!;
  let high = 300;
  Object.defineProperty(box, "scrollHeight", { get: () => high });
  Object.defineProperty(box, "clientHeight", { get: () => 100 });
  box.scrollTop = 200;
  await fireEvent.scroll(box);
  high = 460; // two lines have come before the scrolling is told
  await fireEvent.scroll(box);
  await rerender({ events: told(5), names: [] });
  expect(box.scrollTop).toBe(460);
  box.scrollTop = 100;
  await fireEvent.scroll(box);
  high = 600;
  await rerender({ events: told(6), names: [] });
  expect(box.scrollTop).toBe(100);
});

test("what was taken back says so in the log, and makes no history", () => {
  const at = (n: number, decision: number, kind = "played", args = {}): ReturnType<typeof event> => ({
    ...event(n, kind, args),
    decision,
  });
  const told = [at(1, 1), at(2, 2), at(3, 3), at(4, 3, "table-undone", { to: 1 }), at(5, 2)];
  expect(standing(told).map((one) => one.n)).toEqual([1, 4, 5]);
  render(Log, { props: { events: told.map((one) => (one.n === 2 ? { ...one, undone: true } : one)), names: [] } });
  expect(screen.getAllByText("taken back")).toHaveLength(1);
});

test("the mode and the decks stand before the rules of a table", () => {
  const offered = ["mode", "decks", "first", "past_energy"].map((name) => ({ name, text: name === "decks" }));
  expect(offered.filter(isFirst).map((one) => one.name)).toEqual(["mode", "decks"]);
});

test("a game that is over tells how it came about, and offers a card to share and one's worst moments", async () => {
  const seated = new Seated(new FixtureTransport("over").open("demo", "en"));
  await vi.waitFor(() => expect(seated.update?.view.result).toBeTruthy());
  const { container } = render(Afterwards, { seated, board: await boardOf("contre-temps") });
  expect(screen.getByRole("button", { name: "A picture to share" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Your three worst moments" })).toBeTruthy();
  for (const way of container.querySelectorAll("ol a"))
    expect(way.getAttribute("href")).toMatch(/^\/r\/demo\?move=\d+$/);
  await fireEvent.click(screen.getByRole("button", { name: "Find them" }));
  await screen.findByText(/are judged/); // a fixture has no hindsight
  seated.leave();
});

test("two timelines stand side by side, seat by seat, and what differs is marked", () => {
  const ended = (winners: number[], scores: number[]): Wire["result"] => ({
    ...{
      ending: "events",
      winners,
      ranks: scores.map((one) => (one === Math.max(...scores) ? 1 : 2)),
      scores,
      rule: "",
    },
  });
  const line = (letter: string, title: string, result: Wire["result"], from: Wire["from"] = null): Wire =>
    ({ letter, title, status: "", from, result, table: from ? "t1" : undefined }) as Wire;
  const [zero, a] = [
    line("0", "As played", ended([1], [2, 3])),
    line("A", "Keep the 13", ended([0], [4, 3]), { letter: "0", move: 4 }),
  ];
  const review = { timelines: [zero, a], seats, seat: 0 } as unknown as Review;
  const { container } = render(Together, { review, line: a });
  const cells = [...container.querySelectorAll("td")].map((one) => one.firstChild?.textContent?.trim());
  expect(cells).toEqual(["place 2, 2", "wins with 4", "wins with 3", "place 2, 3"]);
  expect(container.querySelectorAll("td.changed")).toHaveLength(4);
});
