/** Durations as the person wants them, and pawns that travel from stop to stop. */
import { crossfade, type CrossfadeParams } from "svelte/transition";
import { settings, type Motion } from "../settings.svelte";

const PACE: Record<Motion, number> = { none: 0, quick: 0.5, normal: 1, slow: 1.6 };

export function ms(duration: number): number {
  const still = typeof window !== "undefined" && window.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
  return still ? 0 : duration * PACE[settings.motion];
}

/** How long something stays to be read: at the person's own pace, and as long where nothing moves. */
export function held(duration: number): number {
  return duration * (PACE[settings.motion] || 1);
}

const rail = (x: number): number => (x < 0.5 ? 4 * x ** 3 : 1 - (-2 * x + 2) ** 3 / 2);

/** A pair of transitions that carry one key from its old place to its new one. */
export function travel(): ReturnType<typeof crossfade> {
  const how: CrossfadeParams = { duration: () => ms(420), easing: rail };
  return crossfade(how);
}
