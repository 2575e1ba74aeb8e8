/** From a scene's words to one painting as wide as its cards. */
import { BUILDINGS } from "./buildings";
import { FAR, GROUND, GROUNDS, HIGH } from "./land";
import { HEAVENS, LIVING } from "./living";
import { PAINTS, type Paint, type Shape, type Sky } from "./paint";
import { INSTRUMENTS, THINGS } from "./things";

export interface Scene {
  sky: Sky;
  /** The sky while the Moon card is up. */
  moon: Sky;
  ground: string;
  far: string[];
  /** What stands on each card, by its letter. */
  cards: Record<string, string[]>;
}

export const SHAPES: Record<string, Shape> = { ...BUILDINGS, ...LIVING, ...HEAVENS, ...THINGS, ...INSTRUMENTS };
/** Every painting is as wide as the board of a screen gives it room at its height: its cards share the width. */
export const WHOLE = 906;
/** One card by itself, on a narrow screen. */
export const ALONE = 200;
export const GAP = 6;
export const PLAIN: Scene = { sky: "day", moon: "night", ground: "stone", far: ["hills"], cards: {} };

export const cardOf = (cards: number): number => Math.round(WHOLE / Math.max(4, cards)) - GAP;
export const widthOf = (cards: number, card = cardOf(cards)): number => Math.max(1, cards) * (card + GAP) - GAP;

/** "lamp right small night": a shape, where it stands, how big, when it is seen. */
export function place(words: string, p: Paint, moonUp: boolean, card = ALONE): string {
  const [name, ...how] = words.split(" ");
  const shape = SHAPES[name ?? ""];
  if (!shape || (how.includes("night") && !moonUp) || (how.includes("day") && moonUp)) return "";
  const size = (how.includes("small") ? 0.62 : how.includes("large") ? 1.22 : 0.95) * (how.includes("back") ? 0.72 : 1);
  const x = Math.round(card / 4) * (how.includes("left") ? -1 : how.includes("right") ? 1 : 0);
  const y = how.includes("back") ? -14 : how.includes("small") ? 14 : 8;
  return `<g transform="translate(${x} ${y}) scale(${Math.round(size * 100) / 100})">${shape(p)}</g>`;
}

/** Stars stand where they always stood: their places follow from their number. */
function stars(p: Paint, width: number, sky: Sky): string {
  if (!p.dark || sky === "lamplight" || sky === "dark") return "";
  const count = Math.round(width / 9);
  return Array.from({ length: count }, (_, i) => {
    const x = (i * 379) % width;
    const y = (i * i * 71 + i * 131) % 170;
    return `<circle cx="${x}" cy="${y}" r="${0.4 + ((i * 7) % 10) / 10}" fill="#FFF6DC" opacity="${0.35 + ((i * 13) % 60) / 100}"/>`;
  }).join("");
}

/** The whole painting: sky, stars, horizon, ground, then card by card what stands there, the far things first. */
export function paint(
  scene: Scene,
  letters: readonly string[],
  moonUp: boolean,
  card = cardOf(letters.length),
): string {
  const sky = moonUp ? scene.moon : scene.sky;
  const p = PAINTS[sky];
  const width = widthOf(letters.length, card);
  const stops = p.sky.map((colour, i) => `<stop offset="${[0, 0.4, 0.66, 0.8][i]}" stop-color="${colour}"/>`).join("");
  const defs = `<defs><linearGradient id="scene-sky" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient><linearGradient id="scene-ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${p.ground}"/><stop offset="1" stop-color="${p.shade}"/></linearGradient><radialGradient id="scene-glow"><stop offset="0" stop-color="#FFD98A" stop-opacity=".95"/><stop offset="1" stop-color="#FFD98A" stop-opacity="0"/></radialGradient></defs>`;
  const back = `<rect width="${width}" height="${HIGH}" fill="url(#scene-sky)"/>${stars(p, width, sky)}${scene.far.map((name) => FAR[name]?.(p, width) ?? "").join("")}`;
  const ground = `<rect y="${GROUND}" width="${width}" height="${HIGH - GROUND}" fill="url(#scene-ground)"/>${GROUNDS[scene.ground]?.(p, width) ?? ""}`;
  const things = letters
    .map(
      (letter, i) =>
        `<g transform="translate(${i * (card + GAP) + card / 2} ${GROUND})">${(scene.cards[letter] ?? [])
          .toSorted((a, b) => Number(b.includes("back")) - Number(a.includes("back")))
          .map((words) => place(words, p, moonUp, card))
          .join("")}</g>`,
    )
    .join("");
  return defs + back + ground + things;
}
