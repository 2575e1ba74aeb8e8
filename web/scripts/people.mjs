/** Draws everybody met in our missions on one sheet: `node scripts/people.mjs`, from web/, into ../docs/pictures/people.svg. */
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "vite";

const MISSIONS = ["forgotten-star", "want-of-a-nail"];
const FILES = [
  ["receptacles", "receptacle"],
  ["people", "person"],
];
const WIDE = 8;
const [CELL, TALL, SIZE] = [150, 152, 112];
const server = await createServer({ server: { middlewareMode: true }, appType: "custom", logLevel: "error" });
const { face } = await server.ssrLoadModule("/src/games/time-stories/faces/face.ts");
await server.close();

/** Who a file declares: id, name and look, each on a line of its own. */
function people(mission, [file, table]) {
  const path = `../src/chronolude/games/time_stories/missions/${mission}/${file}.toml`;
  const said = (part, key) => new RegExp(`^${key} = (.*)$`, "m").exec(part)?.[1] ?? "[]";
  return readFileSync(path, "utf8")
    .split(`[[${table}]]`)
    .slice(1)
    .map((part) => ["id", "name.en", "look"].map((key) => JSON.parse(said(part, key))));
}

const all = MISSIONS.flatMap((mission) => FILES.flatMap((file) => people(mission, file)));
const cells = all.map(([id, name, look], i) => {
  const [x, y] = [(i % WIDE) * CELL + (CELL - SIZE) / 2, Math.floor(i / WIDE) * TALL + 6];
  const drawn = `<svg x="${x}" y="${y}" width="${SIZE}" height="${SIZE}" viewBox="0 0 96 96">${face(look, id)}</svg>`;
  return `${drawn}<text x="${x + SIZE / 2}" y="${y + SIZE + 18}" font-family="sans-serif" font-size="12" text-anchor="middle" fill="#182030">${name}</text>`;
});
const [width, height] = [WIDE * CELL, Math.ceil(all.length / WIDE) * TALL];
writeFileSync(
  "../docs/pictures/people.svg",
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}"><rect width="${width}" height="${height}" fill="#F6EFDD"/>${cells.join("")}</svg>\n`,
);
console.log(`${all.length} people`);
