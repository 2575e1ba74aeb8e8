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

const by = (icons: string[], artist: string | null): IconCredit[] => icons.map((icon) => ({ icon, artist }));

export const ICONS: readonly IconCredit[] = [
  ...by(DELAPOUITE, "Delapouite"), ...by(LORC, "Lorc"), ...by(SKOLL, "Skoll"), ...by(UNNAMED, null),
].toSorted((a, b) => a.icon.localeCompare(b.icon));

export const ICON_LICENCE = "CC BY 3.0";
export const FONTS = [
  { name: "Bodoni Moda", by: "Owen Earl, indestructible type*" },
  { name: "Asap", by: "Omnibus-Type" },
  { name: "Asap Condensed", by: "Omnibus-Type" },
  { name: "Literata", by: "TypeTogether" },
] as const;
export const FONT_LICENCE = "SIL OFL 1.1";
