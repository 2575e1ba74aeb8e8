/** The front page of the world that was made: written from the timeline as it stands, and from nothing else. */
import type { Event } from "../../net/protocol";
import { standing } from "../../net/telling";
import { language, says, t } from "../../text/words.svelte";
import type { YearAid } from "./aid.gen";
import { headline, printed } from "./printed.svelte";
import { titleOf, yearMark } from "./words";

export interface Story {
  year: string;
  title: string;
  text: string[];
  /** Who made it so, as far as it was told. */
  by: number | null;
}

export interface Paper {
  masthead: string;
  motto: string;
  lead: Story;
  stories: Story[];
  /** Years that nobody can report on. */
  blank: Story[];
  /** What is still as the books have it. */
  kept: string[];
  editorial: string;
}

const MASTHEADS = 7;
const WAYS = 5;
/** Years of which nobody makes light, whatever became of them. */
const GRAVE = ["1942", "1945", "1962", "1968", "1986", "1995", "1999"];
const changed = (one: YearAid): boolean => one.state === "prime" || one.state === "patched";

/** Who turned each year last, or mended it: an aim is told with its seat, what came of it with its year. */
export function makersOf(told: readonly Event[]): Map<string, number> {
  const makers = new Map<string, number>();
  let seat = 0;
  for (const { kind, args } of standing(told)) {
    if (typeof args["seat"] === "number") seat = args["seat"];
    if (kind === "flipped" || kind === "patched") makers.set(String(args["year"]), seat);
  }
  return makers;
}

function hanging(one: YearAid, years: readonly YearAid[]): YearAid[] {
  return (one.ripples ?? []).flatMap((year) => years.filter((other) => other.year === year));
}

const listed = (names: string[]): string => new Intl.ListFormat(language()).format(names);
const quoted = (titles: string[]): string => listed(titles.map((title) => t("cn-news-quoted", { title })));

function turnedOf(one: YearAid, years: readonly YearAid[]): string[] {
  const then = hanging(one, years);
  const made = then.filter((other) => other.state === "patched");
  const lost = then.filter(({ state }) => state === "open");
  return [
    says(`cn-news-${one.year}`) ?? t("cn-news-turned", { title: headline(one.year).title }),
    ...made.map((other, i) => t(i ? "cn-news-then" : "cn-news-led", { year: other.year, title: titleOf(other) })),
    ...(lost.length ? [t("cn-news-lost", { n: lost.length, years: listed(lost.map(({ year }) => year)) })] : []),
  ];
}

/** What stands instead, or that nothing does: because of what was turned, and for want of what was before. */
function followedOf(one: YearAid, years: readonly YearAid[], way: number): string {
  const causes = years.filter((other) => (one.linchpins ?? []).includes(other.year) && other.state === "prime");
  const key = one.state === "open" ? "cn-news-blank" : "cn-news-instead";
  const was = headline(one.year).title;
  const [cause, lost] = [quoted(causes.map(titleOf)), quoted(causes.map(({ year }) => headline(year).title))];
  const how = GRAVE.includes(one.year) ? "grave" : String(way % WAYS);
  return says(`${key}-${how}`, { was, cause, lost, n: causes.length, year: one.year }) ?? was;
}

type Makers = ReadonlyMap<string, number>;

function storyOf(one: YearAid, years: readonly YearAid[], makers: Makers, way: number): Story {
  const title = one.state === "open" ? t("cn-news-no-report", { year: one.year }) : titleOf(one);
  const made = one.state === "prime" || one.patch !== null;
  return {
    year: yearMark(one.year, one.state === "prime"),
    title,
    text: one.state === "prime" ? turnedOf(one, years) : [followedOf(one, years, way)],
    by: made ? (makers.get(one.year) ?? null) : null,
  };
}

/** How much of the world hangs on it; of equals the later one is news. */
function weight(one: YearAid, years: readonly YearAid[]): number {
  const stirred = hanging(one, years).filter((other) => other.state !== "true").length;
  return 100 * (stirred + (one.state === "prime" ? 1 : 0.5)) + Number(one.year) / 100;
}

/** One figure for one history, to vary what does not carry meaning. */
function mark(years: readonly YearAid[]): number {
  return years.reduce((sum, one, i) => (sum * 31 + i * (one.state.length + (one.patch?.length ?? 0))) % 99_991, 7);
}

function editorialOf(years: readonly YearAid[], war: boolean): string {
  const count = (state: YearAid["state"]): number => years.filter((one) => one.state === state).length;
  const [turned, mended, lost] = [count("prime"), count("patched"), count("open")];
  if (war) return t("cn-news-war");
  return t(turned + mended + lost === 0 ? "cn-news-same" : "cn-news-sum", { turned, mended, lost });
}

/** Where a war ended it all, the paper ends with it: the war is its news, and of what lay beyond it tells nothing. */
export function newspaper(timeline: readonly YearAid[], war: boolean, told: readonly Event[] = []): Paper {
  const years = war ? timeline.filter((one) => !one.later) : timeline;
  const makers = makersOf(told);
  // No two neighbours begin alike: ways of telling go round, from where this history happens to begin.
  let way = mark(years);
  const write = (one: YearAid): Story => storyOf(one, years, makers, one.state === "prime" ? 0 : (way += 1));
  const end = war ? years.at(-1) : undefined;
  const weigh = (one: YearAid): number => (one === end ? Infinity : weight(one, years));
  const news = years.filter(changed).toSorted((a, b) => weigh(b) - weigh(a));
  const [first, ...rest] = news.map(write);
  const last = years.at(-1)?.year ?? "";
  return {
    masthead: t(war ? "cn-paper-war" : (`cn-paper-${mark(years) % MASTHEADS}` as "cn-paper-0")),
    motto: t("cn-paper-motto", { year: last }),
    lead: first ?? { year: last, title: t("cn-news-quiet"), text: [t("cn-news-quiet-text")], by: null },
    stories: rest,
    blank: years.filter((one) => one.state === "open").map(write),
    kept: years.filter((one) => one.state === "true").map((one) => `${one.year} ${titleOf(one)}`),
    editorial: editorialOf(years, war),
  };
}

/** The patch on a year by its own words; for whoever lists what was done. */
export const patchTitle = (card: string): string => printed(card).title ?? printed(card).name;
