/** Groups the zones of any view into what a person can scan: the table, one's own, then seat by seat. */
import type { View, ZoneView } from "../../net/protocol";
import type { Legend, ZoneLegend } from "./aid.gen";

/** A card or a back where it lies, with what was told about it and the words by which answers may mean it. */
export interface Lying {
  card: string | null;
  name: string;
  note: string;
  /** Where a zone has places, the number of this one, as answers and clues name it. */
  place: number | null;
  meant: string[];
}

interface Shown {
  key: string;
  zone: ZoneView;
  label: string;
  cards: Lying[];
}

export interface Group {
  seat: number | null;
  zones: Shown[];
}

const GENERIC = /[-_]/g;

/** "event_deck" reads "event deck": names are the game's own words. */
export function wordOf(name: string): string {
  return name.replace(GENERIC, " ");
}

/** What the game calls things; a game with an aid of its own is called by its names in the layout. */
function legendOf(view: View): Partial<Legend> {
  return "figures" in view.aid ? (view.aid as Partial<Legend>) : {};
}

export function nameOf(view: View, card: string): string {
  return legendOf(view).cards?.[card] ?? card;
}

/** Rows of places (events 1 to 10) start at 1, rows of seats at 0: the empty places of a row are left out. */
function placesOf(view: View): Set<string> {
  const least = new Map<string, number>();
  for (const { name, seat } of view.zones) if (seat !== null) least.set(name, Math.min(seat, least.get(name) ?? seat));
  return new Set([...least].flatMap(([name, first]) => (first > 0 ? [name] : [])));
}

function guessed(view: View, zone: ZoneView, places: Set<string>): ZoneLegend {
  const owner = places.has(zone.name) ? null : zone.seat;
  const many = view.zones.filter((one) => one.name === zone.name && (owner === null || one.seat === owner)).length > 1;
  const title = many && zone.seat !== null ? `${wordOf(zone.name)} ${zone.seat}` : wordOf(zone.name);
  return { title, owner, notes: [] };
}

function shown(view: View, zone: ZoneView, legend: ZoneLegend): Shown {
  const text = zone.seat === null ? zone.name : `${zone.name} ${zone.seat}`;
  const cards = zone.cards.map((card, i): Lying => {
    const place = zone.places?.[i] ?? null;
    return {
      card,
      name: card === null ? "" : nameOf(view, card),
      note: legend.notes[i] ?? "",
      place,
      meant: [...(card === null ? [] : [card]), ...(place === null ? [] : [`${text}.${place}`])],
    };
  });
  return { key: text, zone, label: legend.title, cards };
}

/** The shared table first, then what is before oneself, then the others in the order of play. */
export function groupsOf(view: View): Group[] {
  const places = placesOf(view);
  const legends = legendOf(view).zones ?? view.zones.map((zone) => guessed(view, zone, places));
  const groups = new Map<number | null, Shown[]>();
  view.zones.forEach((zone, i) => {
    const legend = legends[i]!;
    const isHand = zone.name === "hand" && zone.seat === view.seat && !zone.cards.includes(null);
    const isEmptyPlace = legend.owner === null && zone.seat !== null && zone.size === 0;
    if (isHand || isEmptyPlace || (legend.owner ?? 0) >= view.seats) return;
    groups.set(legend.owner, [...(groups.get(legend.owner) ?? []), shown(view, zone, legend)]);
  });
  const turn = (seat: number | null): number =>
    seat === null ? -1 : view.seat === null ? seat : (seat - view.seat + view.seats) % view.seats;
  return [...groups].map(([seat, zones]) => ({ seat, zones })).toSorted((a, b) => turn(a.seat) - turn(b.seat));
}

/** The public figures that a reader needs. */
export function figuresOf(view: View): { name: string; value: string }[] {
  const told = legendOf(view).figures;
  if (told) return told.map(({ title, values }) => ({ name: title, value: values.join(" · ") }));
  return Object.entries(view.numbers).map(([name, value]) => ({
    name: wordOf(name),
    value: Array.isArray(value) ? value.join(" · ") : String(value),
  }));
}

export function handOf(view: View): string[] {
  const mine = view.zones.find((zone) => zone.name === "hand" && zone.seat === view.seat);
  return (mine?.cards ?? []).filter((card) => card !== null);
}
