/** Interface words: one Fluent catalogue, shared with the terminal and the server. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../net/protocol";
import { FUNCTIONS } from "./functions";
import type { Word } from "./keys";

/** The house's words and every game's, put together by the build (scripts/words.mjs). */
const catalogues: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("words:en"),
  fr: () => import("words:fr"),
};

/** Every catalogue of the house has a prefix of its own; in this client it goes without saying. */
const PREFIX = "web-";

let bundle = $state.raw<FluentBundle | null>(null);
let spoken = $state<Language>("en");

/** Load a language and speak it from now on. */
export async function speak(language: Language): Promise<void> {
  const next = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
  next.addResource(new FluentResource((await catalogues[language]()).default));
  bundle = next;
  spoken = language;
}

export function language(): Language {
  return spoken;
}

export type { Word };

/** The word in the spoken language; a missing one shows its own name, so that tests see it. */
export function t(word: Word, args?: Record<string, FluentVariable>): string {
  return says(word, args) ?? word;
}

/** The same for names only known at run time; null when nobody wrote that word. */
export function says(word: string, args?: Record<string, FluentVariable>): string | null {
  const message = bundle?.getMessage(PREFIX + word);
  if (!bundle || !message?.value) return null;
  return bundle.formatPattern(message.value, args ?? null, []);
}
