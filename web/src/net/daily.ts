/** How people fared with a day's deal. */
import type { Daily } from "./protocol";

type Fared = Daily["results"][number];

/** How many came to each place, the first before the others. */
export function placesOf({ results, mine }: Daily): number[] {
  const last = Math.max(mine?.rank ?? 1, ...results.map((one) => one.rank));
  return Array.from({ length: last }, (_, i) => results.filter((one) => one.rank === i + 1).length);
}

/** Whether one fared better than another: by place, then by score. */
const isBetter = (one: Fared, other: Fared): boolean =>
  one.rank < other.rank || (one.rank === other.rank && one.score > other.score);

/** How many of the others one is ahead of. */
export function aheadOf(results: Fared[], mine: Fared): number {
  return results.filter((one) => isBetter(mine, one)).length;
}
