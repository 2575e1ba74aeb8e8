/** An evening that somebody looks at: asked for again every few seconds, and at once after they did something. */
import { language } from "../text/words.svelte";
import { transport } from "./choose";
import { LOOK_MS, type EveningInfo } from "./clubs";

export class Evening {
  info = $state.raw<EveningInfo | null>(null);
  /** Nothing of this address, or the server is away. */
  lost = $state(false);
  #timer = 0;

  constructor(
    readonly id: string,
    readonly query: URLSearchParams,
  ) {}

  async look(): Promise<void> {
    try {
      const found = await (await transport(this.query)).evening(this.id, language());
      if (JSON.stringify(found) !== JSON.stringify(this.info)) this.info = found;
      this.lost = false;
    } catch {
      this.lost = this.info === null;
    }
  }

  /** Look until told to stop. */
  follow(): () => void {
    void this.look();
    this.#timer = window.setInterval(() => document.hidden || void this.look(), LOOK_MS);
    return () => window.clearInterval(this.#timer);
  }
}
