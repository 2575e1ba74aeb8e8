/** From the words of a look to a bust of 96 by 96: the same words, the same picture. */
import { BEASTS } from "./beasts";
import { CLOTH, COVERS, DRESSES, HATS } from "./clothes";
import { COLOURS, GROUNDS, numberOf, shaded, SKINS } from "./colours";
import { BEARDS, BEFORE, BEHIND } from "./hair";
import { MARKS, mien } from "./mien";
import { circle, path, stroke } from "./strokes";

const AGES = ["person", "child", "young", "old"];
const MOODS = ["calm", "laughing", "sad", "sly", "smile", "stern", "surprised", "tired", "asleep", "blind"];
const SHAPES = ["narrow", "broad"];

/** Every word a look may begin with. */
export const PARTS: readonly string[] = [
  ...new Set(
    [BEASTS, SKINS, BEFORE, BEARDS, HATS, DRESSES, MARKS]
      .flatMap((one) => Object.keys(one))
      .concat(AGES, MOODS, SHAPES),
  ),
];

interface Worn {
  part: string;
  colour: string;
}

/** Of one kind of parts, the one that a look names, and its colour. */
function worn(look: readonly string[], kind: object, plain: string, colour: string): Worn {
  const words = look.map((one) => one.split(" ")).find(([first]) => Object.hasOwn(kind, first ?? ""));
  return { part: words?.[0] ?? plain, colour: COLOURS[words?.[1] ?? ""] ?? colour };
}

const picked = (list: readonly string[], by: number): string => list[by % list.length]!;

/** Somebody of whom the mission says nothing: a look made of the name. */
export function lookOf(id: string): string[] {
  const n = numberOf(id);
  const [hair, colour] = [
    picked(["crop", "long", "bun", "curls", "bob", "braids"], n),
    picked(["black", "brown", "chestnut", "grey"], n >> 3),
  ];
  return [
    picked(Object.keys(SKINS), n >> 2),
    `${hair} ${colour}`,
    `${picked(["robe", "coat", "shirt", "shawl"], n >> 4)} ${picked(["teal", "red", "green", "plum", "ochre", "indigo"], n >> 5)}`,
    picked(["calm", "smile", "stern", "sly"], n >> 6),
  ];
}

const FACE = "M33 40C33 22.5 63 22.5 63 40C63 54 57.5 66 48 67C38.5 66 33 54 33 40Z";
const ROUND = "M32 42C32 23 64 23 64 42C64 56 57 64 48 64.500C39 64 32 56 32 42Z";
const wrinkles = (skin: string): string =>
  stroke(
    "M40 35Q48 33.5 56 35M36.5 49.500Q38 51.5 37.5 53.500M59.5 49.500Q58 51.5 58.5 53.5",
    shaded(skin, -0.22),
    0.9,
  );

function head(look: readonly string[], skin: string, hair: Worn, hat: string): string {
  const young = look.includes("child") || look.includes("young");
  const shape = look.includes("child") ? ROUND : FACE;
  const mood = MOODS.find((one) => look.includes(one)) ?? "calm";
  const beard = worn(look, BEARDS, "", hair.colour);
  const brows = hair.part === "bald" && beard.part ? beard.colour : hair.colour;
  return (
    path("M32.5 48C28 43 28 51 33.5 53ZM63.5 48C68 43 68 51 62.5 53Z", shaded(skin, -0.1)) +
    path(shape, skin) +
    path("M48 27C58 27 63 31 63 40C63 54 57.5 66 48 67C55 60 57 44 48 27Z", shaded(skin, -0.3), 'opacity=".28"') +
    (young
      ? circle(38.5, 51, 3.2, "#D9655A", 'opacity=".25"') + circle(57.5, 51, 3.2, "#D9655A", 'opacity=".25"')
      : "") +
    (look.includes("old") ? wrinkles(skin) : "") +
    (BEARDS[beard.part]?.(beard.colour) ?? "") +
    (beard.part.endsWith("beard")
      ? path("M42.5 56.500Q48 54 53.5 56.500Q48 60.5 42.5 56.500Z", shaded(skin, -0.12))
      : "") +
    mien(mood, skin, shaded(brows, brows > "#D" ? -0.2 : -0.1)) +
    (COVERS.has(hat) ? "" : (BEFORE[hair.part]?.(hair.colour) ?? ""))
  );
}

function person(look: readonly string[], id: string): string {
  const n = numberOf(id);
  const skin = SKINS[look.find((one) => one in SKINS) ?? picked(Object.keys(SKINS), n)]!;
  const plain = look.includes("old") ? "#A9A49D" : picked(["#2A2022", "#5B3D27", "#82502E"], n >> 2);
  const hair = worn(look, BEFORE, "crop", plain);
  const hat = worn(look, HATS, "", picked(Object.values(COLOURS), n >> 3));
  const dress = worn(look, DRESSES, "robe", picked(Object.values(COLOURS), n >> 4));
  const marks = Object.keys(MARKS)
    .filter((one) => look.includes(one))
    .map((one) => MARKS[one]!(skin))
    .join("");
  const wide = look.includes("broad") ? 1.1 : look.includes("narrow") ? 0.9 : 1;
  const small = look.includes("child") ? 0.86 : look.includes("young") ? 0.95 : 1;
  const showing =
    COVERS.has(hat.part) && !["long", "braids"].includes(hair.part) ? "" : (BEHIND[hair.part]?.(hair.colour) ?? "");
  return (
    `<g transform="translate(48 96) scale(${small}) translate(-48 -96)"><g transform="translate(48 0) scale(${wide} 1) translate(-48 0)">` +
    showing +
    (CLOTH[hat.part]?.(hat.colour) ?? "") +
    path("M40 58H56V72Q48 82 40 72Z", shaded(skin, -0.16)) +
    (DRESSES[dress.part] ?? DRESSES["robe"]!)(dress.colour) +
    path("M40 66H56L54 72Q48 79 42 72Z", shaded(skin, -0.16)) +
    head(look, skin, hair, hat.part) +
    (HATS[hat.part]?.(hat.colour) ?? "") +
    marks +
    "</g></g>"
  );
}

/** The picture inside an svg of 96 by 96. `id` settles what the look leaves open. */
export function face(look: readonly string[], id: string): string {
  const said = look.length ? look : lookOf(id);
  const [ground, disc] = GROUNDS[numberOf(id) % GROUNDS.length]!;
  const beast = said.find((one) => one in BEASTS);
  return (
    `<rect width="96" height="96" fill="${ground}"/>` +
    circle(48, 46, 36, disc) +
    (beast ? BEASTS[beast]!(said.includes("blind")) : person(said, id))
  );
}
