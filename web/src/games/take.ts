/** Taking an option up, with or without a confirmation, as the person prefers. */
import type { Seated } from "../net/seated.svelte";
import { settings } from "../settings.svelte";

/** A sealed answer may be changed until the last is in, so it counts as reversible. */
export function wantsConfirmation(seated: Seated): boolean {
  if (settings.confirm === "never") return false;
  return settings.confirm === "always" || seated.update?.view.mode !== "all";
}

export function take(seated: Seated, text: string): void {
  seated.choose(text);
  if (seated.complete && !wantsConfirmation(seated)) void seated.confirm();
}
