import { cleanup } from "@testing-library/svelte";
import { afterEach, beforeAll } from "vitest";
import { speak } from "../src/text/words.svelte";

class Still {
  observe(): void {}
  disconnect(): void {}
  unobserve(): void {}
}
globalThis.ResizeObserver ??= Still as unknown as typeof ResizeObserver;

beforeAll(() => speak("en"));
afterEach(cleanup);
