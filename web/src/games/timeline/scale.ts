/** The ruler's scale: years by the logarithm of their age, so that yesterday has as much room as the ice age. */
import { language, t } from "../../text/words.svelte";

const TODAY = new Date().getFullYear();
const NEAR = 16;

export const age = (year: number): number => -Math.log(Math.max(1, TODAY + NEAR - year));

interface Scale {
  /** Where a year lies, from 0 to 1. */
  at: (year: number) => number;
  ticks: { year: number; at: number; label: string }[];
}

const NICE = [
  -13_000_000_000, -4_000_000_000, -1_000_000_000, -400_000_000, -100_000_000, -40_000_000, -10_000_000, -4_000_000,
  -1_000_000, -400_000, -100_000, -40_000, -20_000, -10_000, -5000, -3000, -2000, -1000, -500, 1, 500, 1000, 1250, 1400,
  1500, 1600, 1700, 1750, 1800, 1825, 1850, 1875, 1900, 1920, 1935, 1950, 1960, 1970, 1980, 1990, 2000, 2005, 2010,
  2015, 2020,
];
const ROUND = [
  -3000, -1000, 1, 1000, 1500, 1700, 1800, 1900, 1950, 1980, 2000, -10_000, -100_000, -1_000_000, -100_000_000,
  -1_000_000_000,
];

/** "3000 BCE", "10 million BCE": short enough for a ruler. */
export function yearLabel(year: number): string {
  const size = Math.abs(year);
  const [short, unit] =
    size >= 1e9
      ? [size / 1e9, "billion" as const]
      : size >= 1e6
        ? [size / 1e6, "million" as const]
        : [size, "plain" as const];
  const figures = new Intl.NumberFormat(language(), { useGrouping: short >= 10_000 }).format(short);
  const told = unit === "plain" ? figures : t(`tl-${unit}`, { n: short, figures });
  return year < 0 ? t("tl-bce", { year: told }) : year === 1 ? t("tl-year-one") : told;
}

/** A scale over the open years, with as many ticks as there is room for. */
export function scaleOf(years: readonly number[], width: number): Scale {
  const known = years.length ? years : [1500];
  let [low, high] = [Math.min(...known.map(age)), Math.max(...known.map(age))];
  const room = Math.max(0.12 * (high - low), 0.35);
  [low, high] = [low - room, Math.min(high + room, age(TODAY + 2))];
  const at = (year: number): number => Math.min(1, Math.max(0, (age(year) - low) / (high - low)));
  const inside = NICE.filter((year) => age(year) >= low && age(year) <= high);
  const chosen: number[] = [];
  for (const year of [...inside].sort((a, b) => rank(a) - rank(b))) {
    if (chosen.every((other) => Math.abs(at(other) - at(year)) * width > (Math.min(other, year) < 0 ? 112 : 72)))
      chosen.push(year);
  }
  return { at, ticks: chosen.sort((a, b) => a - b).map((year) => ({ year, at: at(year), label: yearLabel(year) })) };
}

function rank(year: number): number {
  const place = ROUND.indexOf(year);
  return place < 0 ? ROUND.length : place;
}
