// The words of the browser: the house's catalogue, and of each game's catalogue what begins with `web-`.
// Writes src/text/keys.ts, the typed list of them, from the English ones. Every build does it by itself.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const web = join(import.meta.dirname, "..");
const source = join(web, "../src/chronolude");

/** Of a catalogue, only the messages the browser says. */
export function browserWords(ftl) {
  const messages = ftl.split(/^(?=[a-z#-])/m).filter((part) => part.startsWith("web-"));
  return messages.map((part) => `${part.trimEnd()}\n`).join("");
}

/** Everything the browser says in one language, house first. */
export function catalogue(language) {
  const games = readdirSync(join(source, "games"), { withFileTypes: true }).filter((one) => one.isDirectory());
  const files = [`locale/${language}/web.ftl`, ...games.map((one) => `games/${one.name}/words/${language}.ftl`).sort()];
  const found = files.map((file) => join(source, file)).filter((file) => existsSync(file));
  return found.map((file) => browserWords(readFileSync(file, "utf8"))).join("");
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
