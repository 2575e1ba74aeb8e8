/** What is printed on the cards, as the server's edition has it: names in the reader's language, and no rule. */
import { transport } from "../../net/choose";
import type { View } from "../../net/protocol";
import { route } from "../../router.svelte";
import { language } from "../../text/words.svelte";

export type Sort = "inverter" | "patch" | "artifact" | "timewarp" | "action" | "id" | "mission";

interface Printed {
  name: string;
  sort: Sort;
  kind: string;
  effect: string;
  art: string;
  title?: string;
  year?: string;
  edge?: string;
  targets?: string[];
  way?: "either" | "true_to_prime" | "prime_to_true";
  later?: boolean;
  wishes?: string[];
}

interface Headline {
  year: string;
  title: string;
  /** Of a linchpin: what its other side says. */
  other?: string;
  icon?: string;
}

let cards = $state.raw<Record<string, Printed>>({});
let years = $state.raw<Record<string, Headline>>({});
let learnt = "";

/** Fetch the words of an edition, once for a game and a language. */
export async function learn(view: View): Promise<void> {
  const wanted = [view.game, view.options["edition"], language()].join("#");
  if (wanted === learnt) return;
  const wire = await transport(route().query);
  const found = await wire.catalogue(view.game, String(view.options["edition"] ?? ""), language());
  cards = found.cards as unknown as Record<string, Printed>;
  years = found.years as unknown as Record<string, Headline>;
  learnt = wanted;
}

export function printed(card: string): Printed {
  return cards[card] ?? { name: card, sort: "action", kind: card, effect: "", art: "" };
}

export function headline(year: string): Headline {
  return years[year] ?? { year, title: "" };
}

export function nameOf(card: string): string {
  return printed(card).name;
}

/** The patches of this edition that mend a year. */
export function patchesFor(year: string): Printed[] {
  return Object.values(cards).filter((one) => one.sort === "patch" && one.year === year);
}
