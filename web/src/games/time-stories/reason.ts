/** Why somebody did what they did, in their own words: out of what everybody was told, and no more. */
import type { Reason } from "../../net/bot-why";
import type { Event, View } from "../../net/protocol";
import { t } from "../../text/words.svelte";
import { readBefore, sumOf, word } from "./shape";

const upTo = (event: Event, told: readonly Event[]): Event[] => told.filter((one) => one.n <= event.n);
const letterOf = (event: Event): string => String(event.args["card"]).split("/").at(-1) ?? "";

function read(event: Event, told: readonly Event[]): string {
  const known = readBefore(told.filter((one) => one.n < event.n)).has(String(event.args["card"]));
  const cost = Number(event.args["cost"] ?? 0);
  return t(known ? "ts-reason-again" : "ts-reason-new", { letter: letterOf(event), cost });
}

/** How a trial stood with what they gave. */
function gave(event: Event, told: readonly Event[]): string | null {
  const sum = sumOf(upTo(event, told));
  if (!sum) return null;
  const stands = sum.value + sum.parts.reduce((all, part) => all + part.n, 0);
  const given = { n: Number(event.args["n"]), stands, threshold: sum.threshold };
  const said = t(event.kind === "boosted" ? "ts-reason-boosts" : "ts-reason-supports", given);
  return `${said} ${t(stands >= sum.threshold ? "ts-reason-enough" : "ts-reason-short")}`;
}

/** What was objected to last is known as long as nothing else is decided; bots object to giving up alone. */
function objects(event: Event, told: readonly Event[], view: View): string | null {
  const isLast = told.findLast((one) => one.kind === "objected")?.n === event.n;
  return isLast && word(view, "topic") === "abandon" ? t("ts-reason-objects") : null;
}

export const reason: Reason = (event, told, view) => {
  const { kind, args } = event;
  if (kind === "took" || kind === "explored") return read(event, told);
  if (kind === "engaged")
    return t("ts-reason-tries", { value: Number(args["value"]), threshold: Number(args["threshold"]) });
  if (kind === "objected") return objects(event, told, view);
  if (kind === "boosted" || kind === "supported") return gave(event, told);
  return kind === "returned" ? t("ts-reason-returns", { letter: letterOf(event) }) : null;
};
