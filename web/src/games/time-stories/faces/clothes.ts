/** What people wear: on their shoulders, and on their heads, behind the face and over the brow. */
import { circle, path, stroke } from "./strokes";
import { shaded } from "./colours";

type Part = (colour: string) => string;
const SHOULDERS = "M8 96C9 80 22 73 37 70H59C74 73 87 80 88 96Z";
const PALE = "#EFE7D6";
const light = (c: string): string => shaded(c, 0.22);
const deep = (c: string): string => shaded(c, -0.24);

export const DRESSES: Record<string, Part> = {
  apron: (c) =>
    path(SHOULDERS, PALE) +
    path("M33 96V79H63V96Z", c) +
    stroke("M34 80L38 70M62 80L58 70", c, 4) +
    stroke("M33 83H63", deep(c), 1.2),
  coat: (c) =>
    path(SHOULDERS, c) +
    path("M40 70L48 96L56 70Z", PALE) +
    path("M38 69L48 96L33 84Z", light(c)) +
    path("M58 69L48 96L63 84Z", deep(c)),
  dress: (c) => path(SHOULDERS, c) + stroke("M33 74Q48 90 63 74", light(c), 2.4),
  rags: (c) =>
    path("M8 96C10 82 20 76 30 75L36 71L41 76L48 72L54 77L60 71L67 75C76 76 86 82 88 96Z", c) +
    path("M22 84L32 82L33 92L24 93Z", light(c)) +
    stroke("M22 84L32 82L33 92L24 93Z", deep(c), 1.1),
  robe: (c) =>
    path(SHOULDERS, c) +
    path("M37 70L49 96H88C87 80 74 73 59 70L46 88Z", deep(c)) +
    stroke("M38 70L50 96M58 70L46 89", light(c), 2.6),
  shawl: (c) =>
    path(SHOULDERS, PALE) +
    path("M8 96C9 80 22 72 36 69L48 90L60 69C74 72 87 80 88 96H62L48 90L34 96Z", c) +
    stroke("M36 69L48 90L60 69", light(c), 1.6) +
    stroke("M18 90L22 96M28 86L32 93M78 90L74 96M68 86L64 93", deep(c), 1.2),
  shirt: (c) =>
    path(SHOULDERS, c) +
    path("M37 70L48 81L42 86L33 73Z", light(c)) +
    path("M59 70L48 81L54 86L63 73Z", light(c)) +
    stroke("M48 82V96", deep(c), 1.4),
  uniform: (c) =>
    path(SHOULDERS, c) +
    path("M37 66H59L60 75Q48 80 36 75Z", deep(c)) +
    path("M8 96C8 86 14 79 22 76L26 82C18 86 15 90 15 96Z", "#C9A04A") +
    path("M88 96C88 86 82 79 74 76L70 82C78 86 81 90 81 96Z", "#C9A04A") +
    [82, 90].map((y) => circle(48, y, 1.9, "#E2C274")).join(""),
};

/** Cloth that falls on both sides of the face. */
const falling = (top: number): string =>
  `M48 ${top}C22 ${top} 25 40 27 56C28 66 20 74 15 78C34 88 62 88 81 78C76 74 68 66 69 56C71 40 74 ${top} 48 ${top}Z`;
const BROW = "M30.5 46C27 17 69 17 65.5 46C63 34 56 31 48 31S33 34 30.5 46Z";

export const CLOTH: Record<string, Part> = {
  headscarf: (c) => path(falling(17), deep(c)),
  hood: (c) =>
    path("M48 8C24 20 25 42 27 58C28 68 20 76 15 80C34 90 62 90 81 80C76 76 68 68 69 58C71 42 72 20 48 8Z", deep(c)),
  veil: (c) => path(falling(18), c, 'opacity=".82"'),
  helmet: () => path("M30 40C26 58 27 66 28 72C38 78 58 78 68 72C69 66 70 58 66 40Z", "#6E7680"),
};

/** Worn so that no hair shows in front. */
export const COVERS: ReadonlySet<string> = new Set(["turban", "headscarf", "veil", "hood", "helmet"]);

export const HATS: Record<string, Part> = {
  bowler: (c) =>
    path("M33 31C31 8 65 8 63 31Z", c) +
    path("M27 31C34 26 62 26 69 31C66 36 30 36 27 31Z", deep(c)) +
    path("M33 28.500Q48 25 63 28.500L63.5 31Q48 27.5 32.5 31Z", light(c)),
  cap: (c) =>
    path("M31 32C28 12 68 12 65 32Z", c) +
    path("M31 29Q48 24 65 29V33Q48 28 31 33Z", light(c)) +
    path("M31 33Q48 27 65 33C68 36 63 38 61 37Q48 32 35 37C33 38 28 36 31 33Z", "#241F22"),
  crown: (c) => path("M33 31L30 16L39 23L48 12L57 23L66 16L63 31Q48 27 33 31Z", c) + circle(48, 23, 2, "#A8453C"),
  headscarf: (c) => path(BROW, c) + stroke("M33 38C36 30 60 30 63 38", light(c), 1.6),
  helmet: (c) =>
    path("M31 35C29 12 67 12 65 35Q48 29 31 35Z", c) +
    path("M48 6L51 17H45Z", c) +
    path("M30 35Q48 28 66 35L65.5 39Q48 32 30.5 39Z", deep(c)) +
    stroke("M41 18Q37 24 37 30", light(c), 1.8),
  hood: (c) => path("M30 48C25 14 71 14 66 48C64 34 57 30 48 30S32 34 30 48Z", c),
  kerchief: (c) =>
    path("M31 38C28 14 68 14 65 38C57 31 39 31 31 38Z", c) +
    path("M63 36L72 33L70 40L75 44L64 41Z", deep(c)) +
    [37, 44, 52, 59].map((x, i) => circle(x, i % 3 ? 26 : 30, 1.3, light(c))).join(""),
  skullcap: (c) =>
    path("M32.5 34C31 13 65 13 63.5 34Q48 28 32.5 34Z", c) +
    stroke("M33 32L38 28L43 31L48 27L53 31L58 28L63 32", light(c), 1.5),
  "straw-hat": (c) =>
    path("M36 29C35 10 61 10 60 29Z", c) +
    path("M18 33C26 24 70 24 78 33C70 38 26 38 18 33Z", light(c)) +
    path("M36 25Q48 22 60 25V29.500Q48 26 36 29.500Z", "#8A3F37") +
    stroke("M24 33Q48 27 72 33", c, 1),
  "top-hat": (c) =>
    path("M35 29L33 4H63L61 29Z", c) +
    path("M28 31C35 26 61 26 68 31C65 35 31 35 28 31Z", deep(c)) +
    path("M34.6 23H61.400L61 28Q48 25.5 35 28Z", "#8A3F37"),
  turban: (c) =>
    path("M28 36C22 8 74 8 68 36C60 31 36 31 28 36Z", c) +
    stroke("M29 33C38 22 54 17 64 18M31 25C40 17 50 14 58 14M40 33C50 29 60 24 67 26", deep(c), 1.4) +
    stroke("M44 15Q48 12 53 13", light(c), 2),
  veil: (c) => path(BROW, c) + stroke("M31.5 42C30 21 66 21 64.5 42", "#E2C274", 1.6),
};
