// Writes src/text/keys.ts, the typed list of interface words, from the English catalogue. Every build does it by itself.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = new URL("..", import.meta.url);

export function writeWords() {
  const ftl = readFileSync(new URL("../src/chronolude/locale/en/web.ftl", here), "utf8");
  const words = [...ftl.matchAll(/^web-([a-z0-9-]+) =/gm)].map((m) => m[1]);
  const lines = words.map((w) => `  | "${w}"`).join("\n");
  const text = `// Written by scripts/words.mjs from locale/en/web.ftl: do not edit.\nexport type Word =\n${lines};\n`;
  const file = new URL("src/text/keys.ts", here);
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
  return words.length;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(`${writeWords()} words`);
