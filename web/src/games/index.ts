/** The register of games: one word per box, in the order of the shelf. The shell asks here and knows no game by name. */
import type { Box, BoxGame } from "./box";
import type { GameBoard } from "./board";

const SHELF = ["contre-temps", "timeline", "chrononauts", "time-division", "time-stories"];

const found = import.meta.glob<Box>("./*/box.ts", { eager: true, import: "default" });

export const BOXES: readonly Box[] = SHELF.map((folder) => found[`./${folder}/box.ts`]!);
export const GAMES: readonly BoxGame[] = BOXES.flatMap((box) => box.games);

/** The box a game comes in; none for a game this client has never heard of. */
export function boxOf(game: string): Box | undefined {
  return BOXES.find((box) => box.games.some((one) => one.id === game));
}

/** The game's own board, or the generic one made of the same parts. */
export async function boardOf(game: string, plain = false): Promise<GameBoard> {
  const own = plain ? undefined : GAMES.find((one) => one.id === game);
  return (await (own?.board ?? (() => import("./generic")))()).default;
}
