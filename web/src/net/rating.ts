/**
 * How strong one is on the scale of the house's bots, whose ratings were measured: the strength that makes one's results
 * likeliest (Plackett and Luce, as the bots' own ratings), drawn towards the middle while there are few games. It hangs
 * on the games alone and not on their order, so that two devices come to the same.
 */
import type { PlayedGame } from "./mine";
import type { Ratings } from "./protocol";

export interface OwnRating {
  mu: number;
  sigma: number;
  games: number;
}

const [MIDDLE, SPREAD] = [25, 25 / 3];
/** How much luck there is in one game, as openskill takes it. */
const BETA = 25 / 6;
const SCALE = BETA * Math.SQRT2;
const ROUNDS = 40;

const chance = (mine: number, theirs: number): number => 1 / (1 + Math.exp((theirs - mine) / SCALE));

interface Meeting {
  theirs: number;
  /** 1 for ahead, 0 for behind, a half for equals. */
  score: number;
}

/** Everybody a game tells about: bots whose strength is known. */
function meetings(games: PlayedGame[], known: Record<string, { mu: number }>): Meeting[] {
  return games.flatMap((game) =>
    game.bots.flatMap((bot, seat) => {
      const rated = seat === game.seat ? undefined : known[bot];
      if (!rated) return [];
      const [mine, theirs] = [game.ranks[game.seat] ?? 0, game.ranks[seat] ?? 0];
      return [{ theirs: rated.mu, score: mine < theirs ? 1 : mine > theirs ? 0 : 0.5 }];
    }),
  );
}

/** null where no game tells anything: none against bots that were measured. */
export function ratingOf(games: PlayedGame[], game: string, ratings: Ratings["ratings"]): OwnRating | null {
  const known = ratings[game] ?? {};
  const counted = games.filter((one) => one.game === game && !one.branch && one.bots.some((bot) => bot in known));
  const met = meetings(counted, known);
  if (!met.length) return null;
  let mu = MIDDLE;
  let weight = 0;
  for (let i = 0; i < ROUNDS; i += 1) {
    let slope = (MIDDLE - mu) / SPREAD ** 2;
    weight = 1 / SPREAD ** 2;
    for (const one of met) {
      const p = chance(mu, one.theirs);
      slope += (one.score - p) / SCALE;
      weight += (p * (1 - p)) / SCALE ** 2;
    }
    mu += slope / weight;
  }
  return { mu, sigma: 1 / Math.sqrt(weight), games: counted.length };
}
