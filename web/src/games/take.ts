/** Taking an option up, with or without a confirmation, as the person prefers. */
import { ANYWHERE } from "../kit/carry";
import type { Option } from "../net/protocol";
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

function about(seated: Seated, card: string): Option | undefined {
  return seated.update?.options.find((option) => option.noun === card);
}

/** Where a card of the hand may be laid: the places its move in parts names, or anywhere the board takes one. */
export function placesFor(seated: Seated, card: string): string[] {
  const option = about(seated, card);
  if (!option) return [];
  return option.then.length ? option.then.flatMap((part) => [part.noun, part.text]) : [ANYWHERE];
}

/** A card was carried somewhere: the same as choosing it, then its place. A card that may not go there tells why. */
export function drop(seated: Seated, card: string, place: string | null, label: string): void {
  const option = about(seated, card);
  if (!option) return void seated.askWhy(card, label);
  if (place === null) return;
  const part = option.then.find((one) => one.noun === place || one.text === place);
  seated.clear();
  seated.choose(option.text);
  if (part) seated.extend(part.text);
  if (seated.complete && !wantsConfirmation(seated)) void seated.confirm();
}
