/** Cards this browser has seen of late: the next table deals the others first. Kept here only. */

const KEY = "chronolude.timeline.seen";
/** As many as make a difference: five decks of six, and below what a table takes. */
const MOST = 275;

export function seenCards(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === "string") : [];
  } catch {
    return []; // private windows and broken entries: every card is new
  }
}

/** Remember these as the latest; the oldest are forgotten first. */
export function remember(cards: readonly string[]): void {
  const fresh = new Set(cards);
  const kept = [...seenCards().filter((card) => !fresh.has(card)), ...fresh].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // no storage: cards are then drawn as they come
  }
}
