/** What is printed on the cards, as the server's edition has it: names in the reader's language, and no rule. */
import type { PrintedCard, PrintedEdition, PrintedYear } from "./aid.gen";
import { transport } from "../../net/choose";
import type { View } from "../../net/protocol";
import { route } from "../../router.svelte";
import { language } from "../../text/words.svelte";

export type Sort = PrintedCard["sort"];

let cards = $state.raw<PrintedEdition["cards"]>({});
let years = $state.raw<PrintedEdition["years"]>({});
let learnt = "";

/** Fetch the words of an edition, once for a game and a language. */
export async function learn(view: View): Promise<void> {
  const wanted = [view.game, view.options["edition"], language()].join("#");
  if (wanted === learnt) return;
  const wire = await transport(route().query);
  const found = await wire.catalogue(view.game, view.options["edition"] ?? "", language());
  ({ cards, years } = found as PrintedEdition);
  learnt = wanted;
}

const BLANK = { title: null, year: null, edge: null, targets: [], way: null, later: false, wishes: [] };

export function printed(card: string): PrintedCard {
  return cards[card] ?? { ...BLANK, name: card, sort: "action", kind: card, effect: "", art: "" };
}

export function headline(year: string): PrintedYear {
  return years[year] ?? { year, title: "", other: null, icon: null };
}

export function nameOf(card: string): string {
  return printed(card).name;
}

/** The patches of this edition that mend a year. */
export function patchesFor(year: string): PrintedCard[] {
  return Object.values(cards).filter((one) => one.sort === "patch" && one.year === year);
}
