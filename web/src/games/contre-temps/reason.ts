/** Why somebody did what they did, in their own words: out of what everybody was told, and no more. */
import type { Reason } from "../../net/bot-why";
import type { Event } from "../../net/protocol";
import { t } from "../../text/words.svelte";
import { nameOf } from "./names";

const SETTLED = ["event-won", "event-changed", "event-stands"];

/** Who held which event when this line was told, and with which card. */
function standings(told: readonly Event[], n: number): Map<unknown, { seat: unknown; card: string }> {
  const out = new Map<unknown, { seat: unknown; card: string }>();
  for (const { n: at, kind, args } of told)
    if (at <= n && SETTLED.includes(kind)) out.set(args["event"], { seat: args["seat"], card: String(args["card"]) });
  return out;
}

function played(event: Event, told: readonly Event[]): string {
  const { seat, event: place } = event.args;
  const card = nameOf(String(event.args["card"]));
  const later = told.filter((one) => one.n > event.n && one.args["event"] === place);
  const settled = later.find((one) => SETTLED.includes(one.kind));
  const isPaid = later.some(
    (one) => one.kind === "crystal" && one.args["seat"] === seat && one.n < (settled?.n ?? Infinity),
  );
  if (settled && settled.args["card"] === event.args["card"]) {
    const held = [...standings(told, settled.n).values()].filter((one) => one.seat === seat).length;
    return t("ct-reason-won", { card, event: Number(place), n: held });
  }
  if (isPaid) return t("ct-reason-crystal", { card, event: Number(place) });
  if (settled)
    return t("ct-reason-beaten", { card, event: Number(place), winner: nameOf(String(settled.args["card"])) });
  return t("ct-reason-hopes", { card, event: Number(place) });
}

function travelled({ n: at, args }: Event, told: readonly Event[]): string {
  const [n, place] = [Math.abs(Number(args["n"])), Number(args["event"])];
  if (n === 0) return t("ct-reason-stays", { event: place });
  if (place === 0) return t("ct-reason-constant", { n });
  const held = standings(told, at).get(place);
  if (!held) return t("ct-reason-goes", { event: place, n });
  return t(held.seat === args["seat"] ? "ct-reason-guards" : "ct-reason-attacks", {
    event: place,
    n,
    card: nameOf(held.card),
  });
}

export const reason: Reason = (event, told) => {
  if (event.kind === "played") return played(event, told);
  return event.kind === "travelled" ? travelled(event, told) : null;
};
