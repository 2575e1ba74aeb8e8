/** Why somebody did what they did, in their own words: out of what everybody was told, and no more. */
import type { Reason } from "../../net/bot-why";
import { t } from "../../text/words.svelte";
import { yearLabel } from "./scale";
import { lineOf, nameOf } from "./shape";

export const reason: Reason = (event, told, view) => {
  const isRight = event.kind === "placed";
  if (!isRight && event.kind !== "missed") return null;
  // The line as it lay then: what was placed since is taken out again.
  const since = new Set(
    told.filter((one) => one.kind === "placed" && one.n >= event.n).map((one) => String(one.args["card"])),
  );
  const line = lineOf(view).filter((one) => !since.has(one.card));
  const gap = Number(event.args["gap"]);
  const [before, after] = [line[gap - 2], line[gap - 1]];
  const card = nameOf(String(event.args["card"]));
  const outcome = t(isRight ? "tl-reason-right" : "tl-reason-wrong", { date: yearLabel(Number(event.args["year"])) });
  if (!before && !after) return null;
  if (before && after)
    return `${t("tl-reason-between", { card, before: nameOf(before.card), after: nameOf(after.card) })} ${outcome}`;
  const taken = before
    ? t("tl-reason-after", { card, before: nameOf(before.card) })
    : t("tl-reason-before", { card, after: nameOf(after!.card) });
  return `${taken} ${outcome}`;
};
