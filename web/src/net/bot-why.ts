/**
 * Why a bot did what it did, in a line. While the game goes on it is made of nothing but what was told to whoever asks;
 * when it is over, of what the bot's own seat knew, as hindsight judges it.
 */
import { t } from "../text/words.svelte";
import { seatOf } from "./decisive";
import type { Event, Hindsight, SeatInfo, View } from "./protocol";

/** What a game says of one of its lines, as whoever did it would: null where there is nothing to say but what came of it. */
export type Reason = (event: Event, told: readonly Event[], view: View) => string | null;

type Judged = Hindsight["decisions"][number];

/** The bot whose doing a line tells; null where a person did it, or nobody. */
export function speakerOf(event: Event, seats: readonly SeatInfo[]): SeatInfo | null {
  const seat = seatOf(event);
  const who = seat === null ? undefined : seats[seat];
  return who?.kind === "bot" ? who : null;
}

/** What came of it, as far as everybody at this end of the line was told. */
export function toldReason(event: Event, told: readonly Event[]): string {
  const after = told.filter((one) => one.decision === event.decision && one.n > event.n && one.text);
  return after.length
    ? t("why-brought", { lines: after.map((one) => one.text).join(" ") })
    : `${t("why-quiet")} ${t("why-later")}`;
}

const hundredths = (share: number): number => Math.round(100 * share);

/** What it knew: how good its answer was in its own eyes. */
export function knownReason(judged: Judged | undefined): string {
  if (!judged) return t("why-no-figure");
  if (judged.best !== judged.answer && hundredths(judged.regret) > 0)
    return t("why-missed", { best: judged.best, n: hundredths(judged.regret) });
  return t("why-best", { worth: hundredths(judged.worth) });
}
