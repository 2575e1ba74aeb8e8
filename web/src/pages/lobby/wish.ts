/** Who shall hold which seat of a new table, said as the server wants it. */
import type { NewTable } from "../../net/protocol";

/** One person at this device and the rest open or bots; with several people here, each has a seat of their own. */
export function withPeople(
  base: NewTable,
  names: readonly string[],
  people: number,
  bots: number,
  level: string,
): NewTable {
  if (people < 2) return { ...base, bots: Array<string>(bots).fill(level) };
  const open = Math.max(0, (base.seats ?? people) - people - bots);
  return {
    ...base,
    players: [
      ...Array.from({ length: people }, (_, i) => ({ kind: "human" as const, name: names[i] ?? "" })),
      ...Array.from({ length: open }, () => ({ kind: "open" as const })),
      ...Array.from({ length: bots }, () => ({ kind: "bot" as const, bot: level })),
    ],
  };
}
