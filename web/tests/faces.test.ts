import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { face, lookOf, PARTS } from "../src/games/time-stories/faces/face";
import { COLOURS } from "../src/games/time-stories/faces/colours";
import { meant } from "../src/games/time-stories/shape";
import Portrait from "../src/games/time-stories/Portrait.svelte";
import BranchTree from "../src/kit/BranchTree.svelte";
import FilePick from "../src/kit/FilePick.svelte";
import { reviewOf } from "../src/net/review";
import type { TableInfo, TreeNode } from "../src/net/protocol";
import { speak, t } from "../src/text/words.svelte";
import { event } from "./told";

const isWhole = (drawn: string): boolean =>
  !/NaN|undefined/u.test(drawn) &&
  new DOMParser()
    .parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${drawn}</svg>`, "image/svg+xml")
    .querySelector("parsererror") === null;

const info = {
  id: "t",
  game: "timeline",
  title: "",
  seats: [],
  status: "over",
  fairness: {},
} as unknown as TableInfo;
const tree = { decisions: 9, decision: null, branches: [], children: [], result: null } as unknown as TreeNode;

test("every part of a look changes the picture, draws nothing broken, and is the same every time", () => {
  const plain = face(["olive", "crop brown", "robe blue"], "a");
  for (const part of PARTS) {
    const drawn = face([part, ...["olive", "crop brown", "robe blue"].filter((one) => !one.startsWith(part))], "a");
    expect(isWhole(drawn), part).toBe(true);
    expect(drawn, part).toBe(
      face([part, ...["olive", "crop brown", "robe blue"].filter((one) => !one.startsWith(part))], "a"),
    );
    if (!["olive", "crop", "robe", "person", "calm"].includes(part)) expect(drawn, part).not.toBe(plain);
  }
});

test("a colour is that of its part alone", () => {
  for (const [name, colour] of Object.entries(COLOURS))
    expect(face(["turban " + name, "robe white"], "a"), name).toContain(`fill="${colour}"`);
  expect(face(["turban red", "robe white"], "a")).not.toBe(face(["turban white", "robe red"], "a"));
});

test("whoever has no look has one made of the name, and two names are two people", () => {
  expect(face([], "ada")).toBe(face([], "ada"));
  expect(isWhole(face([], "ada"))).toBe(true);
  expect(new Set(["ada", "boris", "celia", "dov", "emil"].map((id) => lookOf(id).join())).size).toBe(5);
});

test("a portrait is a picture with a name where nothing beside it says who it is", () => {
  render(Portrait, { props: { id: "shirin", look: ["child", "blind"], name: "Portrait: Shirin" } });
  expect(screen.getByRole("img", { name: "Portrait: Shirin" })).toBeTruthy();
  const { container } = render(Portrait, { props: { id: "shirin", look: ["child"] } });
  expect(container.querySelector("svg")!.getAttribute("aria-hidden")).toBe("true");
});

test("the rounds of every game are numbered on the map, whatever the game calls the number", () => {
  const began = [
    event(1, "round-began", { n: 1 }),
    event(2, "round-began", { n: 2 }),
    event(3, "round-began", { round: 3 }),
  ];
  expect(reviewOf(info, tree, began).rounds.map((one) => one.label)).toEqual(["Round 1", "Round 2", "Round 3"]);
});

test("turning points stand on the map as diamonds", () => {
  const timelines = reviewOf(info, tree, []).timelines.map((one) => ({ ...one, turning: [4, 9] }));
  const rounds = [{ label: "Round 1", first: 1 }];
  const props = { timelines, rounds, moves: 20, chosen: "0", move: 3, onchoose: () => 0, onmove: () => 0 };
  const { container } = render(BranchTree, { props });
  const drawn = [...container.querySelectorAll("path")].filter((one) =>
    one.getAttribute("d")?.endsWith("l8 9-8 9-8-9Z"),
  );
  expect(drawn).toHaveLength(2);
});

test("a file is asked for in the page's language", async () => {
  await speak("fr");
  const { container } = render(FilePick, { props: { accept: ".json", onfiles: () => 0 } });
  expect(container.textContent).toContain("Choisir un fichier");
  await speak("en");
});

test("before a Power is used one is told what becomes of the trial without it", () => {
  expect(t("ts-fate-lies", { value: "−1", outcome: meant(3, 4) })).toContain("Without a Power: failure");
  expect(t("ts-fate-lies", { value: "0", outcome: meant(4, 4) })).toContain("critical success");
  expect(t("ts-fate-lies", { value: "+1", outcome: meant(5, 4) })).toContain("Without a Power: success");
});
