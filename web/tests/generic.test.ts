import { render, screen, waitFor } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Board from "../src/games/generic/Board.svelte";
import { figuresOf, groupsOf, handOf, wordOf } from "../src/games/generic/zones";
import { boardOf } from "../src/games";
import type { Legend } from "../src/games/generic/aid.gen";
import { FixtureTransport, fixture, type TableFixture } from "../src/net/fixture";
import { Seated } from "../src/net/seated.svelte";

const viewOf = async (name: string) => (await fixture<TableFixture>(name, "en")).view;

test("names become words where a game says nothing else", async () => {
  expect(wordOf("event_deck")).toBe("event deck");
  const labels = groupsOf(await viewOf("resolve")).flatMap((g) => g.zones.map((z) => z.label));
  expect(labels).toContain("lead 1");
});

test("a hand that everybody but its owner sees is in sight, with its clues, and can be pressed by its places", async () => {
  const view = await viewOf("guest");
  const [table, own, other] = groupsOf(view);
  expect([table!.seat, own!.seat, other!.seat]).toEqual([null, 0, 1]);
  expect(own!.zones[0]!.label).toBe("Your trains");
  expect(own!.zones[0]!.cards.map((one) => one.card)).toEqual([null, null, null, null, null]);
  expect(own!.zones[0]!.cards[0]!.meant).toEqual(["hand 0.1"]);
  expect(own!.zones[0]!.cards.some((one) => one.note !== "")).toBe(true);
  expect(other!.zones[0]!.cards.every((one) => /^(red|amber|green|blue|violet) [1-5]$/.test(one.name))).toBe(true);
});

test("figures are called by the game's words, and helper numbers are not there", async () => {
  const names = figuresOf(await viewOf("guest")).map((one) => one.name);
  expect(names).toEqual(["Lines", "Signals", "Lamps"]);
});

test("pressing a card shows the answers about it alone, until all are wanted again", async () => {
  const seated = new Seated(new FixtureTransport("guest").open("demo", "en"));
  await waitFor(() => expect(seated.update).not.toBeNull());
  render(Board, { seated, compact: false });
  screen.getByRole("button", { name: /^Hidden card.*, 2$/ }).click();
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Lay train 1/ })).toBeNull());
  expect(screen.getByRole("button", { name: /^Shunt train 2/ })).toBeTruthy();
  screen.getByRole("button", { name: "All answers" }).click();
  await waitFor(() => expect(screen.getByRole("button", { name: /^Lay train 1/ })).toBeTruthy());
});

test("common zones come first, then seat by seat; the own hand is left to the hand", async () => {
  const view = await viewOf("generic");
  const groups = groupsOf(view);
  expect(groups.map((g) => g.seat)[0]).toBeNull();
  expect(groups[0]!.zones.map((z) => z.zone.name)).toContain("deck");
  expect(groups.flatMap((g) => g.zones).some((z) => z.zone.name === "hand" && z.zone.seat === view.seat)).toBe(false);
  expect(handOf(view)).toEqual(["Step5", "Step11", "Step12"]);
});

test("zones of seats nobody sits in are not shown", async () => {
  const seats = groupsOf(await viewOf("resolve")).map((g) => g.seat);
  expect(seats).toEqual([null, 0, 1, 2, 3]);
});

test("figures show scalars and rows of numbers", async () => {
  expect(figuresOf(await viewOf("generic"))).toEqual([{ name: "score", value: "Mara 0 · Idris 0 · Verne 0" }]);
  expect(figuresOf(await viewOf("resolve"))).toContainEqual({ name: "round", value: "6" });
});

test("any game can be played from its options, part by part", async () => {
  const seated = new Seated(new FixtureTransport("generic").open("demo", "en"));
  await waitFor(() => expect(seated.update).not.toBeNull());
  render(Board, { seated, compact: false });
  const press = async (name: RegExp): Promise<void> => (await screen.findByRole("button", { name })).click();
  await press(/^Step5/);
  await press(/^to Idris/);
  await press(/^on lane 1/);
  await waitFor(() => expect(screen.getByText(/^sent: seat Mara, card Step5, to Idris/)).toBeTruthy());
  expect(seated.path).toEqual(["Step5", "to 1", "on lane 1"]);
  await press(/^on lane 2/);
  expect(seated.path).toEqual(["Step5", "to 1", "on lane 2"]);
});

test("hidden cards show a back with their number, never a slot per card", async () => {
  const seated = new Seated(new FixtureTransport("generic").open("demo", "en"));
  await waitFor(() => expect(seated.update).not.toBeNull());
  render(Board, { seated, compact: false });
  expect(screen.getByLabelText("7 hidden cards")).toBeTruthy();
});

test("one's own cards are called by the game's words too", async () => {
  const { nameOf } = (await boardOf("toy-duel")).card;
  const view = await viewOf("guest");
  const [card, name] = Object.entries((view.aid as unknown as Legend).cards)[0]!;
  expect(name).not.toBe(card);
  expect([nameOf(card, view), nameOf(card)]).toEqual([name, card]);
});

test("a game without a board of its own gets the generic one", async () => {
  expect((await boardOf("toy-duel")).hand.Left).toBeUndefined();
  expect((await boardOf("contre-temps")).hand.Left).toBeDefined();
});
