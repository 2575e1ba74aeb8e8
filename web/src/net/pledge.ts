/** What this browser was shown and what it added before a deal, kept so that the end can be held against it. */

interface Pledge {
  /** The fingerprint shown before the deal. */
  commitment: string;
  /** The words this browser mixed in. */
  words: string;
}

const PREFIX = "chronolude.pledge.";
const MOST = 100;

export function pledge(table: string): Pledge | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + table) ?? "null") as Pledge | null;
  } catch {
    return null;
  }
}

/** Note what is new; what was noted first stays. */
export function keepPledge(table: string, fresh: Partial<Pledge>): void {
  const known = pledge(table);
  const next = { commitment: known?.commitment || fresh.commitment || "", words: known?.words || fresh.words || "" };
  if (known && known.commitment === next.commitment && known.words === next.words) return;
  try {
    if (!known) forgetOldest();
    localStorage.setItem(PREFIX + table, JSON.stringify(next));
  } catch {
    // no storage: the page of checks says that this browser remembers nothing
  }
}

function forgetOldest(): void {
  const kept = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  for (const name of kept.slice(0, Math.max(0, kept.length - MOST))) localStorage.removeItem(name);
}
