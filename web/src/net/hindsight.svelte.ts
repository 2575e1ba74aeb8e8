/** What a seat's answers gave away: asked for, and asked for again while it is being worked out. */
import { route } from "../router.svelte";
import { language } from "../text/words.svelte";
import { transport } from "./choose";
import type { Hindsight } from "./protocol";

type Judged = Hindsight["decisions"][number];

const PAUSE = 700;
const MOST = 3;

/** The few answers that clearly gave most away, the dearest first. */
export function worstOf(found: Hindsight | null, most = MOST): Judged[] {
  return (found?.decisions ?? [])
    .filter((one) => one.turning)
    .toSorted((a, b) => b.regret - a.regret)
    .slice(0, most);
}

export const turnsOf = (found: Hindsight | null): number[] =>
  worstOf(found, Infinity)
    .map((one) => one.move)
    .toSorted((a, b) => a - b);

export class Looking {
  found = $state.raw<Hindsight | null>(null);
  /** Not to be had: the game goes on, or nobody can search it. */
  refused = $state(false);

  /** Looks until all is judged, or until what it gives back is called. */
  at(table: string, seat: number): () => void {
    let going = true;
    [this.found, this.refused] = [null, false];
    void (async () => {
      const wire = await transport(route().query);
      while (going) {
        const told = await wire.hindsight(table, seat, language());
        if (!going) return;
        [this.found, this.refused] = [told, told === null];
        if (!told || told.looked >= told.wanted) return;
        await new Promise((done) => setTimeout(done, PAUSE));
      }
    })();
    return () => (going = false);
  }
}
