/** where people share a screen, a secret text opens only behind a veil, and closes with the next event. */
const KEY = "chronolude.ts.veil";

class Veils {
  /** Whether this screen is shared. */
  on = $state(false);
  #lifted = $state.raw<{ agent: number; decision: number } | null>(null);

  constructor() {
    try {
      this.on = localStorage.getItem(KEY) === "1";
    } catch {
      // no storage: a screen is one's own until somebody says otherwise
    }
  }

  share(on: boolean): void {
    this.on = on;
    this.#lifted = null;
    try {
      localStorage.setItem(KEY, on ? "1" : "0");
    } catch {
      // lasts as long as the page
    }
  }

  covers(agent: number, decision: number): boolean {
    return this.on && !(this.#lifted?.agent === agent && this.#lifted.decision === decision);
  }

  lift(agent: number, decision: number): void {
    this.#lifted = { agent, decision };
  }
}

export const veils = new Veils();
