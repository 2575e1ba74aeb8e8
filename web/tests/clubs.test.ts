import { beforeAll, describe, expect, it } from "vitest";
import { ended, figures, nameOf, points, roundNow, type EveningInfo } from "../src/net/clubs";
import { speak } from "../src/text/words.svelte";

const table = (who: number[], status: string) => ({
  ...{ id: `t${who.join("")}`, who, status, decisions: 0, places: [], scores: [], points: [], reason: "", watch: true },
});

function evening(size: number, sizes: number[] = []): EveningInfo {
  const tables = sizes.map((count) =>
    table(
      Array.from({ length: count }, (_, n) => n),
      "live",
    ),
  );
  return {
    ...{ id: "e", version: 1, name: "", game: "g", title: "G", system: "swiss", rounds: 3, size, shared: true },
    ...{ delay: 0, doors: true, ended: false, host: false, member: null, table: null, standings: [] },
    members: [{ id: 0, name: "Ada", since: 1, gone: false }],
    played: sizes.length ? [{ n: 1, over: false, tables, byes: [] }] : [],
  };
}

describe("points of an evening", () => {
  beforeAll(() => speak("en"));

  it("are halves where two sit at every table", () => {
    expect([0, 0.5, 1, 2.5].map((one) => points(one, evening(2, [2, 2])))).toEqual(["0", "½", "1", "2½"]);
  });

  it("have two figures where a table has other parts", () => {
    expect(points(1, evening(4))).toBe("1.00");
    expect(points(0.667, evening(2, [2, 3]))).toBe("0.67");
  });

  it("are written as the reader writes numbers", async () => {
    await speak("fr");
    expect(figures(1.5, 2)).toBe("1,50");
    await speak("en");
  });
});

describe("an evening", () => {
  it("knows its people and the round that goes on", () => {
    const now = evening(2, [2, 2]);
    expect(nameOf(now, 0)).toBe("Ada");
    expect(nameOf(now, 9)).toBe("");
    expect(roundNow(now)?.n).toBe(1);
    expect(roundNow(evening(2))).toBeNull();
    now.played[0]!.tables[0]!.status = "over";
    expect(ended(now.played[0]!)).toBe(1);
    now.played[0]!.over = true;
    expect(roundNow(now)).toBeNull();
  });
});
