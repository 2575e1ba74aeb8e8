// Prints what the first load of the lobby costs, compressed, and fails above the budget.
import { readFileSync, readdirSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

const BUDGET = 200_000;
const out = new URL("../../src/chronolude/_web/", import.meta.url);
const page = readFileSync(new URL("index.html", out), "utf8");
const assets = readdirSync(new URL("assets/", out));
const entry = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map((m) => m[1]);
const spoken = assets
  .filter((a) => /^web-.*\.js$/.test(a))
  .slice(0, 1)
  .map((a) => `assets/${a}`);
const fonts = assets.filter((a) => /^(asap-latin-wght|bodoni-moda-latin-opsz)-normal.*\.woff2$/.test(a));
const first = ["index.html", "icon.svg", ...entry, ...spoken, ...fonts.map((a) => `assets/${a}`)];

let gzip = 0;
let brotli = 0;
for (const name of first) {
  const bytes = readFileSync(new URL(name, out));
  const packed = name.endsWith(".woff2");
  const [g, b] = packed ? [bytes.length, bytes.length] : [gzipSync(bytes).length, brotliCompressSync(bytes).length];
  gzip += g;
  brotli += b;
  console.log(`${String(g).padStart(8)} gzip ${String(b).padStart(8)} br  ${name}`);
}
console.log(`lobby, first load: ${gzip} bytes gzip, ${brotli} bytes brotli (budget ${BUDGET})`);
if (gzip > BUDGET) process.exit(1);
