import { render, screen } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { expect, test, vi } from "vitest";
import Clock from "../src/kit/Clock.svelte";
import Consequences from "../src/kit/Consequences.svelte";
import Hand from "../src/kit/Hand.svelte";
import { depth, track, xOf } from "../src/kit/linemap";
import Log from "../src/kit/Log.svelte";
import { emphasise, opening } from "../src/kit/prose";
import PromptBar from "../src/kit/PromptBar.svelte";
import { rove } from "../src/kit/roving";
import TimelineRail from "../src/kit/TimelineRail.svelte";
import Why from "../src/kit/Why.svelte";
import { AT_ONCE, PAGE, pageWith, windowOf } from "../src/kit/window";
import type { Certain, Logged, Timeline } from "../src/net/protocol";

const event = (n: number, text: string, decision = 0): Logged => ({ n, kind: "x", args: {}, text, decision, at: 0 });
const face = createRawSnippet<[string, string, boolean]>((card) => ({ render: () => `<i>${card()}</i>` }));

function hand(more: Record<string, unknown> = {}) {
  const calls = { onpick: vi.fn(), onrefused: vi.fn(), onconfirm: vi.fn() };
  render(Hand, {
    cards: ["A13", "A6", "C10"],
    legal: new Set(["A13", "A6"]),
    asked: true,
    selected: "A13",
    label: (c: string) => c,
    face,
    ...calls,
    ...more,
  } as never);
  const [first, second, third] = screen.getAllByRole("button");
  return { ...calls, first: first!, second: second!, third: third! };
}

test("arrows go round, Home and End go to the ends, other keys are not ours", () => {
  expect(rove("ArrowRight", 2, 3)).toBe(0);
  expect(rove("ArrowLeft", 0, 3)).toBe(2);
  expect(rove("End", 0, 3)).toBe(2);
  expect(rove("Home", 2, 3)).toBe(0);
  expect(rove("a", 0, 3)).toBeNull();
  expect(rove("End", 0, 0)).toBeNull();
});

test("a hand is one tab stop, and arrows move inside it", () => {
  const { first, second } = hand();
  expect(screen.getAllByRole("button").map((b) => b.tabIndex)).toEqual([0, -1, -1]);
  first.focus();
  first.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true }));
  expect(document.activeElement).toBe(second);
});

test("a refused card keeps its focus and tells why instead of being picked", () => {
  const { third, onpick, onrefused } = hand();
  expect(third.getAttribute("aria-disabled")).toBe("true");
  third.click();
  expect(onrefused).toHaveBeenCalledWith("C10");
  expect(onpick).not.toHaveBeenCalled();
});

test("a legal card is picked; Enter on the chosen one confirms", () => {
  const { first, second, onpick, onconfirm } = hand();
  second.click();
  expect(onpick).toHaveBeenCalledWith("A6");
  first.focus();
  first.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  expect(onconfirm).toHaveBeenCalledOnce();
});

test("when nothing is asked no card is refused", () => {
  const { third, onrefused } = hand({ asked: false, selected: null });
  third.click();
  expect(third.hasAttribute("aria-disabled")).toBe(false);
  expect(onrefused).not.toHaveBeenCalled();
});

test("why shows one sentence and every ticket, each leading to its rule", () => {
  render(Why, {
    label: "Compass 10",
    reasons: [
      { rule: "K-061", text: "You hold Astrolabe." },
      { rule: "K-063", text: "More." },
    ],
    game: "contre-temps",
  });
  expect(screen.getByText("Compass 10: not here")).toBeTruthy();
  expect(screen.getByText("You hold Astrolabe.")).toBeTruthy();
  expect(screen.queryByText("More.")).toBeNull();
  expect(screen.getAllByRole("link").map((a) => a.getAttribute("href"))).toEqual([
    "/rules/contre-temps?rule=K-061",
    "/rules/contre-temps?rule=K-063",
  ]);
});

test("what no rule refuses is told in one sentence, without a ticket", () => {
  render(Why, { label: "read on", reasons: [{ rule: "", text: "The table moved on." }], game: "time-stories" });
  expect(screen.getByText("The table moved on.")).toBeTruthy();
  expect(screen.queryByText(/not here/)).toBeNull();
  expect(screen.queryByRole("link")).toBeNull();
});

test("consequences show a change of hands with both discs", () => {
  const args = { event: 3, card: "A13", seat: 0, old: 1 };
  const text = "Event 3 becomes yours. A13 beats A12.";
  const certain: Certain[] = [{ kind: "event-changed", args, text, if_nobody_answers: true }];
  render(Consequences, {
    title: "If",
    foreseen: { option: "A13", certain, ranges: [{ name: "energy", index: 0, low: 1, high: 3 }], unanswered: true },
  });
  expect(screen.getByLabelText("Seat 2")).toBeTruthy();
  expect(screen.getByLabelText("Seat 1")).toBeTruthy();
  expect(screen.getByText("Event 3 becomes yours.")).toBeTruthy();
  expect(screen.getByText("Crystals (Seat 1): between 1 and 3")).toBeTruthy();
  expect(screen.getByText("If nobody answers.")).toBeTruthy();
});

test("consequences that are not known yet say so, and none says so too", () => {
  const { unmount } = render(Consequences, { title: "If", foreseen: null });
  expect(screen.getByText("Looking ahead…")).toBeTruthy();
  unmount();
  render(Consequences, {
    title: "If",
    foreseen: { option: "x", certain: [], ranges: [], unanswered: false },
  });
  expect(screen.getByText("Nothing is certain yet.")).toBeTruthy();
});

test("the log opens rounds, sets names in bold and offers one way back from a decision", async () => {
  const back = vi.fn();
  const events = [
    { ...event(1, "Lin leads.", 43), args: { seat: 3 }, round: 6 },
    { ...event(2, "Time passes.", 43), round: 6 },
  ];
  render(Log, { props: { events, names: ["Mara", "Lin"], onback: back } });
  expect(screen.getByText("Round 6")).toBeTruthy();
  expect(screen.getByText("Lin").tagName).toBe("B");
  const numbers = screen.getAllByRole("button");
  expect(numbers.map((one) => one.textContent)).toEqual(["43", "43"]);
  numbers[0]!.click();
  await tick();
  const ways = screen.getAllByRole("button", { name: "Go back to here" });
  expect(ways).toHaveLength(1);
  ways[0]!.click();
  expect(back).toHaveBeenCalledWith(43);
});

test("a long log draws a window, and turns page by page without losing the place", async () => {
  const events = Array.from({ length: 400 }, (_, i) => event(i, `Line ${i}.`));
  const { container } = render(Log, { props: { events, names: [] } });
  const lines = (): number => container.querySelectorAll(".line").length;
  expect(lines()).toBe(AT_ONCE);
  expect(screen.getByText("Line 399.")).toBeTruthy();
  await vi.waitFor(() => expect(lines()).toBe(PAGE));
  for (let i = 0; i < 12; i++) {
    const older = container.querySelector<HTMLElement>(".log > button:first-child");
    if (i === 0) expect(older?.textContent).toBe("Earlier moves");
    older?.click();
    await tick();
    expect(lines()).toBeLessThanOrEqual(2 * PAGE);
  }
  expect(screen.getByText("Line 0.")).toBeTruthy();
  expect(screen.queryByText("Line 399.")).toBeNull();
  screen.getByRole("button", { name: "Later moves" }).click();
  await tick();
  expect(screen.getByText("Line 119.")).toBeTruthy();
});

test("a window holds the decision one looks for, wherever it lies", () => {
  const events = Array.from({ length: 700 }, (_, i) => event(i, "x", Math.floor(i / 3)));
  for (const wanted of [0, 1, 57, 58, 120, 199, 232, 233]) {
    const seen = windowOf(events, pageWith(events, wanted));
    expect(
      seen.lines.some((line) => line.decision === wanted),
      String(wanted),
    ).toBe(true);
    expect(seen.lines.length).toBeLessThanOrEqual(2 * PAGE);
  }
});

test("in review the log opens at its move", async () => {
  const events = Array.from({ length: 700 }, (_, i) => event(i, `Line ${i}.`, i));
  render(Log, { props: { events, names: [], at: 40 } });
  await tick();
  expect(screen.getByText("Line 40.").closest(".line")!.className).toContain("at");
});

test("a clock shows minutes, warns in words, or says there is none", () => {
  const { container, rerender } = render(Clock, { seconds: 402 });
  expect(container.textContent?.trim()).toBe("6:42");
  void rerender({ seconds: 9 });
  expect(render(Clock, { seconds: 9 }).container.textContent).toContain("short of time");
  expect(render(Clock, { seconds: null }).container.textContent).toContain("no clock");
});

test("the plate is named by its ask", () => {
  render(PromptBar, { arm: "go", kicker: "Your turn", ask: "Play an Astrolabe." });
  expect(screen.getByRole("group", { name: "Play an Astrolabe." }).className).toContain("go");
});

test("only stops with a price can be picked, and one of them is the tab stop", () => {
  const onpick = vi.fn();
  const stops = [
    { key: "k", label: "", name: "Constant", state: "constant" as const },
    { key: "1", label: "1", name: "To 1", state: "past" as const, price: "-2" },
    { key: "2", label: "2", name: "To 2", state: "past" as const, price: "-1", chosen: true },
  ];
  render(TimelineRail, { stops, label: "line", onpick });
  const buttons = screen.getAllByRole("button");
  expect(buttons.map((b) => [b.getAttribute("aria-label"), b.tabIndex, b.getAttribute("aria-pressed")])).toEqual([
    ["To 1", 0, "false"],
    ["To 2", -1, "true"],
  ]);
  buttons[1]!.click();
  expect(onpick).toHaveBeenCalledWith(stops[2]);
});

test("prose finds the lead of a sentence and the opening of a log line", () => {
  expect(emphasise("One. Two.")).toEqual({ lead: "One.", rest: " Two." });
  expect(emphasise("Only one.")).toEqual({ lead: "Only one.", rest: "" });
  expect(opening("Idris plays.", ["Lin", "Idris"])).toEqual({ lead: "Idris", rest: " plays." });
  expect(opening("Travel revealed: all.", [])).toEqual({ lead: "Travel revealed:", rest: " all." });
  expect(opening("A long sentence with no title: none.", [])).toEqual({
    lead: "",
    rest: "A long sentence with no title: none.",
  });
});

test("rounds are equally wide on the line map, moves share them out", () => {
  const rounds = [
    { label: "1", first: 1 },
    { label: "2", first: 5 },
  ];
  const frame = { left: 100, right: 300, top: 0, row: 1 };
  expect(xOf(1, rounds, 8, frame)).toBe(100);
  expect(xOf(3, rounds, 8, frame)).toBe(150);
  expect(xOf(5, rounds, 8, frame)).toBe(200);
  expect(xOf(9, rounds, 8, frame)).toBe(300);
});

test("a branch leaves its parent through points; the first timeline runs straight", () => {
  expect(track(null, 10, 90, 5)).toBe("M10 5H90");
  expect(track([10, 5], 10, 90, 73)).toBe("M10 5C36 5 28 73 54 73H90");
});

test("a branch of a branch hangs three deep", () => {
  const line = (letter: string, from: string | null): Timeline =>
    ({ letter, from: from ? { letter: from, move: 1 } : null }) as Timeline;
  const all = [line("0", null), line("A", "0"), line("B", "A")];
  expect(all.map((one) => depth(one, all))).toEqual([1, 2, 3]);
});

test("a running clock counts down between two words of the server, a waiting one stands", async () => {
  vi.useFakeTimers();
  const running = render(Clock, { seconds: 60, running: true }).container;
  const waiting = render(Clock, { seconds: 60 }).container;
  await vi.advanceTimersByTimeAsync(5000);
  expect([running.textContent?.trim(), waiting.textContent?.trim()]).toEqual(["0:55", "1:00"]);
  vi.useRealTimers();
});
