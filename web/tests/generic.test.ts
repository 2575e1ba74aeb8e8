import { render, screen, waitFor } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Board from "../src/games/generic/Board.svelte";
import { figuresOf, groupsOf, handOf, labelled, wordOf } from "../src/games/generic/zones";
import { boardOf } from "../src/games";
import { FixtureTransport, fixture, type TableFixture } from "../src/net/fixture";
import { Seated } from "../src/net/seated.svelte";

const viewOf = async (name: string) => (await fixture<TableFixture>(name, "en")).view;

test("names become words, and repeated zones are numbered", () => {
  expect(wordOf("event_deck")).toBe("event deck");
  const zone = (name: string) => ({ name, seat: null, size: 0, cards: [], turned: [] });
  expect(labelled([zone("lead"), zone("lead"), zone("pile")]).map((z) => z.label)).toEqual([
    "lead 1",
    "lead 2",
    "pile",
  ]);
});

test("common zones come first, then seat by seat; the own hand is left to the hand", async () => {
  const view = await viewOf("generic");
  const groups = groupsOf(view);
  expect(groups.map((g) => g.seat)).toEqual([null, 0, 1]);
  expect(groups[1]!.zones.map((z) => z.name)).toEqual(["row"]);
  expect(handOf(view)).toEqual(["Echo", "Lantern", "Ferry"]);
});

test("zones of seats nobody sits in are not shown", async () => {
  const seats = groupsOf(await viewOf("resolve")).map((g) => g.seat);
  expect(seats).toEqual([null, 0, 1, 2, 3]);
});

test("figures show scalars and rows of numbers", async () => {
  expect(figuresOf(await viewOf("generic"))).toEqual([
    { name: "round", value: "3" },
    { name: "total", value: "5 · 4" },
    { name: "coin", value: "1" },
  ]);
});

test("any game can be played from its options, part by part", async () => {
  const seated = new Seated(new FixtureTransport("generic").open("demo", "en"));
  await waitFor(() => expect(seated.update).not.toBeNull());
  render(Board, { seated, compact: false });
  screen.getByRole("button", { name: /^Echo/ }).click();
  await waitFor(() => expect(screen.getByRole("button", { name: /take Archive/ })).toBeTruthy());
  screen.getByRole("button", { name: /take Archive/ }).click();
  await waitFor(() => expect(screen.getByText("Archive comes to your hand.")).toBeTruthy());
  expect(seated.path).toEqual(["Echo", "Archive"]);
  screen.getByRole("button", { name: /take Bridge/ }).click();
  expect(seated.path).toEqual(["Echo", "Bridge"]);
});

test("hidden cards show a back with their number, never a slot per card", async () => {
  const seated = new Seated(new FixtureTransport("generic").open("demo", "en"));
  await waitFor(() => expect(seated.update).not.toBeNull());
  render(Board, { seated, compact: false });
  expect(screen.getByLabelText("21 hidden cards")).toBeTruthy();
});

test("a game without a board of its own gets the generic one", async () => {
  expect((await boardOf("toy-duel")).hand.Left).toBeUndefined();
  expect((await boardOf("contre-temps")).hand.Left).toBeDefined();
});
