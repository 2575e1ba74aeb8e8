/** Lays a table's tree and its telling out as the line map wants them. Letters: 0 as played, then A, B, C… */
import { language, t } from "../text/words.svelte";
import type { Event, Result, Review, TableInfo, Timeline, TreeNode } from "./protocol";
import { byRounds } from "./telling";

function letter(i: number): string {
  return i < 26 ? String.fromCharCode(65 + i) : `A${letter(i - 26)}`;
}

function ending(node: TreeNode): Timeline["ending"] {
  const won = (node.result as Result | null)?.winners ?? [];
  if (won.length) return { kind: "won", seat: won[0]! };
  return node.status === "live" || node.status === "open" ? { kind: "live" } : { kind: "open" };
}

/** All who won, by name. */
function winnersOf(node: TreeNode, names: string[]): string {
  const winners = (node.result as Result | null)?.winners ?? [];
  const who = winners.map((seat) => names[seat] || t("seat-number", { n: seat + 1 }));
  return new Intl.ListFormat(language()).format(who);
}

function statusOf(node: TreeNode, names: string[]): string {
  const end = ending(node);
  if (end.kind === "won") return t("line-won", { who: winnersOf(node, names) });
  return t(end.kind === "live" ? "line-live" : "line-open");
}

function played(node: TreeNode, names: string[]): Timeline {
  return {
    letter: "0",
    title: t("as-played"),
    status: statusOf(node, names),
    from: null,
    start: 1,
    end: Math.max(1, node.decisions),
    answered: node.decisions,
    ending: ending(node),
    hidden: "same",
    turning: [],
    by: t("as-played-by"),
    result: node.result as Result | null,
    facts: [
      { term: t("fact-moves"), text: String(node.decisions) },
      { term: t("fact-result"), text: statusOf(node, names) },
    ],
  };
}

/** Lines taken back inside one table: they end where they were left. */
function abandoned(node: TreeNode, from: string, next: () => string, before = 0): Timeline[] {
  return node.branches.map((line) => {
    const at = before + line.decision;
    return {
      letter: next(),
      title: t("line-undone"),
      status: t("line-open"),
      from: { letter: from, move: Math.max(1, at) },
      start: at,
      end: at + Math.max(1, line.length),
      ending: { kind: "open" },
      hidden: "same",
      turning: [],
      by: t("line-undone-by", { n: at }),
      result: null,
      facts: [{ term: t("fact-moves"), text: String(line.length) }],
    };
  });
}

/** A branch's table counts from 0 where it left: on the map it goes on from there. */
function branches(node: TreeNode, from: string, next: () => string, names: string[], before = 0): Timeline[] {
  return node.children.flatMap((child) => {
    const own = next();
    const offset = before + (child.decision ?? 0);
    const at = Math.max(1, offset);
    const line: Timeline = {
      letter: own,
      title: child.called || t("line-branch", { letter: own }),
      status: statusOf(child, names),
      from: { letter: from, move: at },
      start: at,
      end: Math.max(at + 1, offset + child.decisions),
      answered: offset + child.decisions,
      ending: ending(child),
      hidden: child.mode === "fair" ? "resampled" : "same",
      turning: [],
      by: t("line-branch-by", { n: at }),
      result: child.result as Result | null,
      table: child.id,
      offset,
      facts: [
        { term: t("fact-hidden"), text: t(child.mode === "fair" ? "hidden-new" : "hidden-same") },
        { term: t("fact-result"), text: statusOf(child, names) },
      ],
    };
    return [line, ...abandoned(child, own, next, offset), ...branches(child, own, next, names, offset)];
  });
}

export function timelinesOf(tree: TreeNode, names: string[]): Timeline[] {
  let made = 0;
  const next = (): string => letter(made++);
  return [played(tree, names), ...abandoned(tree, "0", next), ...branches(tree, "0", next, names)];
}

function roundsOf(events: Event[]): Review["rounds"] {
  const firsts = events
    .filter((event) => event.kind === "round-began")
    .map((event) => ({ n: Number(event.args["round"] ?? event.args["n"]), first: (event.decision ?? 0) + 1 }));
  if (firsts[0]?.n !== 1) firsts.unshift({ n: 1, first: 1 });
  return firsts.map(({ n, first }) => ({ label: t("round", { n }), first }));
}

export function reviewOf(info: TableInfo, tree: TreeNode, events: Event[]): Review {
  const names = info.seats.map((seat) => seat.name);
  const over = info.status === "over" || info.status === "closed";
  const moves = Math.max(1, tree.decisions);
  return {
    record: info.id,
    game: info.game,
    title: info.title,
    subtitle: t("table-subtitle", { title: names.filter(Boolean).join(", "), n: names.length }),
    verified: info.fairness.verifiable,
    over,
    seat: tree.seat ?? null,
    seats: info.seats,
    moves,
    rounds: roundsOf(events),
    timelines: timelinesOf(tree, names),
    chosen: "0",
    move: moves,
    prompt: { kicker: "", ask: t("play-on-here") },
    compare: null,
    holds: null,
    events: byRounds(events),
  };
}
