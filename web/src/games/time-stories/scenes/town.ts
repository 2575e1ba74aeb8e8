/** The plan as a painted town seen from above: river, wall and roads, and at every stop the house one goes to. */
import type { PlanCard, SpotAid } from "../aid.gen";
import { SHAPES } from "./compose";
import { PAINTS, disc, line, path, row, type Paint } from "./paint";

/** A painting is as high as its place asks for, and never lower than this: then nothing of it is cut off. */
export const [WIDE, LOW] = [920, 230];
const PAINTED = 400;
const COLUMNS = 2;

/** A spot of the plan, and where it lies on the painting. */
export interface Stop extends SpotAid {
  by: string | null;
  x: number;
  y: number;
}

/** Cards lie in two columns as on the table; the places of a card share its width. */
export function stopsOf(cards: readonly PlanCard[], full: number): Stop[] {
  const rows = Math.max(1, Math.ceil(cards.length / COLUMNS));
  const [cell, high] = [WIDE / COLUMNS, full / rows];
  return cards.flatMap((card, i) => {
    const [left, top] = [(i % COLUMNS) * cell, Math.floor(i / COLUMNS) * high];
    return card.locations.map((spot, n) => ({
      ...spot,
      by: card.by,
      x: left + (cell * (n + 0.5)) / card.locations.length,
      y: top + high * 0.5,
    }));
  });
}

/** One landmark by itself, on its own ground. */
function landmark(name: string, p: Paint): string {
  return (SHAPES[name] ?? SHAPES["house"]!)(p);
}

function roads(stops: readonly Stop[], p: Paint): string {
  const way = stops.map(({ x, y }, i) => `${i ? "L" : "M"}${x} ${y + 6}`).join("");
  return (
    line(way, p.shade, 13).replace("/>", ' stroke-linejoin="round" opacity=".55"/>') +
    line(way, p.pale, 8).replace("/>", ' stroke-linejoin="round" opacity=".6"/>')
  );
}

/** Small roofs where nothing else stands: their places follow from their number. */
function roofs(stops: readonly Stop[], p: Paint, full: number): string {
  return row(70, 0, 1, (i) => {
    const [x, y] = [(i * 197) % WIDE, 26 + ((i * i * 53 + i * 89) % (full - 40))];
    const near = stops.some((stop) => Math.abs(stop.x - x) < 96 && Math.abs(stop.y - y) < 74);
    if (near) return "";
    if (i % 4 === 0) return disc(x, y, 6, p.leaf) + disc(x + 6, y + 3, 5, p.leaf);
    return path(`M${x - 9} ${y}l9-7 9 7v9h-18Z`, i % 3 ? p.body : p.face) + path(`M${x - 11} ${y}l11-9 11 9Z`, p.shade);
  });
}

/** The whole plan. Ids begin with `town-`, so that two on one page can be told apart. */
export function town(stops: readonly Stop[], moonUp: boolean, full: number): string {
  const p = PAINTS[moonUp ? "night" : "day"];
  const river = `M-20 ${full * 0.2}C${WIDE * 0.25} ${full * 0.05} ${WIDE * 0.3} ${full * 0.62} ${WIDE * 0.52} ${full * 0.52}S${WIDE * 0.8} ${full * 0.9} ${WIDE + 20} ${full * 0.86}`;
  const wall = `M22 30Q${WIDE / 2} 6 ${WIDE - 22} 26Q${WIDE - 4} ${full / 2} ${WIDE - 30} ${full - 20}Q${WIDE / 2} ${full - 2} 26 ${full - 22}Q6 ${full / 2} 22 30Z`;
  return (
    `<defs><radialGradient id="town-glow"><stop offset="0" stop-color="#FFD98A" stop-opacity=".95"/><stop offset="1" stop-color="#FFD98A" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="${WIDE}" height="${full}" fill="${p.ground}"/>` +
    path(wall, p.face, 'opacity=".35"') +
    line(wall, p.body, 6) +
    line(river, p.tile, 26).replace("/>", ' opacity=".75"/>') +
    line(river, p.pale, 1.5).replace("/>", ' opacity=".5" stroke-dasharray="26 30"/>') +
    roads(stops, p) +
    roofs(stops, p, full) +
    stops
      .map(
        ({ landmark: name, x, y }) =>
          `<g transform="translate(${x} ${y}) scale(${((0.52 * full) / PAINTED).toFixed(3)})"><ellipse rx="86" ry="20" cy="4" fill="${p.shade}" opacity=".6"/>${landmark(name, p).replaceAll("scene-", "town-")}</g>`,
      )
      .join("")
  );
}
