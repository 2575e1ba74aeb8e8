/** Elements by name and picture, for whoever has read them: a number means nothing, and tells nothing to the others. */
import type { PaperAid, TimeStoriesAid } from "./aid.gen";

export interface Thing {
  card: string;
  name: string;
  /** null for what this seat has not read: then it is only a number. */
  picture: string | null;
}

/** A thing by what its text calls it, where that text lies open to this seat. */
export function thingOf(aid: TimeStoriesAid, card: string): Thing {
  const plain = aid.things[card] ?? card;
  const paper = aid.papers.find((one) => one.card === card && one.kind === "element" && one.text);
  if (!paper) return { card, name: plain, picture: null };
  const title = /^\s*\*([^*]+?)[.:]?\*/u.exec(paper.text ?? "")?.[1];
  const number = Number(/\d+/u.exec(plain)?.[0] ?? 0);
  return {
    card,
    name: title ? `${title} (${number})` : plain,
    picture: paper.picture,
  };
}

/** What a text is called on its tab: an Element by its name. */
export const titleOf = (aid: TimeStoriesAid, paper: PaperAid): string =>
  paper.kind === "element" && paper.card !== null ? thingOf(aid, paper.card).name : paper.title;
