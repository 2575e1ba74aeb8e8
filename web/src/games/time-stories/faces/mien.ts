/** Eyes, brows and mouths: a mood; and the marks one has. */
import { INK, shaded } from "./colours";
import { circle, path, stroke } from "./strokes";

const [LEFT, RIGHT, EYES] = [41.5, 54.5, 44];
const BROWS: Record<string, string> = {
  calm: "M38 39.500Q41.5 37.5 45 39.500M51 39.500Q54.5 37.5 58 39.5",
  laughing: "M38 38Q41.5 35.5 45 38M51 38Q54.5 35.5 58 38",
  sad: "M38 40.500Q41 38.5 45 37.500M51 37.500Q55 38.5 58 40.5",
  sly: "M38 39.500Q41.5 38.5 45 40M51 38.500Q54.5 35 58 37.5",
  stern: "M37.5 37.500L45 40.500M51 40.500L58.5 37.5",
  surprised: "M38 36.500Q41.5 33.5 45 36.500M51 36.500Q54.5 33.5 58 36.5",
};
const MOUTHS: Record<string, string> = {
  calm: "M44 57Q48 58.6 52 57",
  asleep: "M45.5 57.500Q48 58.5 50.5 57.5",
  blind: "M43.5 56.500Q48 59.5 52.5 56.5",
  sad: "M44 58.500Q48 55.5 52 58.5",
  sly: "M43.5 57.500Q49 58.5 53 55.5",
  smile: "M42.5 56Q48 61 53.5 56",
  stern: "M43.5 57.500H52.5",
  tired: "M44 58Q48 57 52 58",
};

/** An eye that looks out: a lid over it, light in it. */
const open = (x: number, r = 1.9): string =>
  circle(x, EYES, r, INK) +
  circle(x + 0.6, EYES - 0.6, 0.6, "#FFFFFFCC") +
  stroke(`M${x - 3.4} ${EYES - 1}Q${x} ${EYES - 3.8} ${x + 3.4} ${EYES - 1}`, INK, 1.1);
const closed = (x: number, up: number): string =>
  stroke(`M${x - 3.2} ${EYES}Q${x} ${EYES + up} ${x + 3.2} ${EYES}`, INK, 1.5);
const heavy = (x: number, skin: string): string =>
  circle(x, EYES, 1.9, INK) +
  path(`M${x - 3.6} ${EYES - 3.4}h7.200v3.200q-3.6 -1.4 -7.2 0Z`, skin) +
  stroke(`M${x - 3.4} ${EYES - 0.3}Q${x} ${EYES - 1.6} ${x + 3.4} ${EYES - 0.3}`, INK, 1.2);

function eye(x: number, mood: string, skin: string): string {
  if (mood === "laughing") return closed(x, -3.6);
  if (mood === "asleep") return closed(x, 2.6);
  if (mood === "sly") return heavy(x, skin);
  if (mood === "tired")
    return (
      heavy(x, skin) +
      stroke(`M${x - 2.6} ${EYES + 4}Q${x} ${EYES + 5.2} ${x + 2.6} ${EYES + 4}`, shaded(skin, -0.28), 1)
    );
  if (mood === "blind")
    return (
      circle(x, EYES, 2.3, "#EEF1EC") +
      stroke(`M${x - 3.4} ${EYES - 1.2}Q${x} ${EYES - 3.8} ${x + 3.4} ${EYES - 1.2}`, INK, 1.1)
    );
  if (mood === "surprised") return circle(x, EYES, 3, "#FBF7EE") + open(x, 1.6);
  return open(x);
}

function mouth(mood: string, skin: string): string {
  const lips = shaded(skin, -0.45);
  if (mood === "laughing")
    return path("M42 55.500H54Q53 62.5 48 62.500T42 55.500Z", "#5A1F22") + path("M43 55.500H53V57.500H43Z", "#FBF7EE");
  if (mood === "surprised") return path("M48 55.200C50.4 55.2 50.4 60 48 60S45.6 55.2 48 55.200Z", "#5A1F22");
  return stroke(MOUTHS[mood] ?? MOUTHS["calm"]!, lips, 1.7);
}

/** What a face says. Brows are of the hair's colour, where there is any. */
export function mien(mood: string, skin: string, hair: string): string {
  const brows = BROWS[mood] ?? BROWS["calm"]!;
  return (
    eye(LEFT, mood, skin) +
    eye(RIGHT, mood, skin) +
    stroke(brows, hair, mood === "stern" ? 2.1 : 1.7) +
    stroke("M48.5 44.500C48 48 46 50 46.2 51.500Q47.5 52.6 49.5 52", shaded(skin, -0.3), 1.3) +
    mouth(mood, skin)
  );
}

export const MARKS: Record<string, (skin: string) => string> = {
  earrings: () => circle(32, 53, 2, "#E2B84E") + circle(64, 53, 2, "#E2B84E"),
  flower: () =>
    [0, 72, 144, 216, 288].map((a) => circle(64 + 3.2 * Math.cos(a), 30 + 3.2 * Math.sin(a), 2.6, "#CB5B6B")).join("") +
    circle(64, 30, 2, "#F0C75E"),
  freckles: (skin) =>
    [
      [39, 49],
      [42, 50.5],
      [40.5, 52],
      [54, 50.5],
      [57, 49],
      [55.5, 52],
    ]
      .map(([x, y]) => circle(x!, y!, 0.7, shaded(skin, -0.35)))
      .join(""),
  glasses: () =>
    [LEFT, RIGHT]
      .map((x) => `<circle cx="${x}" cy="${EYES}" r="5" fill="#FFFFFF2E" stroke="#3B3230" stroke-width="1.3"/>`)
      .join("") + stroke("M46.5 43.500Q48 42.5 49.5 43.500M36.5 43L33 42M59.5 43L63 42", "#3B3230", 1.3),
  medal: () => path("M62 80L66 80L65 87H63Z", "#A8453C") + circle(64, 89, 3, "#E2B84E"),
  monocle: () =>
    `<circle cx="${RIGHT}" cy="${EYES}" r="5" fill="#FFFFFF2E" stroke="#B98F33" stroke-width="1.5"/>` +
    stroke("M59 47Q63 58 58 72", "#B98F33", 0.9),
  patch: () =>
    path("M49.5 40.500H59.500V45Q54.5 50.5 49.5 45Z", "#231D1F") +
    stroke("M49.5 41L33 35M59.5 41L63.5 39", "#231D1F", 1.4),
  pipe: () =>
    stroke("M52 58L62 63", "#4A2E1F", 2) +
    path("M60 60H67V67Q63.5 70 60 67Z", "#6A4029") +
    stroke("M63 57Q66 53 63 49Q60 45 64 41", "#FFFFFF99", 1.4),
  quill: () => path("M62 46C70 34 76 24 79 12C70 16 64 28 61 45Z", "#F3EEE2") + stroke("M61 50L77 16", "#8F8577", 1),
  sash: () => path("M24 75L34 71L74 96H58Z", "#A8453C") + path("M27 74L31 72.400L67 96H63Z", "#E2B84E"),
  scar: (skin) =>
    stroke("M57 36L60 50", shaded(skin, -0.38), 1.4) + stroke("M56.5 41H60M57.5 46H61", shaded(skin, -0.38), 1),
  soot: () =>
    path("M37 50Q42 48 43 53Q39 56 36.5 53Z", "#2A202266") + path("M55 33Q60 32 60 36Q57 38 54 36Z", "#2A202255"),
};
