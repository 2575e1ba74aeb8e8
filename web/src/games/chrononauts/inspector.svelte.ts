/** What the board points at, and what the server's inspector says of it. One for each table on the page. */
import type { Seated } from "../../net/seated.svelte";
import { printed } from "./printed.svelte";
import type { ParadoxReport } from "./aid.gen";
import { announcedOf, shapeOf } from "./shape";

export type Change = "opens" | "heals" | "mends" | "falls";

class Inspector {
  /** The year under the pointer or the focus; it goes before the choice in hand. */
  pointed = $state<string | null>(null);
  /** A year that was pressed while nothing was to be chosen: it stays until another press. */
  pinned = $state<string | null>(null);
  /** A traveller or ID whose years are lit. */
  home = $state<string | null>(null);
  report = $state.raw<ParadoxReport | null>(null);
  text = $state.raw<string[]>([]);
  #known = new Map<string, ParadoxReport>();
  #wanted = "";

  constructor(readonly seated: Seated) {}

  /** The year in question, when it is one that the timeline has. */
  get year(): string | null {
    return this.pointed ?? this.#chosenYear ?? this.pinned ?? this.#announcedStep;
  }

  get #chosenYear(): string | null {
    const chosen = this.seated.chosen;
    if (chosen?.verb === "flip") return chosen.text;
    const card = this.seated.path
      .map((text) => text.replace(/^fetch /, ""))
      .find((one) => printed(one).sort === "patch");
    return card && !this.seated.path[0]?.startsWith("discard") ? (printed(card).year ?? null) : null;
  }

  get #announcedStep(): string | null {
    const card = announcedOf(this.seated);
    return card?.year ?? (card && printed(card.card).sort === "patch" ? (printed(card.card).year ?? null) : null);
  }

  /** What to suppose: a linchpin is flipped; for a patch in hand or announced, it is laid. */
  get steps(): string[] {
    const year = this.year;
    const found = year && shapeOf(this.seated.update!.view).timeline.find((one) => one.year === year);
    if (!found) return [];
    if (found.kind === "linchpin") return [found.year];
    const held = [...this.seated.path.map((text) => text.replace(/^fetch /, "")), announcedOf(this.seated)?.card ?? ""];
    const patch = held.find((one) => printed(one).sort === "patch" && printed(one).year === year);
    return patch && !this.seated.path[0]?.startsWith("discard") ? [patch] : [];
  }

  /** Ask the server, unless it was asked at this decision already. */
  async look(): Promise<void> {
    const steps = this.steps;
    const key = [this.seated.update!.view.decision, ...steps].join(" ");
    this.#wanted = key;
    if (!steps.length) return this.#show(null);
    const known = this.#known.get(key);
    if (known) return this.#show(known);
    const found = await this.seated.connection.inspect(steps);
    if (!found) return;
    const report = found as ParadoxReport;
    this.#known.set(key, report);
    if (this.#wanted === key) this.#show(report);
  }

  #show(told: ParadoxReport | null): void {
    this.report = told;
    this.text = told?.text ?? [];
  }

  /** What would become of each year. */
  get changes(): Map<string, Change> {
    const out = new Map<string, Change>();
    const report = this.report;
    if (!report) return out;
    for (const patch of report.voided) out.set(printed(patch).year ?? "", "falls");
    for (const year of report.healed) out.set(year, "heals");
    for (const year of report.mended) out.set(year, "mends");
    for (const year of report.opened) out.set(year, "opens");
    return out;
  }
}

const all = new WeakMap<Seated, Inspector>();

export function inspectorOf(seated: Seated): Inspector {
  const found = all.get(seated) ?? new Inspector(seated);
  all.set(seated, found);
  return found;
}
