import { render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import Board from "../src/games/contre-temps/Board.svelte";
import StopCards from "../src/games/contre-temps/StopCards.svelte";
import { nameOf } from "../src/games/contre-temps/names";
import { cardId, handOf, handSize, heldBy, lastTrick, placeAfter, shapeOf } from "../src/games/contre-temps/shape";
import { take, wantsConfirmation } from "../src/games/take";
import { fixture, FixtureTransport, type TableFixture } from "../src/net/fixture";
import type { View } from "../src/net/protocol";
import { Rest } from "../src/kit/rest.svelte";
import { Seated } from "../src/net/seated.svelte";
import { prefer } from "../src/settings.svelte";
import { event } from "./told";

const viewOf = async (name: string): Promise<View> => (await fixture<TableFixture>(name, "en")).view;

async function seat(name: string): Promise<Seated> {
  const seated = new Seated(new FixtureTransport(name).open("demo", "en"));
  await waitFor(() => expect(seated.update).not.toBeNull());
  return seated;
}

afterEach(() => prefer({ confirm: "always", motion: "normal" }));

test("a card has a suit and a value, and a full name", () => {
  expect(cardId("A13")).toEqual({ suit: "A", value: 13 });
  expect(nameOf("E8")).toBe("Escapement 8");
});

test("the hand is sorted by suit, high to low, and others show only their number", async () => {
  const view = await viewOf("resolve");
  expect(handOf(view)).toEqual(["A13", "A6", "C10", "D9", "E8"]);
  expect(handSize(view, 1)).toBe(4);
});

test("the line has lead, standing card, owner and pawns of each event", async () => {
  const shape = shapeOf(await viewOf("resolve"));
  expect(shape.stops.map((s) => s.token)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(shape.stops[2]).toEqual({
    token: 3,
    place: 3,
    lead: "A9",
    standing: "A12",
    owner: 1,
    pawns: [0, 3],
    present: false,
  });
  expect(shape.stops[5]!.present).toBe(true);
  expect(shape.pile).toEqual([7, 8, 9, 10]);
  expect(shape.constant).toBe("C9");
});

test("a lead card that also stands is both", async () => {
  const stop = shapeOf(await viewOf("follow")).stops[1]!;
  expect([stop.lead, stop.standing]).toEqual(["B8", "B8"]);
});

test("events held by a seat come in the order of the line", async () => {
  const view = await viewOf("resolve");
  expect([0, 1, 2, 3].map((s) => heldBy(view, s))).toEqual([[4], [3, 6], [1, 5], [2]]);
});

test("the tray shows all cards at the event in their order, and what earned a crystal", async () => {
  const { tray, toPlay } = shapeOf(await viewOf("resolve"));
  expect(tray.map((c) => [c.role, c.card, c.seat, c.led, c.crystal])).toEqual([
    ["lead", "A9", null, false, false],
    ["standing", "A12", 1, false, false],
    ["played", "A7", 3, true, true],
  ]);
  expect(toPlay).toEqual([0]);
});

test("a travel answer names the place it leads to, in both modes", async () => {
  const classic = shapeOf(await viewOf("travel"));
  expect(["0", "-1", "-7"].map((x) => placeAfter(classic, x))).toEqual([7, 6, 0]);
  const paradox = shapeOf(await viewOf("paradox"));
  expect(["0", "-2", "+2"].map((x) => placeAfter(paradox, x))).toEqual([3, 1, 5]);
  expect(placeAfter(paradox, "A13")).toBeNull();
});

test("resolving: the tray shows what lies there and what the chosen card would do", async () => {
  const seated = await seat("resolve");
  render(Board, { seated, compact: false });
  expect(screen.getByText("On the table at event 3")).toBeTruthy();
  expect(screen.getByText("Idris holds")).toBeTruthy();
  expect(screen.getByText("took a crystal")).toBeTruthy();
  seated.choose("A13");
  await waitFor(() => expect(screen.getByText("You take event 3 from Idris with Astrolabe 13.")).toBeTruthy());
  expect(screen.getByText("If you play A13")).toBeTruthy();
});

test("travelling: only stops on offer can be pressed, with their price in the name", async () => {
  const seated = await seat("travel");
  render(Board, { seated, compact: false });
  const names = screen.getAllByRole("button").map((b) => b.getAttribute("aria-label"));
  expect(names).toEqual([
    "Travel to event 4 for 3 crystals",
    "Travel to event 5 for 2 crystals",
    "Travel to event 6 for one crystal",
    "Stay at event 7",
  ]);
  screen.getByRole("button", { name: /event 5/ }).click();
  expect(seated.path).toEqual(["-2"]);
});

test("paradox: reach runs both ways, there is no trump, and the bag hides its tokens", async () => {
  const seated = await seat("paradox");
  render(Board, { seated, compact: false });
  expect(screen.getAllByRole("button")).toHaveLength(5);
  expect(screen.getByText("no trump")).toBeTruthy();
  expect(screen.getByText("5 events in the bag")).toBeTruthy();
});

test("offering: who has sealed is told, what they sealed is not", async () => {
  const seated = await seat("offer");
  render(Board, { seated, compact: false });
  expect(screen.getByLabelText("secret choice of Verne")).toBeTruthy();
  seated.choose("offer D9");
  await waitFor(() => expect(screen.getByText("If you offer D9")).toBeTruthy());
});

test("over: ranks, holdings and the rule that decided", async () => {
  const seated = await seat("over");
  render(Board, { seated, compact: true });
  expect(screen.getByText("events 2, 3, 4")).toBeTruthy();
  expect(screen.getByRole("link", { name: "rule K-121" })).toBeTruthy();
});

test("confirmation follows the setting; a sealed answer is reversible", async () => {
  const [open, sealed] = [await seat("resolve"), await seat("travel")];
  expect(wantsConfirmation(open)).toBe(true);
  prefer({ confirm: "irreversible" });
  expect([wantsConfirmation(open), wantsConfirmation(sealed)]).toEqual([true, false]);
  prefer({ confirm: "never" });
  expect(wantsConfirmation(open)).toBe(false);
  take(sealed, "-1");
  await waitFor(() => expect(sealed.update!.sealed).toBe("-1"));
});

test("when an event changes hands, the old owner stays beside the new one for two seconds", async () => {
  vi.useFakeTimers();
  prefer({ motion: "none" });
  const stop = shapeOf(await viewOf("resolve")).stops[2]!;
  const { rerender } = render(StopCards, { stop, compact: true });
  expect(screen.queryByLabelText("Seat 1")).toBeNull();
  await rerender({ stop: { ...stop, owner: 0 }, compact: true });
  expect(screen.getByLabelText("Seat 1")).toBeTruthy();
  expect(screen.getByLabelText("Seat 2")).toBeTruthy();
  await rerender({ stop: { ...stop, owner: 0 }, compact: true }); // the next update: the change is still told no longer than that
  await vi.advanceTimersByTimeAsync(2500);
  vi.useRealTimers();
  await waitFor(() => expect(screen.queryByLabelText("Seat 2")).toBeNull());
});

const trick = [
  event(1, "played", { seat: 0, card: "A9", event: 3 }),
  event(2, "event-won", { seat: 0, card: "A9", event: 3 }),
  event(3, "played", { seat: 1, card: "A4", event: 2 }),
  event(4, "played", { seat: 2, card: "A11", event: 2 }),
  event(5, "event-changed", { seat: 2, card: "A11", event: 2, old: 0 }, "Verne takes event 2 from Ada with A11."),
  event(6, "round-began", { round: 4 }),
];

test("the last trick is told from the log: its own cards, who holds it now, and why", () => {
  expect(lastTrick(trick)).toEqual({
    n: 5,
    cards: [
      { card: "A4", seat: 1, wins: false },
      { card: "A11", seat: 2, wins: true },
    ],
    lines: ["Verne takes event 2 from Ada with A11."],
  });
  expect(lastTrick(trick.slice(0, 1))).toBeNull();
});

test("a trick rests before it is cleared, whoever comes later is spared what was before, and it can be seen again", () => {
  vi.useFakeTimers();
  prefer({ motion: "none" });
  const rest = new Rest();
  rest.take(lastTrick(trick.slice(0, 2)));
  expect(rest.shown).toBeNull();
  rest.take(lastTrick(trick));
  expect(rest.shown?.n).toBe(5);
  vi.advanceTimersByTime(3000);
  expect(rest.shown?.n).toBe(5);
  vi.advanceTimersByTime(1000);
  expect(rest.shown).toBeNull();
  rest.show();
  expect(rest.shown?.n).toBe(5);
  rest.clear();
  vi.useRealTimers();
});
