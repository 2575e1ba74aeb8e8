/** Groups the zones of any view into what a person can scan: common zones, then seat by seat. */
import type { View, ZoneView } from "../../net/protocol";

interface Group {
  seat: number | null;
  zones: ZoneView[];
}

const GENERIC = /[-_]/g;

/** "event_deck" reads "event deck": names are the game's own words. */
export function wordOf(name: string): string {
  return name.replace(GENERIC, " ");
}

/** Ten zones of one name are shown as one row, numbered. */
export function labelled(zones: ZoneView[]): { zone: ZoneView; label: string; key: string }[] {
  const seen = new Map<string, number>();
  const total = new Map<string, number>();
  for (const zone of zones) total.set(zone.name, (total.get(zone.name) ?? 0) + 1);
  return zones.map((zone) => {
    const n = (seen.get(zone.name) ?? 0) + 1;
    seen.set(zone.name, n);
    const many = (total.get(zone.name) ?? 0) > 1;
    return {
      zone,
      label: many ? `${wordOf(zone.name)} ${zone.seat ?? n}` : wordOf(zone.name),
      key: `${zone.name}-${n}`,
    };
  });
}

/** Rows of places (events 1 to 10) start at 1, rows of seats at 0: the empty places of a row are left out. */
function placesOf(view: View): Set<string> {
  const least = new Map<string, number>();
  for (const { name, seat } of view.zones) if (seat !== null) least.set(name, Math.min(seat, least.get(name) ?? seat));
  return new Set([...least].flatMap(([name, first]) => (first > 0 ? [name] : [])));
}

export function groupsOf(view: View): Group[] {
  const places = placesOf(view);
  const owner = (zone: ZoneView): number | null => (places.has(zone.name) ? null : zone.seat);
  const shown = view.zones.filter((zone) =>
    owner(zone) === null ? zone.size > 0 || !places.has(zone.name) : !(zone.name === "hand" && zone.seat === view.seat),
  );
  const seats = [...new Set(shown.map(owner))].filter((seat) => seat === null || seat < view.seats);
  seats.sort((a, b) => (a ?? -1) - (b ?? -1));
  return seats.map((seat) => ({ seat, zones: shown.filter((zone) => owner(zone) === seat) }));
}

/** The public figures, scalars first. */
export function figuresOf(view: View): { name: string; value: string }[] {
  return Object.entries(view.numbers).map(([name, value]) => ({
    name: wordOf(name),
    value: Array.isArray(value) ? value.join(" · ") : String(value),
  }));
}

export function handOf(view: View): string[] {
  const mine = view.zones.find((zone) => zone.name === "hand" && zone.seat === view.seat);
  return (mine?.cards ?? []).filter((card) => card !== null);
}
