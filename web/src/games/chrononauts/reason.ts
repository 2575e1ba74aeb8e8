/** Why somebody did what they did, in their own words: out of what everybody was told, and no more. */
import type { Reason } from "../../net/bot-why";
import type { Event } from "../../net/protocol";
import { language, t } from "../../text/words.svelte";
import { nameOf } from "./printed.svelte";

const BEGINS = ["played", "aimed-year", "aimed-card", "aimed-seat", "turn-began", "patched"];

/** What came of it before anybody began something else. */
function cameOf(event: Event, told: readonly Event[]): Event[] {
  const after = told.filter((one) => one.n > event.n);
  const end = after.findIndex((one) => BEGINS.includes(one.kind));
  return end < 0 ? after : after.slice(0, end);
}

const years = (events: readonly Event[], kind: string): string[] =>
  events.filter((one) => one.kind === kind).map((one) => String(one.args["year"]));

function turned(event: Event, told: readonly Event[]): string {
  const came = cameOf(event, told);
  const year = String(event.args["year"]);
  if (came.some((one) => one.kind === "cancelled")) return t("cn-reason-cancelled", { year });
  const [opened, healed] = [years(came, "opened"), years(came, "healed")];
  const list = (all: string[]): string => new Intl.ListFormat(language()).format(all);
  if (opened.length && healed.length) return t("cn-reason-both", { year, opened: list(opened), healed: list(healed) });
  if (opened.length) return t("cn-reason-opens", { year, years: list(opened), n: opened.length });
  if (healed.length) return t("cn-reason-heals", { year, years: list(healed), n: healed.length });
  return t("cn-reason-turns", { year });
}

/** Artifacts that lay before a seat when this was told, as far as laying and selling tell it. */
function artifacts(event: Event, told: readonly Event[]): number {
  const theirs = told.filter((one) => one.n <= event.n && one.args["seat"] === event.args["seat"]);
  return theirs.filter((one) => one.kind === "laid").length - theirs.filter((one) => one.kind === "sold").length;
}

export const reason: Reason = (event, told) => {
  const { kind, args } = event;
  if (kind === "aimed-year") return turned(event, told);
  if (kind === "patched") return t("cn-reason-patched", { year: String(args["year"]) });
  if (kind === "laid") return t("cn-reason-laid", { card: nameOf(String(args["card"])), n: artifacts(event, told) });
  if (kind === "sold") return t("cn-reason-sold", { card: nameOf(String(args["card"])), n: Number(args["n"]) });
  return kind === "memoed" ? t("cn-reason-memo") : null;
};
