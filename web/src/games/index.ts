/** The register of games: one word per box, in the order of the shelf. The shell asks here and knows no game by name. */
import type { Box, BoxGame } from "./box";
import type { GameBoard } from "./board";
import type { GameCard } from "../net/protocol";

const SHELF = ["contre-temps", "timeline", "chrononauts", "time-division", "time-stories"];

const found = import.meta.glob<Box>("./*/box.ts", { eager: true, import: "default" });

export const BOXES: readonly Box[] = SHELF.map((folder) => found[`./${folder}/box.ts`]!);
export const GAMES: readonly BoxGame[] = BOXES.flatMap((box) => box.games);

/** The box a game comes in; none for a game this client has never heard of. */
export function boxOf(game: string): Box | undefined {
  return BOXES.find((box) => box.games.some((one) => one.id === game));
}

/** The game's own board, a guest's element, or the generic one made of the same parts. */
export async function boardOf(game: string, plain = false, card?: () => Promise<GameCard>): Promise<GameBoard> {
  const own = plain ? undefined : GAMES.find((one) => one.id === game);
  if (own || plain || !card) return (await (own?.board ?? (() => import("./generic")))()).default;
  const guest = await card().catch(() => null);
  return (await import("./generic")).elementBoard(guest?.board ?? null);
}

/** Games this client has no box for: a third party's, as the server lists them. */
export function guestsAmong(cards: readonly GameCard[]): GameCard[] {
  return cards.filter((card) => !GAMES.some((one) => one.id === card.id));
}
