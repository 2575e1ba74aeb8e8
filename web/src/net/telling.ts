/** What the log makes of events: silent ones stay out, and each knows its round. */
import type { Event } from "./protocol";

export function byRounds(events: Event[]): Event[] {
  let round: number | undefined;
  return events.flatMap((event) => {
    if (event.kind === "round-began") round = Number(event.args["round"] ?? event.args["n"]);
    else if (event.kind === "turn-began") round = Number(event.args["turn"] ?? event.args["n"]);
    else if (event.kind === "table-dealt") round = 1;
    if (event.text === "") return [];
    return [round === undefined || event.round !== undefined ? event : { ...event, round }];
  });
}
