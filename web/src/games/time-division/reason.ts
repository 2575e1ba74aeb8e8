/** Why somebody did what they did, in their own words: out of what everybody was told, and no more. */
import type { Reason } from "../../net/bot-why";
import { seatOf } from "../../net/decisive";
import type { Event } from "../../net/protocol";
import { t } from "../../text/words.svelte";
import { nameOf } from "./names";

/** The rest of its round. */
function roundOf(event: Event, told: readonly Event[]): Event[] {
  const after = told.filter((one) => one.n > event.n);
  const end = after.findIndex((one) => one.kind === "round-began" || one.kind === "scored");
  return end < 0 ? after : after.slice(0, end);
}

function laid(event: Event, told: readonly Event[]): string {
  const card = event.args["card"];
  const name = nameOf(String(card));
  const later = roundOf(event, told).filter((one) => one.args["card"] === card);
  if (later.some((one) => one.kind === "activated")) return t("td-reason-acted", { card: name });
  const home = later.find((one) => one.kind === "moved" && String(one.args["to"]).startsWith("influence"));
  if (!home) return t("td-reason-waits", { card: name });
  const isOwn = String(home.args["to"]).endsWith(` ${seatOf(event)}`);
  return t(isOwn ? "td-reason-counts" : "td-reason-lost", { card: name });
}

function decided(event: Event, told: readonly Event[]): string | null {
  const { seat, side } = event.args;
  const act = roundOf(event, told).find((one) => one.kind === "activated");
  if (!act) return null;
  const came = roundOf(act, told).filter((one) => one.text);
  return t(seat === side ? "td-reason-own" : "td-reason-other", {
    card: nameOf(String(act.args["card"])),
    lines: came
      .map((one) => one.text)
      .slice(0, 2)
      .join(" "),
  });
}

export const reason: Reason = (event, told) => {
  if (event.kind === "decided") return decided(event, told);
  return event.kind === "moved" && String(event.args["to"]).startsWith("decision") ? laid(event, told) : null;
};
