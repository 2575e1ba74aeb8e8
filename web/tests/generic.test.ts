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
  expect(groups.map((g) => g.seat)[0]).toBeNull();
  expect(groups[0]!.zones.map((z) => z.name)).toContain("deck");
  expect(groups.flatMap((g) => g.zones).some((z) => z.name === "hand" && z.seat === view.seat)).toBe(false);
  expect(handOf(view)).toEqual(["Step5", "Step11", "Step12"]);
});

test("zones of seats nobody sits in are not shown", async () => {
  const seats = groupsOf(await viewOf("resolve")).map((g) => g.seat);
  expect(seats).toEqual([null, 0, 1, 2, 3]);
});

test("figures show scalars and rows of numbers", async () => {
  expect(figuresOf(await viewOf("generic"))).toEqual([{ name: "score", value: "0 · 0 · 0 · 0" }]);
  expect(figuresOf(await viewOf("resolve"))).toContainEqual({ name: "round", value: "6" });
});

test("any game can be played from its options, part by part", async () => {
  const seated = new Seated(new FixtureTransport("generic").open("demo", "en"));
  await waitFor(() => expect(seated.update).not.toBeNull());
  render(Board, { seated, compact: false });
  const press = async (name: RegExp): Promise<void> => (await screen.findByRole("button", { name })).click();
  await press(/^Step5/);
  await press(/^to 1/);
  await press(/^on lane 1/);
  await waitFor(() => expect(screen.getByText(/^sent: seat 0, card Step5, to 1/)).toBeTruthy());
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

test("a game without a board of its own gets the generic one", async () => {
  expect((await boardOf("toy-duel")).hand.Left).toBeUndefined();
  expect((await boardOf("contre-temps")).hand.Left).toBeDefined();
});
