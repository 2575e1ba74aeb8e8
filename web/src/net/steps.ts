/** Steps: what changed, laid over the last update. What did not change stays the very object it was. */
import type { Told } from "./protocol";
import type { Change, Stepped } from "./protocol.gen";

/** The update a step leads to: what all are told alike first, then what this seat is shown otherwise. */
export function after(update: Told, step: Stepped): Told {
  return applied(applied(update, step.public), step.own);
}

export function applied(update: Told, change: Change): Told {
  const { table, view, ...rest } = change;
  const out: Told = { ...update, ...rest };
  if (table) {
    const { seats, ...around } = table;
    out.table = { ...out.table, ...around };
    if (seats) out.table.seats = replaced(out.table.seats, seats);
  }
  if (view && out.view) {
    const { zones, numbers, ...game } = view;
    out.view = { ...out.view, ...game };
    if (zones) out.view.zones = replaced(out.view.zones, zones);
    if (numbers) out.view.numbers = { ...out.view.numbers, ...numbers };
  }
  return out;
}

/** A list with some of its places filled anew. */
function replaced<T>(list: T[], places: Record<string, T>): T[] {
  const out = [...list];
  for (const [place, value] of Object.entries(places)) out[Number(place)] = value;
  return out;
}
