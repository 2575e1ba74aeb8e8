/** The page of a table at awkward moments: an end under the finger, a late answer, a seat taken twice. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { boardOf } from "../src/games";
import { fixture, FixtureTransport, type TableFixture } from "../src/net/fixture";
import { seatsHere, shareDevice } from "../src/net/hotseat";
import type { Told } from "../src/net/protocol";
import { Seated } from "../src/net/seated.svelte";
import type { Heard } from "../src/net/transport";
import Actions from "../src/pages/table/Actions.svelte";
import Table from "../src/pages/Table.svelte";

const wires: {
  opened: string[];
  closed: number;
  open: Promise<unknown>;
  table: () => Promise<unknown>;
  hear: ((what: Heard) => void)[];
  act: ReturnType<typeof vi.fn>;
} = {
  opened: [],
  closed: 0,
  open: Promise.resolve(),
  table: () => Promise.resolve(null),
  hear: [],
  act: vi.fn(async () => ({ id: "next" })),
};

vi.mock("../src/net/choose", () => ({
  transport: async () => {
    await wires.open;
    return {
      open,
      table: () => wires.table(),
      act: wires.act,
      join: async () => undefined,
      lesson: () => Promise.reject(new Error()),
    };
  },
}));

function open(id: string): unknown {
  wires.opened.push(id);
  return {
    listen: (heard: (what: Heard) => void) => (wires.hear.push(heard), () => undefined),
    close: () => (wires.closed += 1),
    foresee: async () => null,
  };
}

beforeEach(() => {
  Object.assign(wires, {
    opened: [],
    closed: 0,
    open: Promise.resolve(),
    hear: [],
    act: vi.fn(async () => ({ id: "next" })),
  });
  history.replaceState(null, "", "/t/abc");
});

afterEach(() => vi.useRealTimers());

async function settled(): Promise<void> {
  for (let i = 0; i < 20; i++) await tick();
}

test("an end that comes under a finger about to confirm is not a wish to play again", async () => {
  const told = await fixture<TableFixture>("resolve", "en");
  const line = new FixtureTransport("resolve").open("demo", "en");
  let hear: (what: Heard) => void = () => undefined;
  vi.spyOn(line, "listen").mockImplementation((heard) => ((hear = heard), () => undefined));
  const seated = new Seated(line);
  hear({ kind: "update", update: told as unknown as Told });
  shareDevice(told.table.id, [0, 1]);
  const board = await boardOf("contre-temps");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  render(Actions, { seated, board });
  const over = { ...told, view: { ...told.view, mode: "over", asked: [] }, options: [] };
  hear({ kind: "update", update: over as unknown as Told });
  await tick();
  const again = screen.getByRole("button", { name: "Play again" });
  await fireEvent.click(again);
  await settled();
  expect(wires.act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  await tick();
  await fireEvent.click(again);
  await settled();
  expect(wires.act).toHaveBeenCalledOnce();
  expect(seatsHere("next")).toEqual([0, 1]); // people who share a device go on sharing it
});

type Verdict = { accepted: true } | { accepted: false; reasons: { rule: string; text: string }[]; stale: boolean };

/** Somebody who answers on a slow line: says what the table says, and when the verdict comes. */
async function slowly(): Promise<{
  seated: Seated;
  ask: (decision: number) => void;
  text: string;
  said: string[];
  tell: (verdict: Verdict) => Promise<void>;
}> {
  const told = await fixture<TableFixture>("resolve", "en");
  const line = new FixtureTransport("resolve").open("demo", "en");
  let hear: (what: Heard) => void = () => undefined;
  let answered: (verdict: Verdict) => void = () => undefined;
  const said: string[] = [];
  vi.spyOn(line, "listen").mockImplementation((heard) => ((hear = heard), () => undefined));
  vi.spyOn(line, "answer").mockImplementation(
    (_, text) => (said.push(text), new Promise((resolve) => (answered = resolve))),
  );
  const seated = new Seated(line);
  const ask = (decision: number): void =>
    hear({ kind: "update", update: { ...told, view: { ...told.view, decision } } as unknown as Told });
  const tell = async (verdict: Verdict): Promise<void> => (answered(verdict), await settled());
  return { seated, ask, text: told.options.find((option) => !option.then.length)!.text, said, tell };
}

test("a yes that comes after the next ask leaves what is chosen there in hand", async () => {
  const { seated, ask, text, tell } = await slowly();
  ask(1);
  void seated.say(text);
  ask(2);
  expect(seated.path).toEqual([]);
  seated.choose(text);
  await tell({ accepted: true });
  expect(seated.path).toEqual([text]);
});

test("a no to the last ask is not told of what is chosen for the next, where it would lie over the button", async () => {
  const { seated, ask, text, tell } = await slowly();
  ask(1);
  void seated.say(text);
  ask(2);
  seated.choose(text);
  await tell({ accepted: false, reasons: [{ rule: "", text: "The table moved on." }], stale: true });
  expect([seated.why, seated.stale, seated.path]).toEqual([null, true, [text]]);
});

test("an answer pressed twice is said once, and again when it was refused", async () => {
  const { seated, ask, text, said, tell } = await slowly();
  ask(1);
  void seated.say(text);
  void seated.say(text);
  expect(said).toEqual([text]);
  await tell({ accepted: false, reasons: [{ rule: "K-061", text: "Not now." }], stale: false });
  expect(seated.why?.reasons[0]?.rule).toBe("K-061");
  void seated.confirm();
  expect(said).toEqual([text, text]);
});

test("a page that was left before its line was there opens none", async () => {
  let come: () => void = () => undefined;
  wires.open = new Promise<void>((resolve) => (come = resolve));
  render(Table).unmount();
  come();
  await settled();
  expect(wires.opened.length).toBe(wires.closed);
});

test("what the table was like from outside is forgotten by who has sat down meanwhile", async () => {
  const waiting = { ...(await fixture<TableFixture>("resolve", "en")).table, fairness: { commitment: "c" } };
  const answers: ((found: unknown) => void)[] = [];
  wires.table = () => new Promise((resolve) => answers.push(resolve));
  render(Table);
  await settled();
  wires.hear[0]!({ kind: "fault", code: "bad-link", text: "no" });
  await settled();
  wires.hear[0]!({ kind: "fault", code: "bad-link", text: "no" });
  await settled();
  answers[0]!({ ...waiting, status: "open", seats: [{ ...waiting.seats[0], kind: "open" }] });
  await settled();
  await fireEvent.submit((await screen.findByRole("button", { name: "Sit down" })).closest("form")!);
  await settled();
  expect(wires.opened).toHaveLength(2);
  answers[1]!({ ...waiting, status: "open" });
  await settled();
  expect(document.querySelector(".room")).toBeNull();
});
