/** The moments that made an ending, out of what was told: those a game's own board names, else what the winners did. */
import type { Event, View } from "./protocol";
import { standing } from "./telling";

const MOST = 5;

/** Out of everything told, what decided; a board brings its own. */
export type Decisive = (view: View, told: readonly Event[]) => Event[];

/** Whose doing it was; a card that somebody laid says it by the hand it came from. */
export const seatOf = (event: Pick<Event, "args">): number | null => {
  const from = event.args["from"];
  const hand = typeof from === "string" ? /^hand (\d+)$/.exec(from) : null;
  const who = event.args["seat"] ?? event.args["agent"] ?? (hand ? Number(hand[1]) : null);
  return typeof who === "number" ? who : null;
};

/** The last telling of each of these, in the order in which they came about. */
export function lastOfEach(told: readonly Event[], keys: readonly string[], key: (event: Event) => string): Event[] {
  const last = new Map(told.map((event) => [key(event), event]));
  return keys.flatMap((one) => last.get(one) ?? []).toSorted((a, b) => a.n - b.n);
}

/** One line for each of the winners' answers, of everybody's where nobody won: their first, which tells what they did. */
function answersOf(view: View, told: readonly Event[]): Event[] {
  const winners = view.result?.winners ?? [];
  const theirs = told.filter((event) => {
    const seat = seatOf(event);
    return seat !== null && (!winners.length || winners.includes(seat));
  });
  return theirs.filter((event, i) => event.decision !== theirs[i - 1]?.decision);
}

export function decisive(view: View, told: readonly Event[], own?: Decisive): Event[] {
  told = standing(told);
  const named = (own?.(view, told) ?? []).filter((event) => event.text);
  return (named.length ? named : answersOf(view, told).filter((event) => event.text)).slice(-MOST);
}
