/** What the log makes of events: silent ones stay out, and each knows its round. */
import { t } from "../text/words.svelte";
import type { Event, Logged, Update } from "./protocol";

export function byRounds(events: Event[]): Logged[] {
  let round: number | undefined;
  return events.flatMap((event) => {
    if (event.kind === "round-began") round = Number(event.args["round"] ?? event.args["n"]);
    else if (event.kind === "turn-began") round = Number(event.args["turn"] ?? event.args["n"]);
    else if (event.kind === "table-dealt") round = 1;
    if (event.text === "") return [];
    return [round === undefined ? event : { ...event, round }];
  });
}

/** Where the game is: some go by rounds, some by turns, and the log and the plate say it alike. */
export function whenOf({ prompt, view }: Update): string {
  // Where turns are counted, "turn" may be whose it is.
  const turn = view.numbers["turns"] ?? (view.numbers["round"] === undefined ? view.numbers["turn"] : undefined);
  return prompt.kicker && turn !== undefined ? t("turn", { n: Number(turn) }) : prompt.kicker;
}
