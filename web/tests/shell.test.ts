/** The shell knows no game by name: what it needs of one it asks through the register. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BOXES, GAMES, boardOf, boxOf } from "../src/games";

const SRC = join(import.meta.dirname, "../src");
/** Written by programs. */
const MADE = /(\.gen\.ts|^text\/keys\.ts)$/;
const REGISTER = "games/index.ts";
/** Words that belong to one game, beside the names; "timelines" are everybody's. */
const OTHERS = ["paradox", "crystal", "azrak", "mission", "artifact", "linchpin", "receptacle", "trump", "samarkand"];

function files(): string[] {
  return readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.(ts|svelte|css)$/.test(path) && !MADE.test(path) && !/^games\/[^/]+\//.test(path));
}

/** A game's name as an id, a folder, part of a word's key or a title: `time-stories`, `game-timeline`, `TIME Stories`. */
function namings(text: string): string[] {
  const names = [
    ...GAMES.map((game) => game.id),
    ...readdirSync(join(SRC, "games")).filter((one) => !one.includes(".")),
  ];
  const found = [...new Set(names)].flatMap((id) => {
    if (id === "generic") return [];
    const [first, ...rest] = id.split("-");
    const plain = rest.length
      ? `${first}[ _-]?${rest.join("[ _-]?")}`
      : id === "timeline"
        ? `["'\`/-]timeline["'\`/]`
        : id;
    return text.match(new RegExp(plain, "gi")) ?? [];
  });
  return [...found, ...(text.match(new RegExp(`\\b(${OTHERS.join("|")})s?\\b`, "gi")) ?? [])];
}

test("no game is named outside its own folder, but in the register", () => {
  const named = files().filter((path) => namings(readFileSync(join(SRC, path), "utf8")).length > 0);
  expect(named).toEqual([REGISTER]);
});

test("the search finds a name when there is one", () => {
  expect(namings('import x from "../games/timeline/seen"')).toHaveLength(1);
  expect(namings('t("game-timeline"); [data-game="contre-temps"]; the paradoxes of TIME Stories')).toHaveLength(3);
  expect(namings('tab === "timelines"; type Timeline; timeline.letter')).toEqual([]);
});

test("no file of the shell reaches into a game's folder", () => {
  const reaching = files().filter((path) => {
    const imports = readFileSync(join(SRC, path), "utf8").matchAll(/(?:from |import\(|import )"([^"]+)"/g);
    return [...imports].some(
      ([, to]) => /games\/(?!generic\/)[^/"]+\//.test(to!) || (path.startsWith("games/") && /^\.\/[^/]+\//.test(to!)),
    );
  });
  expect(reaching).toEqual([]);
});

test("every folder of a game stands on the shelf, once", () => {
  const folders = readdirSync(join(SRC, "games"), { withFileTypes: true }).filter((one) => one.isDirectory());
  expect(BOXES.length).toBe(folders.length - 1); // the generic board is no game
  expect(BOXES.every(Boolean)).toBe(true);
  expect(new Set(GAMES.map((game) => game.id)).size).toBe(GAMES.length);
});

test("each game brings a board with the parts it owes; an unknown one is played on the generic board", async () => {
  for (const game of GAMES) {
    const board = await boardOf(game.id);
    expect([board.Board, board.card.Face, board.seats.Counts].every(Boolean), game.id).toBe(true);
    expect(boxOf(game.id)?.games).toContain(game);
  }
  expect(boxOf("toy-duel")).toBeUndefined();
  expect(await boardOf("toy-duel")).toBe(await boardOf("toy-duel", true));
});
