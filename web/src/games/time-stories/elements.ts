/** Elements by name and picture, for whoever has read them: a number means nothing, and tells nothing to the others. */
import type { PaperAid, TimeStoriesAid } from "./aid.gen";

/** What is painted for an Element, by mission and number. */
const PICTURES: Record<string, Record<number, string>> = {
  "forgotten-star": {
    ...{ 2: "guard", 3: "dial", 5: "page", 6: "guard", 8: "letters", 9: "page", 10: "notched-moon", 11: "page" },
    ...{ 12: "wall", 13: "page", 14: "page", 15: "page", 16: "lens", 17: "books", 18: "dog", 20: "lamp" },
    ...{ 21: "crowd", 22: "fire", 23: "books", 24: "bales", 25: "scales", 27: "chest", 28: "jars", 30: "guard" },
    ...{ 31: "shadow", 32: "glass", 33: "scribe", 34: "scribe", 35: "scales", 37: "moon", 38: "rock", 40: "camels" },
    ...{ 41: "arc", 42: "stall" },
  },
  "want-of-a-nail": {
    ...{ 50: "books", 52: "clock", 53: "page", 54: "pole", 60: "train", 61: "train", 62: "bridge", 63: "bridge" },
    ...{ 64: "anvil" },
  },
};
const PLAIN = "page";

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
    picture: PICTURES[aid.mission.id]?.[number] ?? PLAIN,
  };
}

/** What a text is called on its tab: an Element by its name. */
export const titleOf = (aid: TimeStoriesAid, paper: PaperAid): string =>
  paper.kind === "element" && paper.card !== null ? thingOf(aid, paper.card).name : paper.title;
