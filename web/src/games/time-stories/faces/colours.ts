/** What a look's colours and skins are on paper; the list of words is `mission/people.py`. */

export const COLOURS: Record<string, string> = {
  amber: "#D99A2B",
  black: "#2A2022",
  blue: "#3A6EA0",
  brass: "#C9A04A",
  brown: "#6A4A31",
  chestnut: "#82502E",
  copper: "#B0683A",
  green: "#557D4C",
  grey: "#908C88",
  indigo: "#34467C",
  ochre: "#BE8F40",
  plum: "#70486C",
  red: "#A8453C",
  rose: "#CB8791",
  silver: "#C2C7CA",
  teal: "#21808C",
  white: "#F3EEE2",
};

export const SKINS: Record<string, string> = {
  pale: "#F4DCC4",
  fair: "#EDC8A4",
  olive: "#DCAD7E",
  tan: "#C8925F",
  brown: "#996643",
  dark: "#70482F",
};

export const INK = "#241A1A";

/** Backgrounds of one family, each with the disc that stands behind the head. */
export const GROUNDS: readonly (readonly [string, string])[] = [
  ["#2C6B80", "#8FBFC4"],
  ["#8E543F", "#DDA883"],
  ["#5E7A5C", "#B5C79F"],
  ["#64506F", "#B9A2BD"],
  ["#8F7434", "#DEC383"],
  ["#3B5478", "#9DB3CE"],
];

/** A colour nearer to black (by < 0) or to white. */
export function shaded(colour: string, by: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const to = by < 0 ? 0 : 255;
  return `#${parts
    .map((one) =>
      Math.round(one + (to - one) * Math.abs(by))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** A number made of a name: the same for everybody, always. */
export function numberOf(id: string): number {
  return [...id].reduce((sum, letter) => (sum * 33 + letter.codePointAt(0)!) % 99_991, 17);
}
