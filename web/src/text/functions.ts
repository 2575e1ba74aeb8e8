/** What a catalogue may call besides Fluent's own functions; `chronolude.locale` has the same. */
import type { FluentFunction } from "@fluent/bundle";

const bare = (letter: string): string => letter.normalize("NFD").charAt(0).toLowerCase();

/** `de` before a name, as French says it: `d’Ada`, `de Bo`. */
export function de(name: string): string {
  const [first, second] = [bare(name.charAt(0)), bare(name.charAt(1))];
  const elided = /^[aeiouhœæ]/.test(first) || (first === "y" && !/^[aeiou]/.test(second));
  return elided ? `d’${name}` : `de ${name}`;
}

export const FUNCTIONS: Record<string, FluentFunction> = {
  DE: ([name]) => de(typeof name === "object" ? String(name.valueOf()) : String(name)),
};
