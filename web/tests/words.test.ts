import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { catalogue } from "../scripts/words.mjs";
import { de, FUNCTIONS } from "../src/text/functions";
import { says, speak, t } from "../src/text/words.svelte";

const SRC = join(import.meta.dirname, "../src");
const read = (language: string): string => catalogue(language);
const words = (ftl: string): string[] => [...ftl.matchAll(/^web-([a-z0-9-]+) =/gm)].map((m) => m[1]!);
const variables = (body: string): string[] => [...new Set([...body.matchAll(/\$([a-z]+)/g)].map((m) => m[1]!))].sort();

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

function bodies(ftl: string): Map<string, string> {
  const parts = ftl.split(/^(?=[a-z][a-z0-9-]* =)/m).filter((part) => /^[a-z]/.test(part));
  return new Map(parts.map((part) => [part.slice(0, part.indexOf(" =")), part]));
}

afterEach(() => speak("en"));

test("both languages say the same words, once each", () => {
  const [en, fr] = [words(read("en")), words(read("fr"))];
  expect(fr).toEqual(en);
  expect(new Set(en).size).toBe(en.length);
});

test("both languages use the same values", () => {
  const [en, fr] = [bodies(read("en")), bodies(read("fr"))];
  for (const [word, body] of en) expect(variables(fr.get(word)!), word).toEqual(variables(body));
});

test.each(["en", "fr"])("the %s catalogue has no syntax error", (language) => {
  const bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
  expect(bundle.addResource(new FluentResource(read(language)))).toEqual([]);
  for (const word of words(read(language))) expect(bundle.hasMessage(`web-${word}`), word).toBe(true);
});

test("French elides before a vowel", () => {
  const said = ["Ada", "Bo", "Élie", "Hugo", "Yves", "Yann", "Place 2"].map(de);
  expect(said).toEqual(["d’Ada", "de Bo", "d’Élie", "d’Hugo", "d’Yves", "de Yann", "de Place 2"]);
});

test("French keeps its narrow spaces before ; : ! ? and inside quotes", () => {
  const said = read("fr")
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .join("\n");
  expect(said).not.toMatch(/ [;!?:%»]/);
  expect(said).not.toMatch(/« /);
  expect(said).not.toMatch(/[a-zé]'[a-zéè]/);
});

test("every word the code asks for exists, and none is unused", () => {
  const code = files(SRC).filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith("keys.ts"));
  const text = code.map((path) => readFileSync(path, "utf8")).join("\n");
  const known = new Set(words(read("en")));
  const asked = [...text.matchAll(/\bt\(\s*"([a-z0-9-]+)"/g)].map((m) => m[1]!);
  for (const word of asked) expect(known.has(word), word).toBe(true);
  const built =
    /^(act|cue|ending|fault|game|ct-suit|ct-phase|level|phrase|pitch|motto|status|tag|fig|in|opt|tl-doubt|tl-ending|tl-million|tl-billion|step-back|choose|cn-sort|cn-note|cn-say|cn-standing|cn-state|cn-change|cn-(paper|news)-\d+|cn-news-(blank|instead)|ts-(forced|phase|topic|sky|step|outcome|resolved|odds|broken)|td-(agency|phase|role|track)|club-status|ending|records)\b/; // put together at run time
  const unused = [...known].filter(
    (word) => !built.test(word) && !text.includes(`"${word}"`) && !text.includes(`'${word}'`),
  );
  expect(unused).toEqual([]);
});

test("the typed list is up to date", () => {
  const keys = readFileSync(join(SRC, "text/keys.ts"), "utf8");
  expect([...keys.matchAll(/\| "([^"]+)"/g)].map((m) => m[1])).toEqual(words(read("en")));
});

test("t speaks the chosen language and puts values in without marks", async () => {
  expect(t("ct-event", { n: 3 })).toBe("Event 3");
  await speak("fr");
  expect(t("ct-event", { n: 3 })).toBe("Événement 3");
  expect(t("ct-crystal-word", { n: 2 })).toBe("cristaux");
});

test("a word nobody wrote is null, not a guess", () => {
  expect(says("act-unheard-of")).toBeNull();
});
