import { expect, test } from "vitest";
import { differences, momentOf, partAt } from "../src/net/differences";
import { holdsOf } from "../src/net/holds";
import type { Review, TreeNode, View } from "../src/net/protocol";
import { timelinesOf } from "../src/net/review";
import type { Transport } from "../src/net/transport";

const node = (more: Partial<TreeNode>): TreeNode => ({
  id: "t0",
  game: "g",
  parent: null,
  decision: null,
  mode: null,
  status: "over",
  decisions: 40,
  branches: [],
  result: null,
  children: [],
  called: "",
  seat: null,
  ...more,
});
const view = (numbers: View["numbers"], zones: View["zones"] = []): View => ({ numbers, zones }) as unknown as View;
const zone = (name: string, seat: number | null, cards: (string | null)[]): View["zones"][number] => ({
  name,
  seat,
  size: cards.length,
  cards,
  turned: [],
  places: [],
});

const tree = node({
  result: { winners: [1] },
  branches: [{ decision: 30, length: 2 }],
  children: [
    node({
      id: "t1",
      decision: 10,
      mode: "study",
      decisions: 25,
      result: { winners: [0] },
      children: [node({ id: "t2", decision: 5, mode: "fair", decisions: 3, status: "live" })],
    }),
  ],
});
const lines = timelinesOf(tree, ["Ada", "Ben"]);

test("a branch goes on from where it left, a branch of a branch too", () => {
  expect(lines.map(({ letter, start, end, offset }) => [letter, start, end, offset])).toEqual([
    ["0", 1, 40, undefined],
    ["A", 30, 32, undefined],
    ["B", 10, 35, 10],
    ["C", 15, 18, 15],
  ]);
});

test("a moment before the fork is the parent's, one after it is counted from there", () => {
  expect(momentOf(lines, "0", 7)).toEqual({ table: null, decision: 7 });
  expect(momentOf(lines, "B", 9)).toEqual({ table: null, decision: 9 });
  expect(momentOf(lines, "B", 12)).toEqual({ table: "t1", decision: 2 });
  expect(momentOf(lines, "C", 12)).toEqual({ table: "t1", decision: 2 });
  expect(momentOf(lines, "C", 99)).toEqual({ table: "t2", decision: 3 });
  expect(momentOf(lines, "A", 31)).toBeNull();
  expect(momentOf(lines, "Z", 1)).toBeNull();
});

test("a branch on which nobody has answered yet is asked for where it left", () => {
  const fresh = timelinesOf(node({ children: [node({ id: "t1", decision: 1, status: "live", decisions: 0 })] }), []);
  const own = fresh.find((one) => one.table === "t1")!;
  expect(own.end).toBe(2);
  expect(momentOf(fresh, own.letter, own.end)).toEqual({ table: "t1", decision: 0 });
});

test("timelines part where the first of them forks", () => {
  expect(partAt(lines, "0", "B")).toBe(10);
  expect(partAt(lines, "B", "C")).toBe(15);
  expect(partAt(lines, "C", "0")).toBe(10);
});

test("only what differs is told, figures by place and cards by face", () => {
  const left = view({ round: 3, energy: [1, 2], mode: "classic" }, [
    zone("line", null, ["T1"]),
    zone("hand", 0, ["A1", "B2"]),
    zone("lead", 4, ["D1"]),
    zone("deck", null, [null, null]),
  ]);
  const right = view({ round: 3, energy: [1, 0], mode: "classic" }, [
    zone("line", null, ["T1"]),
    zone("hand", 0, ["A1", "C3"]),
    zone("lead", 4, []),
    zone("deck", null, [null]),
  ]);
  expect(differences(left, right)).toEqual([
    { name: "hand", index: 0, of: "seat", kind: "zone", left: "B2", right: "C3" },
    { name: "lead", index: 4, of: "place", kind: "zone", left: "D1", right: "–" },
    { name: "deck", index: null, of: null, kind: "zone", left: "2", right: "1" },
    { name: "energy", index: 1, of: "seat", kind: "figure", left: "2", right: "0" },
  ]);
  expect(differences(left, left)).toEqual([]);
});

test("who holds what is read at the end of every timeline a table keeps", async () => {
  const wire = {
    moment: async (table: string, decision: number) => ({
      view: view({ table: table === "t0" ? 0 : 1, decision }),
      prompt: { kicker: "", ask: "" },
      text: "",
    }),
  };
  const board = {
    review: {
      holds: (seen: View) => ({
        title: "Who",
        columns: ["1", "2", "3"],
        seats: [Number(seen.numbers["table"]), 1, null],
        of: (seat: number) => `holds ${seat}`,
      }),
    },
  };
  const review = { record: "t0", timelines: lines } as Review;
  const found = await holdsOf(wire as unknown as Transport, review, board, "own", "en");
  expect(found?.columns).toEqual(["1", "2"]);
  expect(found?.rows.map((row) => [row.letter, row.seats, row.winner])).toEqual([
    ["0", [0, 1], 1],
    ["B", [1, 1], 0],
    ["C", [1, 1], null],
  ]);
  expect(await holdsOf(wire as unknown as Transport, review, {}, "own", "en")).toBeNull();
});
