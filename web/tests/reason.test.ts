import { expect, test } from "vitest";
import { reason as chrononauts } from "../src/games/chrononauts/reason";
import { reason as contreTemps } from "../src/games/contre-temps/reason";
import { reason as timeDivision } from "../src/games/time-division/reason";
import { reason as timeStories } from "../src/games/time-stories/reason";
import { reason as timeline } from "../src/games/timeline/reason";
import type { Event, View } from "../src/net/protocol";

/** Asked why, a bot answers with something that happened: each game's sentence names the thing it is about. */
const event = (n: number, kind: string, args: Event["args"], text = ""): Event => ({
  ...{ n, at: 0, kind, args, text, decision: n },
});
const view = { zones: [], numbers: {}, aid: { cards: {}, dates: {} } } as unknown as View;

test("Contre-Temps: won with it, gave it up for a crystal, was beaten, or went back for somebody's event", () => {
  const won = event(1, "played", { seat: 1, card: "A13", event: 3 });
  const low = event(2, "played", { seat: 2, card: "A2", event: 3 });
  const lost = event(3, "played", { seat: 3, card: "A12", event: 3 });
  const told = [
    ...[won, low, lost],
    event(4, "crystal", { seat: 2, event: 3 }),
    event(5, "event-won", { seat: 1, event: 3, card: "A13" }),
  ];
  expect(contreTemps(won, told, view)).toMatch(/13.*event 3.*one event for me/s);
  expect(contreTemps(low, told, view)).toMatch(/could not win event 3.*crystal/s);
  expect(contreTemps(lost, told, view)).toMatch(/12.*13 beat it/s);
  expect(contreTemps(won, told.slice(0, 3), view)).toContain("others may still beat it");
  const back = event(6, "travelled", { seat: 0, n: -2, event: 3 });
  expect(contreTemps(back, [...told, back], view)).toMatch(/2 crystals.*held with .*13/s);
  expect(contreTemps({ ...back, args: { seat: 0, n: -1, event: 0 } }, told, view)).toContain("trump");
  expect(contreTemps({ ...back, args: { seat: 1, n: -1, event: 3 } }, told, view)).toContain("it is mine");
  expect(contreTemps(event(7, "income", { seat: 1, n: 2 }), told, view)).toBeNull();
});

test("Chrononauts: which years a flip opens or closes, up to what somebody begins next", () => {
  const flip = event(1, "aimed-year", { seat: 1, card: "reverse", year: 1963 });
  const told = [
    ...[flip, event(2, "flipped", { year: 1963 }), event(3, "opened", { year: 1968 })],
    ...[event(4, "turn-began", { seat: 2, n: 5 }), event(5, "opened", { year: 1974 })],
  ];
  expect(chrononauts(flip, told, view)).toMatch(/1963 opens 1968:/);
  expect(chrononauts(flip, [flip, event(2, "healed", { year: 1917 })], view)).toMatch(/closes 1917: one paradox/);
  expect(chrononauts(flip, [flip, event(2, "cancelled", {})], view)).toContain("Memo");
  expect(chrononauts(event(9, "patched", { seat: 1, year: 1999 }), [], view)).toContain("1999 lay open");
});

test("Time Division: whether a card acted or counts, and what a decision brought", () => {
  const laid = event(1, "moved", { card: "vizier", from: "hand 1", to: "decision 1" });
  const acts = event(3, "activated", { seat: 1, card: "vizier", nested: 0 });
  expect(timeDivision(laid, [laid, acts], view)).toContain("for its effect");
  const home = event(3, "moved", { card: "vizier", from: "decision 1", to: "influence 1" });
  expect(timeDivision(laid, [laid, home], view)).toContain("counts for me");
  expect(timeDivision(laid, [laid, event(2, "round-began", { round: 2 }), home], view)).toContain("may act or count");
  const decided = event(2, "decided", { seat: 1, side: 1 });
  const came = event(4, "moved", {}, "Potter goes to the Past.");
  expect(timeDivision(decided, [decided, acts, came], view)).toMatch(/did more for me.*Potter goes to the Past/);
});

test("TIME Stories: what nobody had read, and how a trial stands with what they give", () => {
  const took = event(1, "explored", { agent: 1, card: "terrace/C", cost: 1 });
  expect(timeStories(took, [took], view)).toBe("Nobody had read C yet, and that was worth an Azrak.");
  const again = event(5, "took", { agent: 2, card: "terrace/C" });
  expect(timeStories(again, [took, again], view)).toContain("had been read before");
  const engaged = event(6, "engaged", { agent: 1, stat: 0, value: 2, threshold: 4 });
  const boosted = event(7, "boosted", { agent: 1, n: 2 });
  expect(timeStories(engaged, [engaged], view)).toContain("2 against 4");
  expect(timeStories(boosted, [engaged, boosted], view)).toMatch(/4 against 4.*enough/);
  const [first, objected] = [event(8, "objected", { agent: 1 }), event(9, "objected", { agent: 2 })];
  const giving = { ...view, numbers: { topic: "abandon" } };
  expect(timeStories(objected, [first, objected], giving)).toContain("rather try what is left");
  expect(timeStories(first, [first, objected], giving)).toBeNull();
  expect(timeStories(objected, [objected], { ...view, numbers: { topic: "leave" } })).toBeNull();
});

test("Timeline: between which two somebody took it to lie, on the line as it was then", () => {
  const known = (name: string): object => ({ icon: "", name, alt: "", deck: "", region: "", difficulty: 1 });
  const seen = {
    zones: [{ name: "line", seat: null, cards: ["a", "x", "b"] }],
    numbers: {},
    aid: {
      cards: { a: known("Steam engine"), b: known("Telephone"), x: known("Telegraph") },
      dates: { a: { year: 1712 }, x: { year: 1844 }, b: { year: 1876 } },
    },
  } as unknown as View;
  const placed = event(1, "placed", { seat: 1, card: "x", gap: 2, year: 1844 });
  expect(timeline(placed, [placed], seen)).toMatch(/later than “Steam engine” and earlier than “Telephone”.*was: 1844/);
  const missed = event(1, "missed", { seat: 1, card: "y", gap: 4, year: 1600 });
  expect(timeline(missed, [missed], seen)).toMatch(/later than anything here, “Telephone” included. It was not: 1600/);
});
