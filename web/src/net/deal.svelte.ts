/** The deal of the day as one browser meets it: asked for once, and played at its own table. */
import { tell } from "../kit/live.svelte";
import { go } from "../router.svelte";
import { settings } from "../settings.svelte";
import { transport } from "./choose";
import type { Daily } from "./protocol";

export class Deal {
  daily = $state.raw<Daily | null>(null);
  /** This game has none, or the server is away. */
  lost = $state(false);
  /** On the way to its table: a second press would have it dealt a second time. */
  #goes = false;

  constructor(
    readonly game: string,
    readonly query: URLSearchParams,
  ) {}

  async look(): Promise<void> {
    try {
      this.daily = await (await transport(this.query)).daily(this.game);
    } catch {
      this.lost = true;
    }
  }

  /** To its table: a new one, or the one this browser has. */
  async play(): Promise<void> {
    if (this.#goes) return;
    this.#goes = true;
    try {
      go(`/t/${await (await transport(this.query)).playDaily(this.game, settings.name)}`);
    } catch (error) {
      tell((error as Error).message);
    } finally {
      this.#goes = false;
    }
  }
}
