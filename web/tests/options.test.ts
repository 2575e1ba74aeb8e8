import { render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import Options from "../src/pages/lobby/Options.svelte";
import type { OptionCard } from "../src/net/protocol";
import { speak } from "../src/text/words.svelte";

const choice = (name: string, values: string[]): OptionCard => ({
  name,
  values,
  default: values[0]!,
  rule: "R-1",
  text: false,
  several: false,
  titles: {},
  faults: {},
});
const shown = (name: string): string[] =>
  Array.from(screen.getByRole<HTMLSelectElement>("combobox", { name }).options, (one) => one.text);

afterEach(() => speak("en"));

test.each([
  ["en", "Governor: equal cards R-1", "the coin stays", "Seat 1"],
  ["fr", "Gouverneur : cartes égales R-1", "la pièce reste", "Place 1"],
] as const)(
  "options and values are called by their words in %s, and seats are counted from one",
  async (lang, governor, stays, first) => {
    await speak(lang);
    const choices = [
      choice("governor_tie", ["passes", "stays"]),
      choice("first", ["random", "0", "1"]),
      choice("game_2", ["egypt", "eighties"]),
    ];
    render(Options, { choices, values: {}, onchange: () => undefined });
    expect(shown(governor)).toContain(stays);
    expect(shown(lang === "en" ? "First player R-1" : "Premier joueur R-1")[1]).toBe(first);
    expect(shown(lang === "en" ? "Second game of the campaign R-1" : "Deuxième partie de la campagne R-1")).toContain(
      lang === "en" ? "1980s" : "années 80",
    );
  },
);

test("what nobody wrote a word for is shown as it is called, and a figure that is no seat stays one", async () => {
  render(Options, { choices: [choice("their_own", ["odd_value", "3"])], values: {}, onchange: () => undefined });
  expect(shown("their own R-1")).toEqual(["odd value", "3"]);
});
