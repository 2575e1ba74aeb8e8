/** Who holds what where each timeline stands now: the last moment of each, told by the game's own board. */
import type { GameBoard } from "../games/board";
import { t } from "../text/words.svelte";
import { momentOf } from "./differences";
import type { Language, Review, View } from "./protocol";
import type { Eyes, Transport } from "./transport";

type Holds = NonNullable<Review["holds"]>;

async function lastView(
  wire: Transport,
  review: Review,
  letter: string,
  eyes: Eyes,
  language: Language,
): Promise<View | null> {
  const end = review.timelines.find((line) => line.letter === letter)!.end;
  const place = momentOf(review.timelines, letter, end);
  if (!place) return null;
  return wire.moment(place.table ?? review.record, place.decision, eyes, language).then(
    (found) => found.view,
    () => null,
  );
}

export async function holdsOf(
  wire: Transport,
  review: Review,
  board: Pick<GameBoard, "review">,
  eyes: Eyes,
  language: Language,
): Promise<Holds | null> {
  const read = board.review?.holds;
  if (!read) return null;
  const views = await Promise.all(review.timelines.map((line) => lastView(wire, review, line.letter, eyes, language)));
  const rows = review.timelines.flatMap((line, i): Holds["rows"] => {
    const view = views[i];
    if (!view) return [];
    const { seats, of } = read(view);
    const winner = line.ending.kind === "won" ? line.ending.seat : null;
    return [
      { letter: line.letter, title: line.title, seats, winner, holds: winner === null ? line.status : of(winner) },
    ];
  });
  const first = views.find((view) => view !== null);
  if (!first) return null;
  const { title, columns } = read(first);
  const used = columns.map((_, i) => rows.some((row) => row.seats[i] !== null));
  const keep = <T>(items: T[]): T[] => items.filter((_, i) => used[i]);
  return {
    title,
    note: t("diff-note"),
    columns: keep(columns),
    rows: rows.map((row) => ({ ...row, seats: keep(row.seats) })),
  };
}
