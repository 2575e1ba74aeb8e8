/** The board's own sentences about years and cards. */
import { says, t } from "../../text/words.svelte";
import { headline, printed } from "./printed.svelte";
import type { YearAid } from "./aid.gen";

export function stateWord(state: YearAid["state"]): string {
  return t(`cn-state-${state}`);
}

/** "1963’" on its other side, "1963" as the books have it. */
export function yearMark(year: string, prime: boolean): string {
  return prime ? `${year}’` : year;
}

/** What lies there now: the headline of the side that shows, the patch, or the word for a hole in history. */
export function titleOf(one: YearAid): string {
  if (one.state === "open") return t("cn-paradox");
  if (one.patch) return printed(one.patch).title ?? "";
  const { title, other } = headline(one.year);
  return one.state === "prime" ? (other ?? title) : title;
}

/** "1865’ and 1963’": which linchpins make it a paradox. */
export function conditionOf(one: YearAid): string {
  const word = ` ${t(one.any ? "cn-or" : "cn-and")} `;
  return (one.linchpins ?? []).map((year) => yearMark(year, true)).join(word);
}

/** All of a year in one breath, for people who hear it. */
export function spoken(one: YearAid, more: string[]): string {
  const kind = t(one.kind === "linchpin" ? "cn-linchpin" : "cn-ripplepoint");
  const condition = one.kind === "ripplepoint" ? [t("cn-hangs-on", { years: conditionOf(one) })] : [];
  return [
    `${yearMark(one.year, one.state === "prime")} ${titleOf(one)}`,
    kind,
    stateWord(one.state),
    ...condition,
    ...more,
  ].join(", ");
}

/** One line under a card's name. */
export function noteOf(card: string): string {
  const one = printed(card);
  if (one.sort === "patch") return t("cn-patch-for", { year: one.year ?? "" });
  if (one.sort === "inverter") {
    if (one.way === "either") return t("cn-any-linchpin");
    return one.way === "prime_to_true" ? t("cn-back-to-true") : (one.targets ?? []).join(", ");
  }
  if (one.sort === "artifact") return one.later ? t("cn-after-1962") : "";
  return says(`cn-note-${one.art.replaceAll("_", "-")}`) ?? "";
}
