/** Years that somebody's home asks for, so that the cells can say so: the own ID, or the travellers who wait. */
import { t } from "../../text/words.svelte";
import { nameOf } from "./printed.svelte";
import type { HomeAid } from "./aid.gen";
import type { Shape } from "./shape";

export interface Mark {
  label: string;
  met: boolean;
  note: string;
}

function wanting(homes: HomeAid[], year: string): { home: HomeAid; shows: boolean }[] {
  return homes.flatMap((home) =>
    home.wishes.filter((wish) => wish.year === year).map((wish) => ({ home, shows: wish.shows })),
  );
}

export function marksOf(shape: Shape, only: string | null): Map<string, Mark> {
  const waiting = shape.id ? [shape.id] : shape.travellers;
  const homes = only ? waiting.filter((one) => one.card === only) : waiting;
  const years = new Set(homes.flatMap((home) => home.wishes.map((wish) => wish.year)));
  return new Map([...years].map((year) => [year, markOf(wanting(homes, year), shape.id !== null)]));
}

function markOf(found: { home: HomeAid; shows: boolean }[], own: boolean): Mark {
  const names = found.map((one) => nameOf(one.home.card)).join(", ");
  const met = found.every((one) => one.shows);
  return {
    label: own ? t("cn-id-chip") : String(found.length),
    met,
    note: own ? t("cn-on-your-id") : t("cn-wanted-by", { names }),
  };
}
