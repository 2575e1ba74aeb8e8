/** A moment of a game that nobody plays any more: a board shows it as it shows a table. */
import { noHint } from "./connection";
import type { Review, TableInfo, Update } from "./protocol";
import { Seated } from "./seated.svelte";
import type { Moment, TableConnection, Verdict } from "./transport";

const no: Verdict = { accepted: false, reasons: [], stale: true };

/** A line on which nothing is said. */
export const silent: TableConnection = {
  listen: () => () => undefined,
  answer: async () => no,
  why: async () => [],
  foresee: async (text) => ({ option: text, certain: [], ranges: [], unanswered: false }),
  inspect: async () => null,
  stand: async () => no,
  hint: async (step) => noHint(step),
  describe: async () => "",
  undo: async () => no,
  consent: async () => no,
  say: () => undefined,
  tell: async () => no,
  phrase: () => undefined,
  mute: async () => no,
  close: () => undefined,
};

export function still(moment: Moment, review: Review): Seated {
  const table = { id: review.record, game: review.game, title: review.title, seats: review.seats } as TableInfo;
  const seated = new Seated(silent);
  const { view, prompt } = moment;
  const update: Update = {
    n: 0,
    table,
    view,
    prompt,
    options: [],
    sealed: null,
    thinking: null,
    your_turn: false,
    turn: 0,
    standing: [],
    window: null,
  };
  seated.update = update;
  seated.table = table;
  return seated;
}
