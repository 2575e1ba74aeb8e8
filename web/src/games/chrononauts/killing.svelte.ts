/** Killing time is a way of holding the hand: cards are then thrown away instead of played. */
import type { Option } from "../../net/protocol";
import type { Seated } from "../../net/seated.svelte";

const mode = $state({ at: -1 });

function plays(seated: Seated): Option[] {
  return seated.update!.options.filter((o) => o.verb === "play");
}

function throws(seated: Seated): Option[] {
  return seated.update!.options.filter((o) => o.verb === "discard");
}

export function mayKill(seated: Seated): boolean {
  return seated.mine && throws(seated).length > 0;
}

/** Where nothing can be played there is nothing else to do. */
export function isKilling(seated: Seated): boolean {
  return mayKill(seated) && (mode.at === seated.update!.view.decision || plays(seated).length === 0);
}

export function toggleKilling(seated: Seated): void {
  mode.at = isKilling(seated) ? -1 : seated.update!.view.decision;
  seated.clear();
}

/** What a press on a card means now. Of two cards thrown away the first stays on offer, to be put back. */
export function handOptions(seated: Seated): Option[] {
  if (!isKilling(seated)) return plays(seated);
  const first = seated.option(seated.path[0] ?? "");
  return first?.verb === "discard" ? [first, ...first.then.filter((o) => o.verb === "discard")] : throws(seated);
}
