import { beforeEach, expect, test } from "vitest";
import { check, draw, drawsOf, fingerprint, seedOf, shufflesIn, type GameRecord } from "../src/net/fair";
import { keepPledge, pledge } from "../src/net/pledge";

const SECRET = "ab".repeat(32);
const WORDS = ["Ada’s words", "", "é"];
const COMMITMENT = "9a2db2e23f1504cd056606553ac049c5e718e8f9ce9233876df1a7a1821af885";

/** A record that undid an answer: line 0 drew 3 and 1 after the deal, line 1 and 2 drew anew from the same number. */
async function record(): Promise<[GameRecord, number[][]]> {
  const seed = await seedOf(SECRET, WORDS);
  const bounds = [
    [0, 0, 4],
    [0, 1, 3],
    [0, 2, 2],
    [0, 3, 6],
    [0, 4, 6],
    [1, 4, 6],
    [2, 5, 9],
  ];
  const values = await Promise.all(bounds.map(([line, k, n]) => draw(seed, line!, k!, n!)));
  const made: GameRecord = {
    header: {
      game: "toy",
      chance: { kind: "fair", commitment: COMMITMENT, entropy: WORDS, secret: SECRET },
      deal: values.slice(0, 3),
    },
    moves: [{ draws: [values[3]!] }, { draws: [values[5]!], line: 1, branches: [[{ draws: [values[4]!] }]] }],
    futures: [[{ line: 2, draws: [values[6]!] }]],
  };
  return [made, bounds];
}

test("the same figures as in Python", async () => {
  const seed = await seedOf(SECRET, WORDS);
  expect(await fingerprint(SECRET)).toBe(COMMITMENT);
  expect([await draw(seed, 0, 0, 65), await draw(seed, 0, 1, 64), await draw(seed, 0, 2, 3)]).toEqual([62, 4, 0]);
});

test("a try above the greatest multiple is thrown away, as in Python", async () => {
  const seed = await seedOf(SECRET, WORDS);
  const found = await Promise.all([0, 1, 2, 3].map((k) => draw(seed, 3, k, 2 ** 61 + 2 ** 12)));
  expect(found).toEqual([2.2859572118148713e18, 1.362444749034797e18, 2.1761524460753764e18, 1.4814541424156838e18]);
});

test("every draw is found with its line and number, abandoned lines too", async () => {
  const [made] = await record();
  expect(drawsOf(made).map(({ line, k }) => [line, k])).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
    [0, 3],
    [0, 4],
    [1, 4],
    [2, 5],
  ]);
  expect(drawsOf({ header: { game: "toy", start: { draws: 8 } }, moves: [{ draws: [1] }] })).toEqual([
    { line: 0, k: 8, value: 1 },
  ]);
});

test("a record whose draws follow from the secret is found fair, with its shuffles", async () => {
  expect(await check(...(await record()))).toEqual({ fits: true, draws: 7, shuffles: [4], wrong: null });
});

test("one changed draw, word, secret or bound is noticed", async () => {
  const [made, bounds] = await record();
  const chance = made.header.chance!;
  made.moves![1]!.draws = [(made.moves![1]!.draws![0]! + 1) % 6];
  expect((await check(made, bounds)).wrong).toMatchObject({ line: 1, k: 4 });
  const other = async (change: object) => {
    const [fresh] = await record();
    return check({ ...fresh, header: { ...fresh.header, chance: { ...chance, ...change } } }, bounds);
  };
  expect((await other({ entropy: ["Ada’s words", "x", "é"] })).wrong).not.toBeNull();
  expect(await other({ secret: "cd".repeat(32) })).toMatchObject({ fits: false });
  expect((await other({ secret: "cd".repeat(32) })).wrong).not.toBeNull();
  expect((await check((await record())[0], bounds.slice(1))).wrong).toMatchObject({ k: 0 });
});

test("shuffles are runs down to two", () => {
  expect(shufflesIn([5, 4, 3, 2, 3, 2, 6, 4])).toEqual([5, 3]);
  expect(shufflesIn([2, 1, 7])).toEqual([2]);
});

beforeEach(() => localStorage.clear());

test("what was shown first is kept, whatever is shown later", () => {
  expect(pledge("abc")).toBeNull();
  keepPledge("abc", { commitment: "first" });
  keepPledge("abc", { commitment: "second", words: "mine" });
  keepPledge("abc", { words: "others" });
  expect(pledge("abc")).toEqual({ commitment: "first", words: "mine" });
});

test("old pledges make room for new ones", () => {
  for (let i = 0; i < 130; i++) keepPledge(`t${i}`, { words: "w" });
  expect(Object.keys(localStorage).length).toBeLessThanOrEqual(101);
  expect(pledge("t129")).not.toBeNull();
});
