/** Interface words: one Fluent catalogue, shared with the terminal and the server. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../net/protocol";
import { FUNCTIONS } from "./functions";
import type { Word } from "./keys";

type Catalogue = () => Promise<{ default: string }>;

/** What every page says, and what boards and the options of games say, which the first page can do without. */
const catalogues: Record<Language, { house: Catalogue; boards: Catalogue }> = {
  en: { house: () => import("words:house-en"), boards: () => import("words:boards-en") },
  fr: { house: () => import("words:house-fr"), boards: () => import("words:boards-fr") },
};

/** Every catalogue of the house has a prefix of its own; in this client it goes without saying. */
const PREFIX = "web-";

let bundle = $state.raw<FluentBundle | null>(null);
let spoken = $state<Language>("en");
/** Whether boards are spoken of, and when their words were there. */
let whole = false;
let arrived: Promise<void> | undefined;

/** Load a language and speak it from now on. */
export async function speak(language: Language): Promise<void> {
  const { house, boards } = catalogues[language];
  const next = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
  for (const part of await Promise.all(whole ? [house(), boards()] : [house()]))
    next.addResource(new FluentResource(part.default));
  bundle = next;
  spoken = language;
}

/** From now on boards are spoken of too. */
export async function speakOfBoards(): Promise<void> {
  whole = true;
  await (arrived ??= speak(spoken));
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
