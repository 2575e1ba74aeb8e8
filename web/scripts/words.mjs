// The words of the browser: the house's catalogue, and of each game's catalogue what begins with `web-`.
// Writes src/text/keys.ts, the typed list of them, from the English ones. Every build does it by itself.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const web = join(import.meta.dirname, "..");
const source = join(web, "../src/chronolude");

/** Of a catalogue, only the messages the browser says, one by one. */
export function browserWords(ftl) {
  const messages = ftl.split(/^(?=[a-z#-])/m).filter((part) => part.startsWith("web-"));
  return messages.map((part) => `${part.trimEnd()}\n`);
}

/** What any page may say of a game: it stands with the house's words. The others come with boards and their options. */
const OF_GAMES = /^web-(game|pitch|level|ending|decks)-/;

/** What the browser says in one language: the house's words, those of boards, or both. */
export function catalogue(language, part = "whole") {
  const games = readdirSync(join(source, "games"), { withFileTypes: true }).filter((one) => one.isDirectory());
  const files = games.map((one) => join(source, `games/${one.name}/words/${language}.ftl`)).sort();
  const found = files.filter((file) => existsSync(file)).flatMap((file) => browserWords(readFileSync(file, "utf8")));
  const own = browserWords(readFileSync(join(source, `locale/${language}/web.ftl`), "utf8"));
  const house = [...own, ...found.filter((one) => OF_GAMES.test(one))];
  const boards = found.filter((one) => !OF_GAMES.test(one));
  return { house, boards, whole: [...house, ...boards] }[part].join("");
}

export function writeWords() {
  const words = [...catalogue("en").matchAll(/^web-([a-z0-9-]+) =/gm)].map((m) => m[1]);
  const lines = words.map((w) => `  | "${w}"`).join("\n");
  const text = `// Written by scripts/words.mjs from the English catalogues: do not edit.\nexport type Word =\n${lines};\n`;
  const file = join(web, "src/text/keys.ts");
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
  return words.length;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(`${writeWords()} words`);
