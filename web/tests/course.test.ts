import { beforeEach, expect, test } from "vitest";
import { Course, due, follow } from "../src/net/course.svelte";
import type { Lesson, Option, Update } from "../src/net/protocol";
import { Seated } from "../src/net/seated.svelte";
import type { TableConnection } from "../src/net/transport";

const option = (text: string, verb: string, then: Option[] = []): Option => ({
  text,
  label: `do ${text}`,
  verb,
  noun: text,
  then,
});
const lesson: Lesson = {
  game: "g",
  opening: "Welcome.",
  closing: "Go on.",
  steps: [
    { verb: "play", text: "Play one.", suggest: "A13" },
    { verb: "back", text: "Stay.", suggest: "" },
    { verb: "play", text: "And a place.", suggest: "B2 > gap 1" },
  ],
};
const line = {
  listen: () => () => undefined,
  foresee: async () => ({ option: "", certain: [], ranges: [], unanswered: false }),
} as unknown as TableConnection;

function asked(decision: number, options: Option[]): Seated {
  const seated = new Seated(line);
  seated.asked = decision;
  seated.update = {
    view: { seat: 0, asked: options.length ? [0] : [1], mode: "one", decision },
    options,
    sealed: null,
  } as unknown as Update;
  return seated;
}

beforeEach(() => sessionStorage.clear());

test("a step is due when its verb is offered, in order among its like", () => {
  expect(due(lesson, new Set(), [option("A13", "play")])).toBe(0);
  expect(due(lesson, new Set([0]), [option("A13", "play")])).toBe(2);
  expect(due(lesson, new Set(), [option("0", "back")])).toBe(1);
  expect(due(lesson, new Set(), [option("x", "other")])).toBeNull();
});

test("a suggestion counts only if every part of it is on offer", () => {
  const offered = [option("B2", "play", [option("gap 1", "gap")])];
  expect(follow(offered, ["B2", "gap 1"])?.map((one) => one.text)).toEqual(["B2", "gap 1"]);
  expect(follow(offered, ["B2", "gap 9"])).toBeNull();
  expect(follow(offered, [])).toBeNull();
});

test("the lesson speaks once per ask, says goodbye once, and survives a reload", () => {
  const course = new Course(lesson, "t1");
  course.hear(asked(0, [option("A13", "play")]));
  expect(course.now).toMatchObject({ n: 1, text: "Play one.", suggestion: { path: ["A13"], label: "do A13" } });
  expect(course.opening).toBe("Welcome.");
  course.hear(asked(1, []));
  expect(course.now).toBeNull();
  course.hear(asked(3, [option("0", "back")]));
  expect(course.now).toMatchObject({ n: 2, suggestion: null });
  const again = new Course(lesson, "t1");
  again.hear(asked(6, [option("B2", "play")]));
  expect(again.now).toMatchObject({ n: 3, suggestion: null });
  again.hear(asked(9, [option("B2", "play")]));
  expect(again.now).toMatchObject({ n: 0, text: "Go on." });
  again.hear(asked(12, [option("B2", "play")]));
  expect(again.now).toBeNull();
});
