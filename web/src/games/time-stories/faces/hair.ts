/** Hair, behind the head and before it, and beards. Each takes its colour. */
import { circle, path, stroke } from "./strokes";
import { shaded } from "./colours";

type Part = (colour: string) => string;
const PARTED = "M32 43C29 20 67 20 64 43C62 35 55 33 48 28C41 33 34 35 32 43Z";
const CROPPED = "M31.5 42C27 16 69 16 64.5 42C63 34 58 31 48 31S33 34 31.5 42Z";

const parted: Part = (c) => path(PARTED, c) + stroke("M48 28C46 25 46 23 47 21", shaded(c, -0.25), 1);

function curls(c: string, places: readonly (readonly [number, number, number])[]): string {
  return places.map(([x, y, r]) => circle(x, y, r, c)).join("");
}

const braid = (c: string, x: number): string =>
  [54, 62, 70, 78]
    .map((y, i) => circle(x + (x < 48 ? -i : i) * 0.7, y, 5 - i * 0.6, i % 2 ? shaded(c, 0.12) : c))
    .join("");

export const BEHIND: Record<string, Part> = {
  bob: (c) => path("M28 54C23 12 73 12 68 54C68 61 63 63 60 62H36C33 63 28 61 28 54Z", c),
  long: (c) => path("M27 80C22 10 74 10 69 80C60 86 36 86 27 80Z", c),
  bun: (c) => circle(48, 17, 9, c) + stroke("M42 15Q48 11 54 15", shaded(c, 0.2), 1.2),
  braids: (c) => braid(c, 30) + braid(c, 66),
  curls: (c) =>
    curls(c, [
      [33, 32, 7],
      [31, 42, 6],
      [63, 32, 7],
      [65, 42, 6],
      [40, 24, 7.5],
      [56, 24, 7.5],
      [48, 21, 8],
    ]),
};

export const BEFORE: Record<string, Part> = {
  bald: () => stroke("M40 31Q44 29 48 29", "#FFFFFF66", 1.6),
  bob: (c) => path("M31 46C28 18 68 18 65 46C63 37 60 33 56 32C46 36 36 33 34 37C33 40 32 43 31 46Z", c),
  braids: parted,
  bun: (c) => path(PARTED, c),
  crop: (c) => path(CROPPED, c) + stroke("M38 27Q46 23 56 26", shaded(c, 0.18), 1.2),
  curls: (c) =>
    curls(c, [
      [37, 30, 4.5],
      [44, 27.5, 4.5],
      [52, 27.5, 4.5],
      [59, 30, 4.5],
    ]),
  fringe: (c) =>
    path("M31.5 47C28 38 31 30 36 29C34 35 34 41 34 47Z", c) +
    path("M64.5 47C68 38 65 30 60 29C62 35 62 41 62 47Z", c) +
    stroke("M41 30Q45 28 49 28.5", "#FFFFFF55", 1.6),
  long: parted,
};

const MOUSTACHE =
  "M39.5 54.500C42 51 46 51.5 48 53C50 51.5 54 51 56.5 54.500C54 56.5 50 56 48 55C46 56 42 56.5 39.5 54.500Z";
const FULL =
  "M32.8 45C34 49.5 36 52 39.5 52.500C44 50.5 52 50.5 56.5 52.500C60 52 62 49.5 63.2 45C64.5 60 58 70 48 71C38 70 31.5 60 32.8 45Z";
const LONG =
  "M32.8 45C34 49.5 36 52 39.5 52.500C44 50.5 52 50.5 56.5 52.500C60 52 62 49.5 63.2 45C66 64 58 84 48 90C38 84 30 64 32.8 45Z";

export const BEARDS: Record<string, Part> = {
  moustache: (c) => path(MOUSTACHE, c),
  goatee: (c) => path(MOUSTACHE, c) + path("M43.5 60C44 69 52 69 52.5 60C50 62 46 62 43.5 60Z", c),
  beard: (c) => path(FULL, c),
  "long-beard": (c) =>
    path(LONG, c) + stroke("M42 64Q44 74 46 82M54 64Q52 74 50 82", shaded(c, c > "#C" ? -0.14 : 0.14), 1.2),
  stubble: (c) => path(FULL, c, 'opacity=".28"'),
};
