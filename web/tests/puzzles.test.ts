import { beforeEach, describe, expect, it } from "vitest";
import { kept, solve, streakOn } from "../src/net/puzzles";

describe("the streak of the puzzle of the day", () => {
  beforeEach(() => localStorage.clear());

  it("begins with the first day and grows from day to day", () => {
    solve("a", "2026-11-16");
    solve("b", "2026-11-17");
    expect(streakOn(kept(), "2026-11-17")).toBe(2);
    expect(streakOn(kept(), "2026-11-18")).toBe(2);
  });

  it("ends when a day is left out, and counts a day once", () => {
    solve("a", "2026-11-16");
    solve("a", "2026-11-16");
    expect(streakOn(kept(), "2026-11-16")).toBe(1);
    expect(streakOn(kept(), "2026-11-18")).toBe(0);
    expect(solve("b", "2026-11-18").streak).toBe(1);
  });

  it("goes over the end of a month, and other puzzles leave it alone", () => {
    solve("a", "2026-11-30");
    solve("x", null);
    expect(solve("b", "2026-12-01").streak).toBe(2);
    expect(kept().solved).toEqual(["a", "x", "b"]);
  });
});
