/** Draws every shape a mission may use on one sheet: `node scripts/shapes.mjs`, from web/, into ../docs/pictures/shapes.svg. */
import { writeFileSync } from "node:fs";
import { createServer } from "vite";

const WIDE = 8;
const [CELL, TALL] = [150, 236];
const server = await createServer({ server: { middlewareMode: true }, appType: "custom", logLevel: "error" });
const { SHAPES } = await server.ssrLoadModule("/src/games/time-stories/scenes/compose.ts");
const { PAINTS } = await server.ssrLoadModule("/src/games/time-stories/scenes/paint.ts");
await server.close();

const names = Object.keys(SHAPES).toSorted();
const cells = names.map((name, i) => {
  const [x, y] = [(i % WIDE) * CELL, Math.floor(i / WIDE) * TALL];
  const drawn = `<g transform="translate(${CELL / 2} ${TALL - 34}) scale(.86)">${SHAPES[name](PAINTS.day)}</g>`;
  const label = `<text x="${CELL / 2}" y="${TALL - 10}" font-family="sans-serif" font-size="13" text-anchor="middle" fill="#182030">${name}</text>`;
  return `<svg x="${x}" y="${y}" width="${CELL}" height="${TALL}"><rect width="${CELL - 4}" height="${TALL - 4}" rx="6" fill="#CFE4E8"/>${drawn}${label}</svg>`;
});
const [width, height] = [WIDE * CELL, Math.ceil(names.length / WIDE) * TALL];
const glow = `<defs><radialGradient id="scene-glow"><stop offset="0" stop-color="#FFD98A" stop-opacity=".95"/><stop offset="1" stop-color="#FFD98A" stop-opacity="0"/></radialGradient></defs>`;
writeFileSync(
  "../docs/pictures/shapes.svg",
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}">${glow}${cells.join("")}</svg>\n`,
);
console.log(`${names.length} shapes`);
