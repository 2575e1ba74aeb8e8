/** Club nights: asked over REST, and asked again every few seconds while somebody looks. */
import type * as Wire from "./protocol.gen";

export type { Came, ClubRoundInfo, ClubTableInfo, Correction, EveningInfo, EveningWish, MemberInfo, MemberKey } from "./protocol.gen";
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

/** Points as people write them: halves as such, no zeros at the end. */
export function points(value: number): string {
  const whole = Math.floor(value);
  if (Math.abs(value - whole - 0.5) < 0.001) return `${whole || ""}½`;
  return String(Math.round(value * 100) / 100);
}

/** How often a page looks: a room full of phones looks too. */
export const LOOK_MS = 2500;
