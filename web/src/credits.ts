/** Icons drawn by others, by file name, with the artist where the set's history names one. */
export interface IconCredit {
  icon: string;
  /** null: drawn by a contributor the packaged set does not name. */
  artist: string | null;
}

const DELAPOUITE = [
  "air-balloon", "anticlockwise-rotation", "bastet", "galley", "newspaper", "old-lantern", "photo-camera",
  "power-generator", "speedometer", "target-poster", "telescope", "two-coins",
];
const LORC = [
  "anchor", "back-forth", "broken-tablet", "clockwork", "compass", "crown", "divert", "empty-hourglass", "hourglass", "laurels",
  "locked-chest", "moon", "open-book", "scroll-unfurled", "sprint", "stone-tablet", "top-hat", "trophy",
];
const SKOLL = ["pocket-watch", "zeppelin"];
const UNNAMED = [
  "astrolabe", "atom", "binoculars", "capitol", "church", "city-car", "crown-of-thorns", "cruiser", "dinosaur-rex", "envelope", "family-tree",
  "fast-forward-button", "film-spool", "guitar", "halt", "life-buoy", "miracle-medecine", "mona-lisa", "money-stack", "monkey-wrench",
  "musical-score", "person", "quill-ink", "satellite", "shield-reflect", "sinking-ship", "stegosaurus-scales", "sun-radiations",
  "triceratops-head", "vortex",
];
/** Trades of Time Division; the packaged set names no artist for them. */
const TRADES = [
  "amphora", "anubis", "banknote", "battered-axe", "blacksmith", "bow-arrow", "briefcase", "camel", "cape",
  "cash", "chariot", "coffee-cup", "coins-pile", "crowned-heart", "eagle-emblem",
  "egyptian-profile", "eye-of-horus", "fishing-pole", "graduate-cap", "hamburger", "hand-saw",
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
