import { render, screen, waitFor } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Board from "../src/games/time-division/Board.svelte";
import { nameOf } from "../src/games/time-division/names";
import {
  allotment,
  giveRole,
  handOf,
  lastDuel,
  phasesOf,
  rolesIn,
  shapeOf,
  type Role,
} from "../src/games/time-division/shape";
import { boardOf } from "../src/games";
import { FixtureTransport, fixture, type TableFixture } from "../src/net/fixture";
import { Seated } from "../src/net/seated.svelte";
import { event } from "./told";

const viewOf = async () => (await fixture<TableFixture>("duel", "en")).view;
const NONE: (Role | null)[] = [null, null, null];

test("the game has a board of its own", async () => {
  expect((await boardOf("time-division")).Board).toBe(Board);
});

test("both sides are read from the reader's seat", async () => {
  const shape = shapeOf(await viewOf());
  expect([shape.near.seat, shape.far.seat, shape.situation]).toEqual([0, 1, "decide"]);
  expect([shape.near.total, shape.far.total, shape.reserve, shape.past.length]).toEqual([13, 9, 5, 3]);
  expect(shape.near.influence.map((one) => one.card)).toEqual(["priest_of_anubis", "fisherman", "stonemason"]);
});

test("a spectator looks from the first seat and holds no hand", async () => {
  const view = { ...(await viewOf()), seat: null };
  expect(shapeOf(view).near.seat).toBe(0);
  expect(handOf(view)).toEqual([]);
});

test("the hand goes from high to low", async () => {
  expect(handOf(await viewOf())).toEqual(["pharaoh", "potter"]);
});

test("the steps of a round follow the table", async () => {
  expect(phasesOf(await viewOf()).map((one) => one.state)).toEqual(["done", "done", "now", "next"]);
});

test("three cards take three roles: the last one what is left, and a role that is taken is swapped", () => {
  expect(allotment(giveRole(NONE, 0, "keep"))).toBeNull();
  const two = giveRole(giveRole(NONE, 0, "keep"), 1, "give");
  expect(allotment(two)).toBe("keep-give-discard");
  expect(allotment(giveRole(two, 2, "keep"))).toBe("discard-give-keep");
  expect(rolesIn("give-keep-discard")).toEqual(["give", "keep", "discard"]);
  expect(rolesIn(null)).toEqual(NONE);
});

test("both options are shown with their steps and the totals they lead to", async () => {
  const seated = new Seated(new FixtureTransport("duel").open("demo", "en"));
  await waitFor(() => expect(seated.update).not.toBeNull());
  render(Board, { seated, compact: false });
  const sides = await screen.findAllByRole("button", { pressed: false });
  expect(sides.filter((one) => one.dataset["side"])).toHaveLength(2);
  await waitFor(() => expect(document.querySelectorAll(".totals b")).toHaveLength(4));
  expect([...document.querySelectorAll(".totals b")].map((one) => one.textContent)).toContain("18");
  expect(nameOf("pharaoh")).toContain("Pharaoh");
});

test("a duel that is over is told until the next one has begun, and so is a game of a campaign", () => {
  const duel = [
    event(1, "round-began", { round: 1 }),
    event(1, "moved", { card: "farmer", from: "hand 0", to: "decision 0" }, ""),
    event(1, "moved", { card: "pharaoh", from: "hand 1", to: "decision 1" }, ""),
    event(2, "coin", { seat: 1, moved: 1 }, "The coin goes to Ada."),
    event(3, "activated", { seat: 1, card: "pharaoh", nested: 0 }, "Ada resolves the Pharaoh."),
  ];
  expect(lastDuel(duel)).toBeNull();
  const over = lastDuel([...duel, event(4, "round-began", { round: 2 })]);
  expect(over?.lines).toEqual(["The coin goes to Ada.", "Ada resolves the Pharaoh."]);
  expect(over?.cards).toEqual([
    { card: "farmer", seat: 0, wins: false },
    { card: "pharaoh", seat: 1, wins: true },
  ]);
  const game = [...duel, event(4, "scored", { winner: 1 }, "Ada wins the game, 20 to 15."), event(5, "game-began", {})];
  expect(lastDuel(game)?.lines.at(-1)).toBe("Ada wins the game, 20 to 15.");
});
