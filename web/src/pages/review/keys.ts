/** The keys of the review: one move, one round, the ends. */
import type { Review } from "../../net/protocol";

export interface Reach {
  move: () => number;
  last: () => number;
  rounds: () => Review["rounds"];
  seek: (move: number) => void;
}

function turn(reach: Reach, by: 1 | -1): void {
  const firsts = reach.rounds().map((round) => round.first);
  const next = by > 0 ? firsts.find((first) => first > reach.move()) : firsts.findLast((first) => first < reach.move());
  if (next !== undefined) reach.seek(next);
}

export function keysOf(reach: Reach): (event: KeyboardEvent) => void {
  const acts: Record<string, () => void> = {
    ArrowLeft: () => reach.seek(reach.move() - 1),
    ArrowRight: () => reach.seek(reach.move() + 1),
    "[": () => turn(reach, -1),
    "]": () => turn(reach, 1),
    Home: () => reach.seek(1),
    End: () => reach.seek(reach.last()),
  };
  return (event) => {
    if ((event.target as HTMLElement).closest?.("input, textarea, select, dialog, [role=tablist]")) return;
    acts[event.key]?.();
  };
}
