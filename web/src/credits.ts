/** Icons drawn by others, by file name, with the artist where the set's history names one. */
export interface IconCredit {
  icon: string;
  /** null: drawn by a contributor the packaged set does not name. */
  artist: string | null;
}

const DELAPOUITE = [
  "air-balloon", "anticlockwise-rotation", "bastet", "galley", "newspaper", "old-lantern", "photo-camera",
  "power-generator", "speedometer", "telescope", "two-coins",
];
const LORC = ["clockwork", "compass", "hourglass", "moon", "open-book"];
const SKOLL = ["pocket-watch", "zeppelin"];
const UNNAMED = ["astrolabe", "atom"];
/** Trades of Time Division; the packaged set names no artist for them. */
const TRADES = [
  "amphora", "anubis", "banknote", "battered-axe", "blacksmith", "bow-arrow", "briefcase", "camel", "cape",
  "capitol", "cash", "chariot", "city-car", "coffee-cup", "coins-pile", "crown", "crowned-heart", "eagle-emblem",
  "egyptian-profile", "eye-of-horus", "family-tree", "fishing-pole", "graduate-cap", "hamburger", "hand-saw",
  "jet-fighter", "jumping-rope", "knapsack", "lyre", "magic-gate", "magnifying-glass", "microphone", "monk-face",
  "mounted-knight", "oil-pump", "pc", "pharoah", "plague-doctor-profile", "pope-crown", "portal", "run", "scales",
  "scroll-quill", "shaking-hands", "shepherds-crook", "steering-wheel", "stone-block", "stopwatch", "time-bomb",
  "time-trap", "tooth", "wheat", "whip", "wolf-trap",
];

const by = (icons: string[], artist: string | null): IconCredit[] => icons.map((icon) => ({ icon, artist }));

export const ICONS: readonly IconCredit[] = [
  ...by(DELAPOUITE, "Delapouite"), ...by(LORC, "Lorc"), ...by(SKOLL, "Skoll"), ...by(UNNAMED, null), ...by(TRADES, null),
].toSorted((a, b) => a.icon.localeCompare(b.icon));

export const ICON_LICENCE = "CC BY 3.0";
export const FONTS = [
  { name: "Bodoni Moda", by: "Owen Earl, indestructible type*" },
  { name: "Asap", by: "Omnibus-Type" },
  { name: "Asap Condensed", by: "Omnibus-Type" },
  { name: "Literata", by: "TypeTogether" },
] as const;
export const FONT_LICENCE = "SIL OFL 1.1";
