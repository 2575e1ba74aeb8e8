// Writes src/text/keys.ts, the typed list of interface words, from the English catalogue.
import { readFileSync, writeFileSync } from "node:fs";

const here = new URL("..", import.meta.url);
const ftl = readFileSync(new URL("../src/chronolude/locale/en/web.ftl", here), "utf8");
const words = [...ftl.matchAll(/^web-([a-z0-9-]+) =/gm)].map((m) => m[1]);
const lines = words.map((w) => `  | "${w}"`).join("\n");
writeFileSync(
  new URL("src/text/keys.ts", here),
  `// Written by scripts/words.mjs from locale/en/web.ftl: do not edit.\nexport type Word =\n${lines};\n`,
);
console.log(`${words.length} words`);
