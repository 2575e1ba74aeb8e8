/** Club nights: asked over REST, and asked again every few seconds while somebody looks. */
import { language } from "../text/words.svelte";
import type * as Wire from "./protocol.gen";

export type {
  Came,
  ClubRoundInfo,
  ClubTableInfo,
  Correction,
  EveningInfo,
  EveningWish,
  MemberInfo,
  MemberKey,
} from "./protocol.gen";
export type { OwnEvening, ScoreInfo } from "./protocol.gen";

/** The name of somebody at an evening. */
export function nameOf(evening: Wire.EveningInfo, member: number): string {
  return evening.members.find((one) => one.id === member)?.name ?? "";
}

/** The round that goes on; null before the first, between two and after the last. */
export function roundNow(evening: Wire.EveningInfo): Wire.ClubRoundInfo | null {
  const last = evening.played.at(-1);
  return last && !last.over ? last : null;
}

/** How many tables of a round have ended. */
export function ended(round: Wire.ClubRoundInfo): number {
  return round.tables.filter((table) => table.status === "over" || table.status === "closed").length;
}

/** Points as people write them: halves as such where an evening has no smaller parts, else all with two figures. */
export function points(value: number, evening: Wire.EveningInfo): string {
  if (evening.size > 2 || evening.played.some((one) => one.tables.some((table) => table.who.length !== 2)))
    return figures(value, 2);
  const whole = Math.floor(value);
  return value === whole ? String(whole) : `${whole || ""}½`;
}

/** A number in the reader's own writing. */
export function figures(value: number, least = 0): string {
  return new Intl.NumberFormat(language(), { minimumFractionDigits: least, maximumFractionDigits: 2 }).format(value);
}

/** How often a page looks: a room full of phones looks too. */
export const LOOK_MS = 2500;
