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
  const said = {
    card: nameOf(String(event.args["card"])),
    year: yearLabel(Number(event.args["year"])),
    right: String(isRight),
  };
  if (before && after)
    return t("tl-reason-between", { ...said, before: nameOf(before.card), after: nameOf(after.card) });
  if (before) return t("tl-reason-after", { ...said, before: nameOf(before.card) });
  return after ? t("tl-reason-before", { ...said, after: nameOf(after.card) }) : null;
};
