/** A window on a long list: two pages are drawn, whatever its length. */
import type { Event } from "../net/protocol";

export const PAGE = 40;
/** What fills the tallest panel: more need not be drawn before the first paint. */
export const AT_ONCE = 24;

export interface Window<T> {
  lines: T[];
  before: boolean;
  after: boolean;
}

/** The window `pages` pages back from the end: a page and the one after it, so that turning never loses the place. */
export function windowOf<T>(all: readonly T[], pages: number): Window<T> {
  const end = Math.max(Math.min(all.length, PAGE), all.length - Math.max(0, pages - 1) * PAGE);
  const start = Math.max(0, all.length - (pages + 1) * PAGE);
  return { lines: all.slice(start, end), before: start > 0, after: end < all.length };
}

/** How far back to turn so that a decision is in the window. */
export function pageWith(events: readonly Event[], decision: number): number {
  const at = events.findLastIndex((event) => event.decision != null && event.decision <= decision);
  return Math.floor((events.length - 1 - Math.max(0, at)) / PAGE);
}
