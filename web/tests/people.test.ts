import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Chat from "../src/kit/Chat.svelte";
import { CUES, TONES, cueOf } from "../src/kit/cues";
import SayRow from "../src/kit/SayRow.svelte";
import { cue } from "../src/kit/sound";
import { nextHolder, owing, seatsHere, shareDevice } from "../src/net/hotseat";
import type { Saying, SeatInfo, TableInfo, View } from "../src/net/protocol";
import { withPeople } from "../src/pages/lobby/wish";
import { prefer } from "../src/settings.svelte";

const table = (more: Partial<TableInfo> = {}): TableInfo => ({ status: "live", asking: null, ...more }) as TableInfo;
const view = (asked: number[], answered: number[] = [], mode = "one"): View => ({ asked, answered, mode }) as View;

beforeEach(() => localStorage.clear());

test("a device remembers which seats of a table it plays", () => {
  expect(seatsHere("t1")).toEqual([]);
  shareDevice("t1", [0, 1]);
  shareDevice("t2", [0, 1, 2]);
  expect(seatsHere("t1")).toEqual([0, 1]);
});

test("the device goes to whoever is asked, and stays with a holder who is", () => {
  const here = [0, 1, 2];
  expect(nextHolder(here, null, view([1]), table())).toBe(1);
  expect(nextHolder(here, 1, view([1]), table())).toBeNull();
  expect(nextHolder(here, 1, view([3]), table())).toBeNull();
  expect(nextHolder(here, 0, view([0, 1, 2], [0], "all"), table())).toBe(1);
  expect(nextHolder(here, 2, view([0, 1, 2], [1, 2], "all"), table())).toBe(0);
  expect(nextHolder(here, 0, view([], [], "over"), table())).toBeNull();
});

test("whoever is asked to go back is asked first", () => {
  const asking = { seat: 0, to: 3, waiting: [2] };
  expect(owing([0, 1, 2], view([1]), table({ asking }))).toEqual([2]);
  expect(nextHolder([0, 1, 2], 0, view([0]), table({ asking }))).toBe(2);
});

test("several people here have a seat each; one leaves the rest open", () => {
  const base = { game: "g", seats: 4, name: "Ada" };
  expect(withPeople(base, ["Ada"], 1, 2, "random")).toMatchObject({ bots: ["random", "random"] });
  const shared = withPeople(base, ["Ada", "Ben"], 2, 1, "random") as unknown as {
    players: { kind: string; name?: string }[];
  };
  expect(shared.players.map((one) => one.kind)).toEqual(["human", "human", "open", "bot"]);
  expect(shared.players[1]!.name).toBe("Ben");
});

test("every cue has tones, and none lasts longer than 0.9 s", () => {
  for (const name of CUES) {
    const end = Math.max(...TONES[name].map((tone) => (tone.at ?? 0) + tone.lasts));
    expect(end, name).toBeGreaterThan(0);
    expect(end, name).toBeLessThanOrEqual(0.9);
  }
});

test("events are heard by their kind; what is silent stays silent", () => {
  expect(cueOf({ kind: "played" })).toBe("laid");
  expect(cueOf({ kind: "table-over" })).toBe("over");
  expect(cueOf({ kind: "travelled" })).toBe("back");
  expect(cueOf({ kind: "round-began" })).toBeNull();
});

const started = vi.fn();
class Node {
  type = "";
  buffer: unknown = null;
  frequency = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  gain = this.frequency;
  connect = (to: unknown): unknown => to;
  start = started;
  stop = vi.fn();
}
class Audio {
  state = "running";
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  createOscillator = (): Node => new Node();
  createBufferSource = (): Node => new Node();
  createBiquadFilter = (): Node => new Node();
  createGain = (): Node => new Node();
  createBuffer = (): unknown => ({ getChannelData: () => new Float32Array(100) });
}

afterEach(() => {
  prefer({ sound: false, silent: [] });
  vi.unstubAllGlobals();
});

test("sound is off at first, on when wished for, and each cue has its own switch", () => {
  vi.stubGlobal("AudioContext", Audio);
  cue("turn");
  expect(started).not.toHaveBeenCalled();
  prefer({ sound: true });
  cue("turn");
  cue("laid");
  expect(started).toHaveBeenCalledTimes(TONES.turn.length + TONES.laid.length);
  prefer({ silent: ["turn"] });
  cue("turn");
  expect(started).toHaveBeenCalledTimes(TONES.turn.length + TONES.laid.length);
});

test("a phrase is one press away, and is said by its name", async () => {
  const onphrase = vi.fn();
  render(SayRow, { onsay: vi.fn(), onphrase });
  screen.getByRole("button", { name: "Ready-made phrases" }).click();
  await tick();
  screen.getByRole("button", { name: "Well played." }).click();
  expect(onphrase).toHaveBeenCalledWith("well-played");
});

test("whoever is muted is not heard any more", async () => {
  const onmute = vi.fn();
  const said: Saying[] = [
    { n: 1, seat: 1, name: "Ben", text: "Boo", at: 0, channel: "players", phrase: "" },
    { n: 2, seat: 2, name: "Cleo", text: "Hello", at: 0, channel: "players", phrase: "" },
  ];
  const people = [
    { seat: 1, name: "Ben", muted: false },
    { seat: 2, name: "Cleo", muted: false },
  ] as SeatInfo[];
  const { rerender } = render(Chat, { said, people, onmute });
  screen.getByRole("button", { name: "Mute Ben" }).click();
  expect(onmute).toHaveBeenCalledWith(1, true);
  await rerender({ said, people: [{ ...people[0]!, muted: true }, people[1]!], onmute });
  expect(screen.queryByText("Boo")).toBeNull();
  expect(screen.getByText("Hello")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Hear Ben again" })).toBeTruthy();
});
