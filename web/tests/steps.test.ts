import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { LiveConnection } from "../src/net/connection";
import type { Stepped, Update } from "../src/net/protocol.gen";
import { after, applied } from "../src/net/steps";
import type { Heard } from "../src/net/transport";

/** What a server sent to one seat, and where it led: `python -m tests.server.live.test_steps` writes it. */
type Told = { type: "update"; update: Update } | Stepped;
const golden = JSON.parse(readFileSync("../tests/golden/steps.json", "utf-8")) as { told: Told[]; ends: Update };

afterEach(() => vi.unstubAllGlobals());

test("steps lead where the server says", () => {
  let now: Update | null = null;
  let steps = 0;
  for (const told of golden.told) {
    if (told.type === "update") now = told.update;
    else {
      now = after(now!, told);
      steps += 1;
    }
  }
  expect(steps).toBeGreaterThan(10);
  expect(now).toEqual(golden.ends);
});

test("what did not change stays the very object it was, and the update before is left alone", () => {
  const first = golden.told[0]!;
  if (first.type !== "update") throw new Error("it begins with an update");
  const before = JSON.stringify(first.update);
  const next = applied(first.update, { n: 99, view: { numbers: { round: 7 } } });
  expect(next.n).toBe(99);
  expect(next.view!.numbers["round"]).toBe(7);
  expect(next.view!.zones).toBe(first.update.view!.zones);
  expect(next.table).toBe(first.update.table);
  expect(JSON.stringify(first.update)).toBe(before);
});

test("a line follows by steps: events, the table as it stands, then the yes; without an update it comes again", async () => {
  const sockets: { tell(what: unknown): void; open(): void; closed: boolean }[] = [];
  class Wire {
    static OPEN = 1;
    readyState = 1;
    onopen: () => void = () => undefined;
    onclose: () => void = () => undefined;
    onmessage: (m: { data: string }) => void = () => undefined;
    closed = false;
    constructor() {
      sockets.push({
        tell: (what) => this.onmessage({ data: JSON.stringify(what) }),
        open: () => this.onopen(),
        get closed() {
          return wire.closed;
        },
      });
      const wire = this; // eslint-disable-line @typescript-eslint/no-this-alias
    }
    send(): void {
      return;
    }
    close(): void {
      this.closed = true;
    }
  }
  vi.stubGlobal("WebSocket", Wire);
  const line = new LiveConnection("x", "en");
  const heard: Heard[] = [];
  line.listen((what) => heard.push(what));
  const socket = sockets[0]!;
  socket.open();
  socket.tell(golden.told.find((told) => told.type === "step"));
  expect(socket.closed).toBe(true);
  expect(heard.map((one) => one.kind)).toEqual(["connection"]);
  const verdict = line.answer(0, "A1");
  for (const told of golden.told)
    socket.tell(told.type === "step" && told === golden.told.at(-1) ? { ...told, ref: 1 } : told);
  expect(await verdict).toEqual({ accepted: true });
  const last = heard.filter((one) => one.kind === "update").at(-1);
  expect(last).toEqual({ kind: "update", update: golden.ends });
  line.close();
});
