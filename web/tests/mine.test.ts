import { beforeEach, describe, expect, it } from "vitest";
import { isThere, keepSecret, meet, newSecret, ownSecret, seal, secretIn, unseal } from "../src/net/locker";
import { endings, gameOf, keep, merged, MOST, note, played, practice, read, tried } from "../src/net/mine";
import type { PlayedGame } from "../src/net/mine";
import type { FinishedGame, Hindsight, Locker } from "../src/net/protocol";
import { ratingOf } from "../src/net/rating";
import type { Transport } from "../src/net/transport";

const finished = (id: string, more: Partial<FinishedGame> = {}): FinishedGame => ({
  ...{ id, game: "timeline", title: "Timeline", names: ["Ada", "Hooke"], bots: ["", "reader"], winners: [0] },
  ...{ ranks: [1, 2], scores: [5, 3], ending: "sole", rule: "T-030", decisions: 20, at: 100, mine: 0, parent: null },
  ...{ forks: [] },
  ...more,
});
const game = (id: string, more: Partial<FinishedGame> = {}): PlayedGame => gameOf(finished(id, more));

const hindsight = (regrets: number[]): Hindsight => ({
  ...{ seat: 0, looked: regrets.length, wanted: regrets.length },
  decisions: regrets.map((regret, i) => ({
    ...{ move: i + 1, answer: `a${i}`, best: `b${i}`, worth: 0.5, regret, low: 0, high: regret, exact: false },
    ...{ turning: regret > 0.1 },
  })),
});

beforeEach(() => localStorage.clear());

describe("my games", () => {
  it("are remembered, the last first, and not more than fit", () => {
    keep(Array.from({ length: MOST + 5 }, (_, i) => game(`g${i}`, { at: i })));
    expect(played()).toHaveLength(MOST);
    expect(played()[0]!.id).toBe(`g${MOST + 4}`);
  });

  it("are read from whatever is there without a fault", () => {
    expect(read("no json")).toEqual([]);
    expect(read('{"id": 1}')).toEqual([]);
    expect(read(JSON.stringify([game("a"), { id: 3 }, null]))).toHaveLength(1);
  });

  it("keep what either device has looked at and tried", () => {
    keep([game("a")]);
    const looked = note("a", hindsight([0, 0.3, 0.2]));
    expect(looked[0]!.regret).toBeCloseTo(0.5 / 3);
    expect(looked[0]!.worst.map((one) => one.move)).toEqual([2, 3]);
    const both = merged([game("a"), game("b")], tried("a", 3));
    expect(both.map((one) => one.id).toSorted()).toEqual(["a", "b"]);
    const again = both.find((one) => one.id === "a")!;
    expect(again.worst.map((one) => one.tried)).toEqual([false, true]);
    expect(practice(both).map((one) => one.move)).toEqual([2, 3]);
  });

  it("note nothing while a game is still being looked at", () => {
    keep([game("a")]);
    expect(note("a", { ...hindsight([0.4]), wanted: 2 })[0]!.regret).toBeNull();
  });

  it("count endings by how often they came", () => {
    const found = endings([game("a"), game("b", { ranks: [2, 1] }), game("c", { ending: "shared" })]);
    expect(found.map((one) => [one.ending, one.n, one.won])).toEqual([
      ["sole", 2, 1],
      ["shared", 1, 1],
    ]);
  });
});

describe("one's rating", () => {
  const known = { timeline: { reader: { mu: 25, sigma: 1, games: 9 }, historian: { mu: 33, sigma: 1, games: 9 } } };
  const wins = (n: number, bot: string): PlayedGame[] =>
    Array.from({ length: n }, (_, i) => game(`${bot}${i}`, { bots: ["", bot] }));

  it("is higher for wins against the stronger, and surer with more games", () => {
    const weak = ratingOf(wins(3, "reader"), "timeline", known)!;
    const strong = ratingOf(wins(3, "historian"), "timeline", known)!;
    const many = ratingOf([...wins(12, "reader"), game("l", { ranks: [2, 1] })], "timeline", known)!;
    expect(strong.mu).toBeGreaterThan(weak.mu);
    expect(weak.mu).toBeGreaterThan(25);
    expect(many.sigma).toBeLessThan(weak.sigma);
  });

  it("hangs on no order, and even results leave one where the bot is", () => {
    const games = [game("w"), game("l", { ranks: [2, 1] })];
    const [one, other] = [ratingOf(games, "timeline", known)!, ratingOf(games.toReversed(), "timeline", known)!];
    expect(one.mu).toBeCloseTo(other.mu);
    expect(one.mu).toBeCloseTo(25);
  });

  it("is not made of branches, of people, or of bots nobody measured", () => {
    expect(ratingOf([game("b", { parent: "x" })], "timeline", known)).toBeNull();
    expect(ratingOf([game("p", { bots: ["", ""] })], "timeline", known)).toBeNull();
    expect(ratingOf([game("r", { bots: ["", "mystery"] })], "timeline", known)).toBeNull();
  });
});

/** A house with one shelf of lockers. */
function shelf(): Transport {
  const there = new Map<string, Locker>();
  return {
    locker: async (name: string) => there.get(name) ?? null,
    fill: async (name: string, { sealed, version }: Locker) => {
      if ((there.get(name)?.version ?? 0) !== version) return false;
      there.set(name, { sealed, version: version + 1 });
      return true;
    },
  } as Partial<Transport> as Transport;
}

describe("a locker", () => {
  it("has a secret that can be read out, and typed carelessly", () => {
    const secret = newSecret();
    expect(secretIn(secret.toLowerCase().replaceAll("-", " "))).toBe(secret);
    expect(secretIn(secret.replaceAll("0", "o").replaceAll("1", "l"))).toBe(secret);
    expect(secretIn(secret.slice(1))).toBeNull();
    expect(newSecret()).not.toBe(secret);
    keepSecret(secret);
    expect(ownSecret()).toBe(secret);
    keepSecret(null);
    expect(ownSecret()).toBeNull();
  });

  it("is opened by its own secret only", async () => {
    const [one, other] = [newSecret(), newSecret()];
    const sealed = await seal(one, [game("a")]);
    expect(sealed).not.toContain("timeline");
    expect(await unseal(one, sealed)).toEqual([game("a")]);
    await expect(unseal(other, sealed)).rejects.toThrow();
  });

  it("brings two devices together, also when both come at once", async () => {
    const secret = newSecret();
    const house = shelf();
    await meet(house, secret, [game("a")]);
    const fill = house.fill.bind(house);
    house.fill = async (name, locker) => {
      house.fill = fill;
      await meet(house, secret, [game("c")]);
      return fill(name, locker);
    };
    const ids = (await meet(house, secret, [game("b")])).map((one) => one.id);
    expect(ids.toSorted()).toEqual(["a", "b", "c"]);
    const busy = shelf();
    busy.fill = async () => false;
    await expect(meet(busy, secret, [])).rejects.toThrow();
    expect(await isThere(house, secret)).toBe(true);
    expect(await isThere(house, newSecret())).toBe(false);
  });
});
