import { render, screen, waitFor } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { TimeStoriesAid } from "../src/games/time-stories/aid.gen";
import Board from "../src/games/time-stories/Board.svelte";
import Boxes from "../src/games/time-stories/Boxes.svelte";
import Gists from "../src/games/time-stories/Gists.svelte";
import Odds from "../src/games/time-stories/Odds.svelte";
import Story from "../src/games/time-stories/Story.svelte";
import { paragraphs } from "../src/games/time-stories/prose";
import {
  ALONE,
  cardOf,
  GAP,
  paint,
  place,
  SHAPES,
  WHOLE,
  widthOf,
  type Scene,
} from "../src/games/time-stories/scenes/compose";
import { FAR, GROUNDS } from "../src/games/time-stories/scenes/land";
import { PAINTS, type Sky } from "../src/games/time-stories/scenes/paint";
import { deedsOf, readBefore, refillOf, signed, sumOf } from "../src/games/time-stories/shape";
import { veils } from "../src/games/time-stories/veil.svelte";
import { fixture, FixtureTransport, type TableFixture } from "../src/net/fixture";
import { Seated } from "../src/net/seated.svelte";
import { event } from "./told";

test("every shape draws under every sky, and draws nothing broken", () => {
  for (const sky of Object.keys(PAINTS) as Sky[])
    for (const [name, shape] of Object.entries(SHAPES)) {
      const drawn = shape(PAINTS[sky]);
      expect(drawn, `${name} ${sky}`).toMatch(/^<(path|rect|circle|ellipse|g) /);
      expect(drawn, `${name} ${sky}`).not.toMatch(/NaN|undefined/);
      const box = new DOMParser().parseFromString(
        `<svg xmlns="http://www.w3.org/2000/svg">${drawn}</svg>`,
        "image/svg+xml",
      );
      expect(box.querySelector("parsererror"), name).toBeNull();
    }
});

test("a painting is as wide as its cards and darkens when the Moon turns", () => {
  const scene: Scene = {
    sky: "day",
    moon: "night",
    ground: "quay",
    far: Object.keys(FAR),
    cards: { B: ["booth", "lamp right night"], C: ["tree left large"] },
  };
  const [day, night] = [paint(scene, ["B", "C"], false), paint(scene, ["B", "C"], true)];
  expect(widthOf(2)).toBe(2 * cardOf(2) + GAP);
  expect(widthOf(1, ALONE)).toBe(ALONE);
  for (const cards of [4, 5, 6]) expect(Math.abs(widthOf(cards) + GAP - WHOLE), `${cards} cards`).toBeLessThan(4);
  expect(day).toContain(`translate(${cardOf(2) / 2} `);
  expect(paint(scene, ["B", "C"], false, ALONE)).toContain(`translate(${ALONE / 2} `);
  expect(day).not.toContain("#FFF6DC");
  expect(night).toContain("#FFF6DC");
  expect(night.length).toBeGreaterThan(day.length);
  expect(Object.keys(GROUNDS)).toContain("street");
});

test("where a thing stands is a word; what is for the night is not seen by day", () => {
  expect(place("lamp right night", PAINTS.dusk, false)).toBe("");
  expect(place("lamp day", PAINTS.night, true)).toBe("");
  expect(place("lamp day", PAINTS.lamplight, false)).not.toBe("");
  expect(place("lamp right small", PAINTS.night, true, 168)).toContain("translate(42 14) scale(0.62)");
  expect(place("lamp left", PAINTS.night, true)).toContain(`translate(${-ALONE / 4} 8)`);
  expect(place("nothing-like-it", PAINTS.day, false)).toBe("");
});

test("a mission's markup is bold and italic, never HTML", () => {
  expect(paragraphs("A **wheel** *turns*.\n\nNext\nline.")).toEqual([
    [
      { text: "A ", style: "plain" },
      { text: "wheel", style: "bold" },
      { text: " ", style: "plain" },
      { text: "turns", style: "italic" },
      { text: ".", style: "plain" },
    ],
    [{ text: "Next line.", style: "plain" }],
  ]);
  const { container } = render(Story, { text: "<img src=x> **b**" });
  expect(container.querySelector("img")).toBeNull();
  expect(container.querySelector("b")?.textContent).toBe("b");
});

test("one player's options are told by receptacle, with the path to press", async () => {
  const told = await fixture<TableFixture>("alone", "en");
  const agents = (told.view.aid as TimeStoriesAid).agents.map((one) => one.receptacle);
  const deeds = deedsOf(told);
  expect(agents).toEqual(["ada", "boris"]);
  expect(new Set(deeds.map((deed) => deed.agent))).toEqual(new Set([0, 1, null]));
  for (const { path, agent } of deeds) expect(path[0]).toBe(agent === null ? path[0] : `as ${agents[agent]}`);
  expect(deeds.find((deed) => deed.agent === 1)?.path).toHaveLength(2);
});

test("R-146: an emergency update after a last crystal spent on travel pays the report out of the Vortex", async () => {
  const { view } = await fixture<TableFixture>("mission", "en");
  const at = (vortex: number, limbo: number) => ({ ...view, numbers: { ...view.numbers, vortex, limbo } });
  expect([refillOf(at(3, 1), 6), refillOf(at(3, 0), 6)]).toEqual([3, 2]);
  expect([refillOf(at(9, 1), 6), refillOf(at(9, 0), 6)]).toEqual([6, 6]);
});

test("R-239: a hint the group asked for stays on the board, for everybody", async () => {
  const seated = new Seated(new FixtureTransport("mission").open("demo", "en"));
  await waitFor(() => expect(seated.update).not.toBeNull());
  render(Board, { seated, compact: false });
  expect(screen.getByText("A stopped clock does not ask to be looked at.")).toBeTruthy();
  expect(screen.getByText("One more can be asked for.")).toBeTruthy();
});

test("the sum of a trial is what was told of it", () => {
  const told = [
    event(1, "engaged", { agent: 0, stat: 2, value: 3, threshold: 5 }),
    event(2, "boosted", { agent: 0, n: 1 }),
    event(3, "supported", { agent: 1, n: 1 }),
    event(4, "fate", { card: "fate2", n: -1 }),
  ];
  expect(sumOf(told)).toEqual({
    agent: 0,
    stat: 2,
    value: 3,
    threshold: 5,
    parts: [
      { kind: "boost", agent: 0, n: 1 },
      { kind: "support", agent: 1, n: 1 },
    ],
    fate: -1,
    outcome: null,
    total: null,
  });
  expect(sumOf([...told, event(5, "resolved", { agent: 0, outcome: 1 })])?.outcome).toBe("critical");
  expect(sumOf([...told, event(5, "resolved", { outcome: 1 }), event(6, "travelled", {})])).toBeNull();
  expect(readBefore([event(1, "took", { card: "quay/B" }), event(2, "spent", { card: "quay/C" })])).toEqual(
    new Set(["quay/B"]),
  );
  expect([signed(2), signed(0), signed(-1)]).toEqual(["+2", "0", "−1"]);
});

test("odds group what is left by what it would bring, and can be hidden", async () => {
  render(Odds, {
    chances: [
      { value: -2, outcome: "failure", ways: 1 },
      { value: 0, outcome: "critical", ways: 1 },
      { value: 0, outcome: "critical", ways: 1 },
    ],
    left: 3,
    gone: [1],
    threshold: 5,
  });
  expect(screen.getByText("2 in 3")).toBeTruthy();
  expect(screen.getByText(/exactly 5/)).toBeTruthy();
  screen.getByRole("button").click();
  await Promise.resolve();
  expect(screen.queryByText("2 in 3")).toBeNull();
});

test("an empty box of a trial says that nothing happens", () => {
  render(Boxes, {
    name: "Wits",
    trial: { stat: "wits", threshold: 3, failure: null, critical: "take Element 1", success: null },
  });
  expect(screen.getAllByText("Nothing happens.")).toHaveLength(2);
  expect(screen.getByText("take Element 1.")).toBeTruthy();
});

test("R-236: the veil lifts for one reader and falls with the next event", () => {
  veils.share(true);
  expect(veils.covers(0, 7)).toBe(true);
  veils.lift(0, 7);
  expect([veils.covers(0, 7), veils.covers(1, 7), veils.covers(0, 8)]).toEqual([false, true, true]);
  veils.share(false);
  expect(veils.covers(1, 9)).toBe(false);
});

test("whoever watches is not spoken to as one of the agents", () => {
  const aid = {
    panorama: [{ letter: "C", card: 7, title: "Les gardes" }],
    gists: [{ card: 7, text: "Ils ont un proverbe." }],
  } as unknown as TimeStoriesAid;
  const seated = render(Gists, { aid, empty: "You stand by." });
  expect(screen.getByText("You stand by.")).toBeTruthy();
  expect(screen.getByRole("heading").textContent).toContain("What the others told you");
  seated.unmount();
  render(Gists, { aid, empty: "You stand by.", watched: true });
  expect(screen.queryByText("You stand by.")).toBeNull();
  expect(screen.getByRole("heading").textContent).toContain("What the agents have told");
});
