import { cleanup } from "@testing-library/svelte";
import { afterEach, beforeAll } from "vitest";
import { speakOfBoards } from "../src/text/words.svelte";

class Still {
  observe(): void {}
  disconnect(): void {}
  unobserve(): void {}
}
globalThis.ResizeObserver ??= Still as unknown as typeof ResizeObserver;
/** No server answers here; a test that wants one says what it answers. */
globalThis.fetch = () => Promise.reject(new TypeError("no server"));

beforeAll(speakOfBoards);
afterEach(cleanup);
