/** What once stood in players' way (decision 50), where a page without a browser can show it. */
import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { boardOf } from "../src/games";
import Decision from "../src/games/time-stories/Decision.svelte";
import Portrait from "../src/games/time-stories/Portrait.svelte";
import TimeDivision from "../src/games/time-division/Board.svelte";
import Character from "../src/kit/Character.svelte";
import { Rest } from "../src/kit/rest.svelte";
import Seat from "../src/kit/Seat.svelte";
import { fixture, FixtureTransport, type TableFixture } from "../src/net/fixture";
import type { Told } from "../src/net/protocol";
import { Seated } from "../src/net/seated.svelte";
import type { Heard } from "../src/net/transport";
import Actions from "../src/pages/table/Actions.svelte";
import { prefer } from "../src/settings.svelte";
import { speak } from "../src/text/words.svelte";
import { event } from "./told";

afterEach(async () => {
  vi.useRealTimers();
  await speak("en");
});

/** Somebody seated before a fixture, who is told whatever a test wants. */
async function at(name: string): Promise<{ seated: Seated; told: TableFixture; hear: (what: Heard) => void }> {
  const told = await fixture<TableFixture>(name, "en");
  const line = new FixtureTransport(name).open("demo", "en");
  let hear: (what: Heard) => void = () => undefined;
  vi.spyOn(line, "listen").mockImplementation((heard) => ((hear = heard), () => undefined));
  const seated = new Seated(line);
  hear({ kind: "welcome", seat: told.view.seat, n: 0 });
  hear({ kind: "update", update: told as unknown as Told });
  return { seated, told, hear };
}

test("in French only one's own row says that it is one's turn", async () => {
  await speak("fr");
  const info = { ...(await fixture<TableFixture>("resolve", "fr")).table.seats[1]!, name: "Marguerite" };
  render(Seat, { info, asked: true });
  expect(document.querySelector(".tag.acc")?.textContent).not.toMatch(/vous/);
  render(Seat, { info, asked: true, you: true });
  expect([...document.querySelectorAll(".tag.acc")].at(-1)?.textContent).toMatch(/vous/);
});

test("whoever hosts lets a bot play for somebody who has gone, from the plate", async () => {
  const { seated, told, hear } = await at("waiting");
  const seats = told.table.seats.map((one) => ({
    ...one,
    kind: "human",
    connected: !told.view.asked.includes(one.seat),
    away: null,
  }));
  const table = { ...told.table, host: told.view.seat, seats };
  hear({ kind: "update", update: { ...told, table, thinking: null } as unknown as Told });
  render(Actions, { seated, board: await boardOf("contre-temps") });
  expect(screen.getByRole("button", { name: "Let a bot play" })).toBeTruthy();
});

test("whoever came by a new link and gave no name is called by their seat", async () => {
  const { seated, told, hear } = await at("waiting");
  const seats = told.table.seats.map((one) => (one.seat === 1 ? { ...one, name: "" } : one));
  hear({ kind: "update", update: { ...told, table: { ...told.table, seats } } as unknown as Told });
  expect(seated.update?.table.seats[1]?.name).toBe("Seat 2");
});

test("whose objection the Time Captain answers is named", async () => {
  const { seated, told, hear } = await at("mission");
  const view = { ...told.view, numbers: { ...told.view.numbers, asking: "insist", topic: "leave" } };
  hear({ kind: "update", update: { ...told, view } as unknown as Told });
  const lines = [event(90, "acted", {}, "You wait."), event(91, "objected", { agent: 1 }, "Idris objects.")];
  hear({ kind: "events", events: lines });
  render(Decision, { seated, onpick: () => undefined });
  expect(screen.getByText("Idris objects.")).toBeTruthy();
  expect(screen.queryByText("You wait.")).toBeNull();
});

test("a duel that is over can be shown again, and what rests stays as long as the pace says", async () => {
  const { seated, hear } = await at("duel");
  const duel = [
    event(1, "round-began", { round: 1 }),
    event(2, "moved", { card: "farmer", from: "hand 0", to: "decision 0" }, ""),
    event(3, "coin", { seat: 1, moved: 1 }, "The coin goes to Ada."),
    event(4, "activated", { seat: 1, card: "farmer", nested: 0 }, "Ada resolves the Farmer."),
    event(5, "round-began", { round: 2 }),
  ];
  hear({ kind: "events", events: duel });
  render(TimeDivision, { seated, compact: false });
  await tick();
  screen.getByRole("button", { name: "Show it again" }).click();
  await tick();
  expect(screen.getByText("Ada resolves the Farmer.")).toBeTruthy();
  screen.getByRole("button", { name: "Go on" }).click();
  await tick();
  expect(screen.queryByText("Ada resolves the Farmer.")).toBeNull();
});

test("how long something rests follows the pace that was set", () => {
  vi.useFakeTimers();
  const shown = (motion: "quick" | "slow", after: number): boolean => {
    prefer({ motion });
    const rest = new Rest();
    rest.take(null);
    rest.take({ n: 1, cards: [], lines: ["Ada wins."] });
    vi.advanceTimersByTime(after);
    const isThere = rest.shown !== null;
    rest.clear();
    return isThere;
  };
  expect([shown("quick", 1500), shown("quick", 1700), shown("slow", 5000), shown("slow", 5300)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  prefer({ motion: "none" });
});

test("every level of the bots has a face of its own", () => {
  const levels = ["random", "rule-of-thumb", "apprentice", "adept", "master", "companion", "historian"];
  const faces = levels.map((level) => render(Character, { level, size: 26 }).container.innerHTML);
  expect(new Set(faces).size).toBe(levels.length);
});

test("of the receptacles of a mission no two look alike", () => {
  const files = import.meta.glob<string>("../../src/chronolude/games/time_stories/missions/*/receptacles.toml", {
    ...{ query: "?raw", import: "default", eager: true },
  });
  expect(Object.keys(files).length).toBeGreaterThan(2);
  for (const text of Object.values(files)) {
    const ids = [...text.matchAll(/^id = "(.+)"$/gm)].map((found) => found[1]!);
    const busts = ids.map((id) => render(Portrait, { id }).container.innerHTML);
    expect([ids.length > 1, new Set(busts).size]).toEqual([true, ids.length]);
  }
});
