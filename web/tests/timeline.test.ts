import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import board from "../src/games/timeline";
import Plate from "../src/games/timeline/Plate.svelte";
import Ruler from "../src/games/timeline/Ruler.svelte";
import Upright from "../src/games/timeline/Upright.svelte";
import Verdict from "../src/games/timeline/Verdict.svelte";
import { age, scaleOf, yearLabel } from "../src/games/timeline/scale";
import { remember, seenCards } from "../src/games/timeline/seen";
import { aidOf, chosenGap, handOf, lineOf, nameOf, outcomes, phasesOf, takeGap } from "../src/games/timeline/shape";
import type { Event, Option, Update, View, ZoneView } from "../src/net/protocol";
import type { CardFront, OpenDate, TimelineAid } from "../src/games/timeline/aid.gen";
import { event } from "./told";
import { Seated } from "../src/net/seated.svelte";
import type { TableConnection } from "../src/net/transport";
import { byRounds, whenOf } from "../src/net/telling";
import { ownOptions } from "../src/pages/lobby/options";
import { speak } from "../src/text/words.svelte";

const words = (text: string): { en: string; fr: string } => ({ en: text, fr: `${text} (fr)` });
const date = (year: number): OpenDate => ({
  year,
  low: year,
  high: year,
  shown: String(year),
  span: "",
  note: `In ${year}.`,
  source: "A book",
});
const front = (name: string): CardFront => ({
  icon: "anvil",
  name,
  alt: "an anvil",
  deck: "inventions",
  region: "World",
  difficulty: 1,
});
const zone = (name: string, seat: number | null, cards: (string | null)[]): ZoneView => ({
  name,
  seat,
  size: cards.length,
  cards,
  turned: [],
  places: [],
});

const AID: TimelineAid = {
  cards: {
    lamp: front("Lamp"),
    kite: front("Kite"),
    mill: front("Mill"),
    wheel: front("Wheel"),
    laser: front("Laser"),
    boat: front("Boat"),
  },
  dates: { wheel: date(-3500), laser: date(1960) },
  decks: [],
  pile: 2,
};

function viewOf(more: Partial<View> = {}): View {
  const numbers = {
    first: 0,
    starter: 1,
    mode: "normal",
    active: [1, 1, 1],
    done: [0, 0, 0],
    placed: [1, 0, 2],
    missed: [0, 1, 0],
  };
  return {
    game: "timeline",
    options: { discards_visible: "true" },
    seats: 3,
    seat: 0,
    decision: 4,
    asked: [0],
    answered: [],
    mode: "one",
    sealed: null,
    result: null,
    zones: [
      zone("hand", 0, ["lamp", "kite"]),
      zone("hand", 1, ["mill"]),
      zone("hand", 2, []),
      zone("line", null, ["wheel", "laser"]),
      zone("discard", null, ["boat"]),
      zone("pile", null, [null, null]),
    ],
    numbers,
    names: [],
    known: {},
    besides: [],
    aid: AID,
    ...more,
  };
}

const gaps: Option[] = [1, 2, 3].map((n) => ({
  text: `gap ${n}`,
  label: `gap ${n}`,
  verb: "gap",
  noun: String(n),
  then: [],
}));
const options: Option[] = ["lamp", "kite"].map((card) => ({
  text: card,
  label: card,
  verb: "place",
  noun: card,
  then: gaps,
}));
const line = {
  listen: () => () => undefined,
  foresee: async (text: string) => ({ option: text, certain: [], ranges: [], unanswered: false }),
} as unknown as TableConnection;

function seat(): Seated {
  const seated = new Seated(line);
  seated.update = {
    n: 1,
    view: viewOf(),
    options,
    prompt: { kicker: "Round 2", ask: "Your turn" },
    sealed: null,
    table: { seats: [] },
  } as unknown as Update;
  return seated;
}

beforeEach(() => localStorage.clear());
afterEach(() => speak("en"));

test("a view in the shape of the board: names in the spoken language, the line with its open years", async () => {
  const view = viewOf();
  expect(handOf(view)).toEqual(["lamp", "kite"]);
  expect(handOf({ ...view, seat: null })).toEqual([]);
  expect(lineOf(view)).toEqual([
    { card: "wheel", year: -3500 },
    { card: "laser", year: 1960 },
  ]);
  expect(nameOf("mill")).toBe("Mill");
  // whoever reads another language is told the view in it
  handOf({ ...view, aid: { ...AID, cards: { mill: front("Moulin") } } });
  expect(nameOf("mill")).toBe("Moulin");
  expect(nameOf("nobody")).toBe("nobody");
});

test("who has played, who plays and who comes next go round from the starter", () => {
  expect(phasesOf(viewOf(), ["Ada", "Ben", "Cleo"])).toEqual([
    { label: "Ben", state: "done" },
    { label: "Cleo", state: "done" },
    { label: "You", state: "now" },
  ]);
  const tied = viewOf({ numbers: { ...viewOf().numbers, active: [1, 0, 1] } });
  expect(phasesOf(tied, ["Ada", "Ben", "Cleo"]).map((one) => one.label)).toEqual(["Cleo", "You"]);
  expect(board.seats.tags?.(tied, 1)).toEqual(["out"]);
  expect(board.seats.tags?.(tied, 0)).toEqual(["first player"]);
});

test("the last placements, newest first; an undo makes an end of them", () => {
  const shown = (n: number) => ({ shown: words(String(1900 + n)), note: words("so it was") });
  const told = (n: number, kind: string): Event =>
    event(n, kind, { seat: n, card: "lamp", gap: 1, year: 1900 + n, ...shown(n) }, `told ${n}`);
  const events = [told(1, "placed"), event(2, "table-undone"), told(3, "missed"), event(4, "drew"), told(5, "placed")];
  expect(outcomes(events, 4).map((one) => [one.n, one.right])).toEqual([
    [5, true],
    [3, false],
  ]);
  expect(outcomes(events, 1)).toHaveLength(1);
});

test("a gap is taken for the card in hand, and another instead of it", () => {
  const seated = seat();
  expect(takeGap(seated, 2)).toBe(false);
  seated.choose("lamp");
  expect(takeGap(seated, 2)).toBe(true);
  expect(seated.path).toEqual(["lamp", "gap 2"]);
  expect(takeGap(seated, 3) && chosenGap(seated)).toBe(3);
  expect(takeGap(seated, 9)).toBe(false);
  expect(seated.complete).toBe(true);
});

test("the plate asks about the choice in hand", async () => {
  const seated = seat();
  expect(board.plate?.choice?.(seated)).toBeNull();
  seated.choose("lamp");
  expect(board.plate?.choice?.(seated)).toBe("Lamp: where does it go?");
  takeGap(seated, 1);
  expect(board.plate?.choice?.(seated)).toBe("Lamp, before 3500 BCE?");
  takeGap(seated, 2);
  expect(board.plate?.choice?.(seated)).toBe("Lamp, between 3500 BCE and 1960?");
  takeGap(seated, 3);
  expect(board.plate?.choice?.(seated)).toBe("Lamp, after 1960?");
  await speak("fr");
  expect(board.plate?.choice?.(seated)).toBe("«\u202fLamp\u202f», après 1960\u202f?");
});

test("figures are gaps once a card is in hand, and arrows go on from there", () => {
  const seated = seat();
  const press = (key: string): boolean => board.keys!(new KeyboardEvent("keydown", { key }), seated);
  expect(press("2")).toBe(false);
  seated.choose("kite");
  expect(press("ArrowLeft") && chosenGap(seated)).toBe(3);
  expect(press("1") && chosenGap(seated)).toBe(1);
  expect(press("ArrowLeft") && chosenGap(seated)).toBe(1);
  expect(press("ArrowRight") && chosenGap(seated)).toBe(2);
  expect(press("9")).toBe(false);
});

test("the ruler keeps order and proportion by age, and its labels apart", async () => {
  expect(age(1960)).toBeGreaterThan(age(1500));
  const scale = scaleOf([-3500, 1455, 1960, 2007], 1000);
  const at = [-3500, 1455, 1960, 2007].map(scale.at);
  expect(at).toEqual([...at].sort((a, b) => a - b));
  expect(at[0]).toBeGreaterThan(0);
  expect(at[3]).toBeLessThanOrEqual(1);
  const places = scale.ticks.map((tick) => tick.at * 1000);
  expect(Math.min(...places.slice(1).map((x, i) => x - places[i]!))).toBeGreaterThan(70);
  expect(scaleOf([], 500).ticks.length).toBeGreaterThan(0);
  expect(yearLabel(-66_000_000)).toBe("66 million BCE");
  expect(yearLabel(1)).toBe("year 1");
  await speak("fr");
  expect(yearLabel(-18_000)).toBe("18\u202f000 av. J.-C.");
  expect([yearLabel(-3_300_000), yearLabel(1876)]).toEqual(["3,3 millions av. J.-C.", "1876"]);
});

test("cards seen of late are kept in this browser, the oldest forgotten first, and passed on", () => {
  expect(ownOptions({ id: "timeline", options: [{ name: "avoid" }] } as never)).toEqual({});
  remember(["a", "b"]);
  remember(["b", "c"]);
  expect(seenCards()).toEqual(["a", "b", "c"]);
  remember(Array.from({ length: 400 }, (_, i) => `card-${i}`));
  expect(seenCards()).toHaveLength(275);
  expect(seenCards()).not.toContain("a");
  expect(ownOptions({ id: "timeline", options: [{ name: "avoid" }] } as never)["avoid"]!.split(",")).toHaveLength(275);
  expect(ownOptions({ id: "timeline", options: [{ name: "mode" }] } as never)).toEqual({});
  localStorage.setItem("chronolude.timeline.seen", "{broken");
  expect(seenCards()).toEqual([]);
});

test("a plate sets the figures apart from about and from the era", () => {
  const { container } = render(Plate, { shown: "c. 3,300,000 BCE" });
  expect([...container.querySelectorAll("small")].map((one) => one.textContent?.trim())).toEqual(["c.", "BCE"]);
  expect(container.querySelector(".plate > span")?.textContent).toContain("3,300,000");
  expect(render(Plate, { shown: "", unknown: true }).container.textContent).toContain("?");
});

test("the ruler shows the span at stake and where a wrong card belonged", () => {
  const placed = lineOf(viewOf());
  const { container } = render(Ruler, {
    line: placed,
    centres: [100, 300],
    width: 600,
    ghost: { gap: 2, left: 150, right: 240 },
    stray: { card: "boat", year: 1200 },
  });
  expect(container.querySelectorAll(".stop")).toHaveLength(2);
  expect(container.querySelector(".stake")).not.toBeNull();
  expect(container.querySelector(".stray")).not.toBeNull();
});

test("the list of a phone offers a bar between any two cards, by name", () => {
  const view = viewOf();
  const onpick = vi.fn();
  render(Upright, {
    line: lineOf(view),
    dates: aidOf(view).dates,
    gaps: new Map(gaps.map((one) => [Number(one.noun), one.label])),
    ghost: { card: "lamp", gap: 2 },
    fresh: null,
    ongap: onpick,
    onconfirm: vi.fn(),
    onopen: vi.fn(),
  });
  expect(screen.getByRole("button", { name: "gap 2" }).getAttribute("aria-pressed")).toBe("true");
  screen.getByRole("button", { name: "gap 3" }).click();
  expect(onpick).toHaveBeenCalledWith(3);
});

test("a verdict tells who, what, when and what happened, and each of the last can be asked for", () => {
  aidOf(viewOf());
  const one = {
    n: 7,
    seat: 1,
    card: "mill",
    gap: 1,
    right: false,
    year: -50,
    shown: "c. 50 BCE",
    note: "A mill turns.",
    text: "",
  };
  const onshow = vi.fn();
  render(Verdict, {
    outcomes: [one, { ...one, n: 6, seat: 0, right: true, year: 1960, shown: "1960" }],
    shown: one,
    name: (seat: number) => ["You", "Ben"][seat]!,
    onshow,
    onopen: vi.fn(),
  });
  expect(screen.getByText(/A mill turns/).textContent).toMatch(/Wrong\..*Ben: Mill,.*c\. 50 BCE/s);
  screen.getByRole("button", { name: "You, Mill, 1960: right" }).click();
  expect(onshow).toHaveBeenCalledWith(6);
});

test("rounds are numbered whatever a game calls them", () => {
  const began = (n: number, args: Record<string, number>): Event => event(n, "round-began", args, `Round ${n}`);
  expect(byRounds([began(1, { n: 2 }), began(2, { round: 3 })]).map((one) => one.round)).toEqual([2, 3]);
});

test("a game that goes by turns says so", () => {
  const at = (numbers: Record<string, number>) =>
    whenOf({ prompt: { kicker: "Round 4" }, view: { numbers } } as unknown as Parameters<typeof whenOf>[0]);
  expect(at({ turn: 4 })).toBe("Turn 4");
  expect(at({ turn: 1, turns: 4 })).toBe("Turn 4");
  expect(at({ round: 4, turn: 1 })).toBe("Round 4");
});
