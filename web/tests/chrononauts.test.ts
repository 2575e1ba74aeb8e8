import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import chrononauts from "../src/games/chrononauts";
import Aims from "../src/games/chrononauts/Aims.svelte";
import Board from "../src/games/chrononauts/Board.svelte";
import Counts from "../src/games/chrononauts/Counts.svelte";
import Goals from "../src/games/chrononauts/Goals.svelte";
import { inspectorOf } from "../src/games/chrononauts/inspector.svelte";
import { handOptions, isKilling, toggleKilling } from "../src/games/chrononauts/killing.svelte";
import { marksOf } from "../src/games/chrononauts/marks";
import Panel from "../src/games/chrononauts/Panel.svelte";
import Pips from "../src/games/chrononauts/Pips.svelte";
import { speak } from "../src/text/words.svelte";
import { makersOf, newspaper } from "../src/games/chrononauts/newspaper";
import { needsNoAsking } from "../src/games/chrononauts/passing";
import { learn, nameOf } from "../src/games/chrononauts/printed.svelte";
import { Ripples } from "../src/games/chrononauts/ripples.svelte";
import { placeOf, routeOf } from "../src/games/chrononauts/routes";
import type { YearAid } from "../src/games/chrononauts/aid.gen";
import { announcedOf, handSize, shapeOf, siblingsOf, targetsOf } from "../src/games/chrononauts/shape";
import Standing from "../src/games/chrononauts/Standing.svelte";
import TimeOfDay from "../src/games/chrononauts/TimeOfDay.svelte";
import { nearest } from "../src/games/chrononauts/times";
import Window from "../src/games/chrononauts/Window.svelte";
import { conditionOf, noteOf, spoken } from "../src/games/chrononauts/words";
import { FixtureTransport } from "../src/net/fixture";
import type { Event, Option, Update } from "../src/net/protocol";
import { Seated } from "../src/net/seated.svelte";
import { prefer } from "../src/settings.svelte";
import { event } from "./told";

const INVERTER = "prevent_assassination_1";

async function seat(changes: Partial<Update> = {}): Promise<Seated> {
  history.replaceState(null, "", "/t/demo?fixture=chrononauts");
  const seated = new Seated(new FixtureTransport("chrononauts").open("demo", "en"));
  await waitFor(() => expect(seated.update).not.toBeNull());
  await learn(seated.update!.view);
  seated.update = { ...seated.update!, ...changes };
  return seated;
}

vi.mock("../src/net/choose", async () => {
  const { FixtureTransport } = await import("../src/net/fixture");
  return { transport: async () => new FixtureTransport("chrononauts") };
});
beforeEach(() => prefer({ motion: "none" }));
afterEach(() => {
  vi.useRealTimers();
  prefer({ motion: "normal" });
});

test("cards are called as they are printed, and told by sort", async () => {
  const seated = await seat();
  expect(nameOf("memo_1")).toBe("Memo From Your Future Self");
  expect(nameOf("no such card")).toBe("no such card");
  expect(noteOf("1974p")).toBe("Patch for 1974");
  expect(noteOf(INVERTER)).toBe("1865, 1914, 1963, 1980");
  const hand = chrononauts.hand.cards!(seated.update!.view);
  expect(hand.slice(0, 3)).toEqual([INVERTER, "reverse_fate_1", "1974p"]);
  expect(handSize(seated.update!.view, 3)).toBe(5);
});

test("the shape reads the timeline, the goals and the piles", async () => {
  const shape = shapeOf((await seat()).update!.view);
  expect(shape.timeline).toHaveLength(32);
  expect(shape.timeline.filter((one) => one.state === "prime").map((one) => one.year)).toEqual(["1865", "1915"]);
  expect([shape.paradoxes, shape.limit, shape.id!.card, shape.mission!.met]).toEqual([2, 13, "marcus", 1]);
});

test("a year says in one breath what it is", async () => {
  const { timeline } = shapeOf((await seat()).update!.view);
  const year = (one: string): YearAid => timeline.find((found) => found.year === one)!;
  expect(spoken(year("1974"), ["on your ID"])).toBe(
    "1974 Nixon Resigns, ripplepoint, true, opens with 1865’ and 1963’, on your ID",
  );
  expect(conditionOf(year("1945"))).toBe("1936’ or 1941’ or 1943’");
  expect(spoken(year("1865"), [])).toContain("1865’ Lincoln Wounded, linchpin, prime");
});

test("routes run in the gutters", () => {
  const grid = { width: 806, height: 418, gap: 6, columns: 8, rows: 4 };
  expect(placeOf("C6")).toEqual({ row: 2, column: 5 });
  expect(routeOf(grid, placeOf("C6"), placeOf("C7"))).toMatch(/^M\d+(\.\d+)? \d+(\.\d+)?H\d+/);
  const above = routeOf(grid, placeOf("C6"), placeOf("C8"));
  expect(above.match(/[MVH]/g)!.join("")).toBe("MVHV");
  expect(routeOf(grid, placeOf("C6"), placeOf("D1")).match(/[MVH]/g)!.join("")).toBe("MVHV");
  expect(routeOf(grid, placeOf("A1"), placeOf("D1")).match(/[MVH]/g)!.join("")).toBe("MVHVHV");
});

test("years of the own ID are marked, met or not", async () => {
  const marks = marksOf(shapeOf((await seat()).update!.view), null);
  expect([...marks.keys()].toSorted()).toEqual(["1917", "1929", "1974"]);
  expect([marks.get("1917")!.met, marks.get("1974")!.met, marks.get("1974")!.label]).toEqual([true, false, "ID"]);
});

test("the inspector asks the server once for each year and decision", async () => {
  const seated = await seat();
  const asked = vi.spyOn(seated.connection, "inspect");
  const inspector = inspectorOf(seated);
  inspector.pointed = "1963";
  await inspector.look();
  expect([inspector.report!.before, inspector.report!.after]).toEqual([2, 5]);
  expect([...inspector.changes].map(([year, change]) => `${year} ${change}`)).toEqual([
    "1968 opens",
    "1969 opens",
    "1974 opens",
  ]);
  inspector.pointed = null;
  await inspector.look();
  expect(inspector.report).toBeNull();
  inspector.pointed = "1963";
  await inspector.look();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(inspectorOf(seated)).toBe(inspector);
});

test("a chosen flip, or a patch in hand, is inspected without pointing", async () => {
  const seated = await seat();
  const inspector = inspectorOf(seated);
  seated.path = [INVERTER, "1963"];
  expect(inspector.steps).toEqual(["1963"]);
  seated.path = ["discard 1974p"];
  expect(inspector.steps).toEqual([]);
});

test("the board lights what may be flipped, and a press chooses it", async () => {
  const seated = await seat();
  render(Board, { seated, compact: false });
  expect(screen.getAllByRole("button", { name: /linchpin/ })).toHaveLength(13);
  seated.choose(INVERTER);
  await waitFor(() => expect(document.querySelectorAll("[data-year][aria-pressed]")).toHaveLength(3));
  await fireEvent.click(document.querySelector("[data-year='1963']")!);
  expect(seated.path).toEqual([INVERTER, "1963"]);
  await fireEvent.click(document.querySelector("[data-year='1914']")!);
  expect(seated.path).toEqual([INVERTER, "1914"]);
  const why = vi.spyOn(seated.connection, "why");
  await fireEvent.click(document.querySelector("[data-year='1868']")!);
  expect(why).toHaveBeenCalledWith(`${INVERTER} > 1868`);
});

test("arrows walk over the grid", async () => {
  render(Board, { seated: await seat(), compact: true });
  const first = document.querySelector<HTMLElement>("[data-year='1865']")!;
  first.focus();
  await fireEvent.keyDown(first, { key: "ArrowDown" });
  expect(document.activeElement?.getAttribute("data-year")).toBe("1933");
  await fireEvent.keyDown(document.activeElement!, { key: "End" });
  expect(document.activeElement?.getAttribute("data-year")).toBe("1999");
});

test("a year pressed while nothing is to be chosen stays inspected", async () => {
  const seated = await seat({ options: [] });
  render(Board, { seated, compact: false });
  const cell = document.querySelector("[data-year='1963']")!;
  await fireEvent.click(cell);
  expect(inspectorOf(seated).pinned).toBe("1963");
  await fireEvent.click(cell);
  expect(inspectorOf(seated).pinned).toBeNull();
});

test("the panel tells what would change, and that others' goals are secret", async () => {
  const seated = await seat();
  inspectorOf(seated).pointed = "1963";
  render(Panel, { seated });
  await waitFor(() => expect(screen.getByText("JFK Injured in Motorcade Shooting")).toBeTruthy());
  await waitFor(() => expect(screen.getAllByText("opens")).toHaveLength(3));
  expect(screen.getByText("not shown: secret")).toBeTruthy();
});

test("the count shows what is and what would be", async () => {
  const seated = await seat();
  const inspector = inspectorOf(seated);
  inspector.pointed = "1963";
  await inspector.look();
  render(Pips, { seated });
  expect(screen.getByRole("img", { name: "Open paradoxes: 2 of 13, would be 5" })).toBeTruthy();
  expect([document.querySelectorAll("i.full").length, document.querySelectorAll("i.more").length]).toEqual([2, 3]);
});

test("goals tell how near they are, and can be covered", async () => {
  render(Goals, { seated: await seat() });
  expect(screen.getByText("Your ID: Marcus")).toBeTruthy();
  expect(screen.getByText(/Live Stegosaurus, in hand/)).toBeTruthy();
  await fireEvent.click(screen.getByLabelText("Cover your goals"));
  expect(screen.queryByText("Your ID: Marcus")).toBeNull();
  await fireEvent.click(screen.getByText("Covered: press to look"));
  expect(screen.getByText("Your ID: Marcus")).toBeTruthy();
});

test("killing time throws cards away, one or two", async () => {
  const seated = await seat();
  expect(isKilling(seated)).toBe(false);
  expect(handOptions(seated).every((o) => o.verb === "play")).toBe(true);
  toggleKilling(seated);
  expect(handOptions(seated)).toHaveLength(6);
  seated.choose("discard 1974p");
  const second = handOptions(seated);
  expect(second[0]!.text).toBe("discard 1974p");
  expect(chrononauts.plate!.answers!(seated)).toEqual([
    { text: "discard 1974p > stop", label: "only this one", loud: true },
  ]);
  seated.extend("discard memo_1");
  expect(seated.complete).toBe(true);
  expect(chrononauts.plate!.answers!(seated)).toEqual([]);
  toggleKilling(seated);
  expect([isKilling(seated), seated.path]).toEqual([false, []]);
});

test("the plate of a Memo window is the same with and without a Memo", async () => {
  const option = (text: string) => ({ text, label: text, verb: text, noun: "", then: [] });
  const labels = async (texts: string[]): Promise<string[]> => {
    const base = (await seat()).update!.view;
    const view = { ...base, mode: "all", numbers: { ...base.numbers, phase: "memo" } };
    const seated = await seat({ view, options: texts.map(option) });
    return chrononauts.plate!.answers!(seated).map((answer) => answer.label);
  };
  expect(await labels(["memo", "pass"])).toEqual(["Memo!", "Let it pass"]);
  expect(await labels(["pass"])).toEqual(await labels(["memo", "pass"]));
});

test("the plate asks for what is missing, and the action repeats the choice", async () => {
  const seated = await seat();
  expect(chrononauts.plate!.asks!(seated)).toBeNull();
  seated.choose(INVERTER);
  expect(chrononauts.plate!.asks!(seated)!.ask).toBe("Prevent Assassination: which linchpin?");
  expect(chrononauts.plate!.asks!(seated)!.note).toBe("You may choose the lit hexagons: 1914, 1963, 1980.");
  const flip = targetsOf(siblingsOf(seated)).get("1963")!;
  expect(chrononauts.plate!.verb!(flip)).toBe("1963’ JFK Injured in Motorcade Shooting");
  expect(chrononauts.plate!.verb!(seated.option("live_stegosaurus")!)).toBe("Play Live Stegosaurus");
});

test("what a card is aimed at besides years is chosen from a list", async () => {
  const seated = await seat();
  seated.choose("sell_mona_lisa");
  render(Aims, { seated });
  await fireEvent.click(screen.getByRole("button", { name: /Crown of Thorns/ }));
  expect(seated.path).toEqual(["sell_mona_lisa", "on crown_of_thorns"]);
});

test("seats show their artifacts by name", async () => {
  render(Counts, { view: (await seat()).update!.view, seat: 1 });
  expect(screen.getByText("Mona Lisa: The Real Thing")).toBeTruthy();
});

test("a standing answer is a switch", async () => {
  const seated = await seat();
  render(Standing, { seated });
  const pass = screen.getByRole("switch", { name: "Always let it pass" });
  expect(pass.getAttribute("aria-checked")).toBe("false");
  await fireEvent.click(pass);
  await waitFor(() =>
    expect(screen.getByRole("switch", { name: "Always let it pass" }).getAttribute("aria-checked")).toBe("true"),
  );
});

test("a window shows its time as one bar", async () => {
  render(Window, { seated: await seat({ window: 1.6 }) });
  expect(screen.getByText("Answers in 2 s")).toBeTruthy();
});

test("the card that waits for its window is the newest announced", async () => {
  const base = (await seat()).update!.view;
  const zones = base.zones.map((zone) => (zone.name === "playing" ? { ...zone, size: 1, cards: ["sabotage"] } : zone));
  const seated = await seat({ view: { ...base, zones } });
  seated.told = [event(3, "aimed-year", { seat: 2, card: "sabotage", year: 1943 }, "")];
  expect(announcedOf(seated)).toEqual({ seat: 2, card: "sabotage", year: "1943", at: null, other: null });
  expect(inspectorOf(seated).steps).toEqual(["1943"]);
});

// ── ripples in order ──

const YEARS: YearAid[] = ["1963", "1968", "1969"].map((year, i) => ({
  year,
  later: true,
  ripples: [],
  linchpins: [],
  any: false,
  patch: null,
  index: `C${6 + i}`,
  kind: i ? "ripplepoint" : "linchpin",
  state: "true",
}));
const AFTER: YearAid[] = YEARS.map((one, i) => ({ ...one, state: i ? "open" : "prime" }));
const TOLD: Event[] = [
  ["flipped", 1963],
  ["opened", 1969],
  ["opened", 1968],
].map(([kind, year], i) => event(i + 1, String(kind), { year }, ""));

test("ripples turn one after the other, in the order they were told", () => {
  vi.useFakeTimers();
  prefer({ motion: "normal" });
  const ripples = new Ripples();
  ripples.take(YEARS, []);
  ripples.take(AFTER, TOLD);
  const shown = (): string => ripples.shown.map((one) => one.state).join(" ");
  expect(shown()).toBe("true true true");
  vi.advanceTimersByTime(225);
  expect(shown()).toBe("prime true true");
  vi.advanceTimersByTime(220);
  expect(shown()).toBe("prime true open");
  expect(ripples.running).toBe(true);
  vi.advanceTimersByTime(220);
  expect([shown(), ripples.running, ripples.fresh.size]).toEqual(["prime open open", false, 3]);
  vi.advanceTimersByTime(2100);
  expect(ripples.fresh.size).toBe(0);
});

test("ripples can be skipped, and come at once without motion", () => {
  vi.useFakeTimers();
  prefer({ motion: "normal" });
  const ripples = new Ripples();
  ripples.take(YEARS, []);
  ripples.take(AFTER, TOLD);
  ripples.skip();
  expect(ripples.shown).toBe(AFTER);
  prefer({ motion: "none" });
  const still = new Ripples();
  still.take(YEARS, []);
  still.take(AFTER, TOLD);
  expect([still.shown, still.fresh.size]).toEqual([AFTER, 3]);
  still.close();
});

test("how history changed last is shown again, at the reader's pace, and as a still picture without motion", () => {
  vi.useFakeTimers();
  prefer({ motion: "slow" });
  const ripples = new Ripples();
  ripples.take(YEARS, []);
  expect(ripples.last).toBeNull();
  ripples.take(AFTER, TOLD);
  vi.advanceTimersByTime(10_000);
  ripples.take(AFTER, TOLD);
  ripples.again();
  const shown = (): string => ripples.shown.map((one) => one.state).join(" ");
  expect(shown()).toBe("true true true");
  vi.advanceTimersByTime(220);
  expect(shown()).toBe("true true true");
  vi.advanceTimersByTime(140);
  expect(shown()).toBe("prime true true");
  vi.advanceTimersByTime(10_000);
  expect([shown(), ripples.fresh.size]).toEqual(["prime open open", 0]);
  prefer({ motion: "none" });
  ripples.again();
  expect([shown(), ripples.fresh.size]).toEqual(["prime open open", 3]);
  ripples.close();
});

const GRAVE = /1942|1945|1962|1968|1986|1995|1999/;

/** A history by its number: every bit turns a linchpin; ripplepoints that then have no cause stay open, or are mended. */
function historyOf(years: YearAid[], n: number): YearAid[] {
  const pins = years.filter((one) => one.kind === "linchpin");
  const isPrime = (year: string): boolean => Boolean((n >> pins.findIndex((one) => one.year === year)) & 1);
  return years.map((one): YearAid => {
    if (one.kind === "linchpin") return { ...one, state: isPrime(one.year) ? "prime" : "true" };
    const causes = (one.linchpins ?? []).map(isPrime);
    const broken = one.any ? causes.some(Boolean) : causes.every(Boolean);
    return { ...one, patch: null, state: broken ? "open" : "true" };
  });
}

test("twenty histories make twenty front pages, in each language, and each tells all that changed", async () => {
  for (const language of ["en", "fr"] as const) {
    await speak(language);
    const shape = shapeOf((await seat()).update!.view);
    const pages = Array.from({ length: 20 }, (_, i) => historyOf(shape.timeline, 1 + i * 397)).map((years) => {
      const paper = newspaper(years, false);
      const told = JSON.stringify(paper);
      for (const one of years.filter(({ state }) => state !== "true")) expect(told).toContain(one.year);
      expect(told).not.toMatch(/undefined|\{ ?\$|cn-news|cn-paper/);
      expect(paper.lead.text.join(" ").length).toBeGreaterThan(40);
      expect(told.includes("The ") && told.includes(" of ")).toBe(language === "en");
      // Neighbours do not begin alike, and a lost cause is what was, not what came of it.
      const begun = paper.blank.map(({ text }) => text[0]!.replace(/\d+|[“«].*?[”»]/gu, "").slice(0, 24));
      const plain = begun.filter((one, n) => !GRAVE.test(paper.blank[n]!.year));
      for (const [n, one] of plain.entries()) expect(one).not.toBe(plain[n + 1]);
      return told;
    });
    expect(new Set(pages).size).toBe(20);
  }
  await speak("en");
});

test("a blank page names the cause that was lost, not what took its place", async () => {
  const shape = shapeOf((await seat()).update!.view);
  const years = historyOf(shape.timeline, 1); // Lincoln lives
  const texts = Array.from({ length: 5 }, (_, way) => {
    const turned = years.map((one, i): YearAid => (i < way + 2 && i > 1 ? { ...one, patch: "x".repeat(i) } : one));
    return newspaper(turned, false)
      .blank.map((one) => one.text.join(" "))
      .join(" ");
  });
  const lost = texts.filter((text) => /lost its cause|It hung on/.test(text));
  for (const text of lost) expect(text).toContain("Lincoln Assassinated");
  expect(lost.length).toBeGreaterThan(0);
});

test("a world where nothing moved, and one that ended in a war, have their own front page", async () => {
  const shape = shapeOf((await seat()).update!.view);
  const still = historyOf(shape.timeline, 0);
  expect([newspaper(still, false).stories, newspaper(still, false).blank]).toEqual([[], []]);
  expect(newspaper(still, false).kept).toHaveLength(still.length);
  expect(newspaper(still, false).lead.title).toBe("The world as we know it");
  const bombs = historyOf(shape.timeline, 64 + 8192).map((one): YearAid =>
    one.year === "1962" ? { ...one, state: "patched", patch: "1962p" } : one,
  );
  const last = newspaper(bombs, true);
  expect([last.masthead, last.motto, last.lead.year]).toEqual(["The Last Edition", "The last day of 1962", "1962"]);
  expect(JSON.stringify(last)).not.toMatch(/\b19(6[3-9]|[789]\d)\b/); // nothing is told of what lay beyond it
});

test("what followed is told in turn, and years that are lost are listed as people list them", async () => {
  const shape = shapeOf((await seat()).update!.view);
  const pins = shape.timeline.filter((one) => one.kind === "linchpin");
  const only1936 = 1 << pins.findIndex((one) => one.year === "1936");
  const [open, mended] = ["open", "patched"].map((state) =>
    historyOf(shape.timeline, only1936).map((one): YearAid =>
      one.state === "open" && state === "patched" ? { ...one, state: "patched", patch: `${one.year}p` } : one,
    ),
  );
  expect(newspaper(open!, false).lead.text.join(" ")).toMatch(/years (\d+, )+and \d+/);
  expect(newspaper(mended!, false).lead.text.filter((text) => text.startsWith("And so")).length).toBe(1);
  expect(newspaper(mended!, false).lead.text.join(" ")).toContain("Then, in 19");
});

test("who turned a year and who mended it is told from the log", () => {
  const told = [
    event(1, "aimed-year", { seat: 2, card: "x", year: "1963" }),
    event(2, "flipped", { year: "1963", side: 1 }),
    event(3, "patched", { seat: 1, card: "1974p", year: "1974" }),
  ];
  expect([...makersOf(told)]).toEqual([
    ["1963", 2],
    ["1974", 1],
  ]);
});

test("without a Memo nobody is asked in Artifaxx against bots; beside people everybody is", async () => {
  const seated = await seat();
  const now = seated.update!;
  const option = (text: string) => ({ text, label: text, verb: text, noun: "", then: [] });
  const ask = (game: string, kind: "bot" | "human", options: string[]): boolean => {
    seated.update = {
      ...now,
      sealed: null,
      options: options.map(option),
      view: {
        ...now.view,
        game,
        mode: "all",
        asked: [0, 1],
        answered: [],
        numbers: { ...now.view.numbers, phase: "memo" },
      },
      table: { ...now.table, seats: now.table.seats.map((one) => ({ ...one, kind })) },
    };
    return needsNoAsking(seated);
  };
  expect(ask("artifaxx", "bot", ["pass"])).toBe(true);
  expect(ask("artifaxx", "bot", ["memo", "pass"])).toBe(false);
  expect(ask("artifaxx", "human", ["pass"])).toBe(false);
  expect(ask("chrononauts", "bot", ["pass"])).toBe(false);
});

/** A day of times on offer. */
function day(verb: string): Option[] {
  return Array.from({ length: 288 }, (_, n) => {
    const noun = `${Math.floor(n / 12)}:${String((n % 12) * 5).padStart(2, "0")}`;
    return { text: `${verb} ${noun}`, label: noun, verb, noun, then: [] };
  });
}

test("the time is guessed by hour and minutes, or not at all", async () => {
  const seated = await seat({
    options: [{ text: "abstain", label: "Abstain", verb: "abstain", noun: "", then: [] }, ...day("guess")],
  });
  render(TimeOfDay, { seated });
  await fireEvent.change(screen.getByLabelText("Hour"), { target: { value: "14" } });
  expect(seated.path).toEqual(["guess 14:00"]);
  await fireEvent.change(screen.getByLabelText("Minute"), { target: { value: "35" } });
  expect(seated.path).toEqual(["guess 14:35"]);
  expect(chrononauts.plate!.asks!(seated)).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "I have seen a clock" }));
  expect(seated.path).toEqual(["abstain"]);
});

test("a clock is read off this device, to the nearest five minutes", async () => {
  vi.useFakeTimers({ now: new Date(2026, 0, 1, 9, 58), toFake: ["Date"] });
  const seated = await seat({ options: day("clock") });
  render(TimeOfDay, { seated });
  await waitFor(() => expect(seated.path).toEqual(["clock 10:00"]));
  expect(nearest(day("clock"), new Date(2026, 0, 1, 23, 58))!.noun).toBe("0:00");
});
