/** What the log makes of events: silent ones stay out, and each knows its round. */
import { t } from "../text/words.svelte";
import type { Event, Logged, Update } from "./protocol";

/** The numbers of events that were taken back: whoever goes back to a decision undoes what was played after it. */
export function undoneIn(events: readonly Event[]): Set<number> {
  const undone = new Set<number>();
  for (const [i, { kind, args }] of events.entries()) {
    if (kind !== "table-undone") continue;
    for (const { n, decision, kind: what } of events.slice(0, i))
      if (decision > Number(args["to"]) && !what.startsWith("table-")) undone.add(n);
  }
  return undone;
}

/** What was told, without what was taken back. */
export function standing(events: readonly Event[]): Event[] {
  const undone = undoneIn(events);
  return undone.size ? events.filter((event) => !undone.has(event.n)) : [...events];
}

export function byRounds(events: Event[]): Logged[] {
  let round: number | undefined;
  const undone = undoneIn(events);
  return events.flatMap((event) => {
    if (event.kind === "round-began") round = Number(event.args["round"] ?? event.args["n"]);
    else if (event.kind === "turn-began") round = Number(event.args["turn"] ?? event.args["n"]);
    else if (event.kind === "table-dealt") round = 1;
    if (event.text === "") return [];
    const more = { ...(round === undefined ? {} : { round }), ...(undone.has(event.n) ? { undone: true } : {}) };
    return [Object.keys(more).length ? { ...event, ...more } : event];
  });
}

/** Where the game is: some go by rounds, some by turns, and the log and the plate say it alike. */
export function whenOf({ prompt, view }: Update): string {
  // Where turns are counted, "turn" may be whose it is.
  const turn = view.numbers["turns"] ?? (view.numbers["round"] === undefined ? view.numbers["turn"] : undefined);
  return prompt.kicker && turn !== undefined ? t("turn", { n: Number(turn) }) : prompt.kicker;
}
