/** Against bots nobody is misled by how fast one lets a card pass: without a Memo it is done for you. */
import { held } from "../../kit/motion";
import type { Seated } from "../../net/seated.svelte";
import { shapeOf } from "./shape";

const LOOK_MS = 1100;

/** The window of a Memo, for somebody who holds none, in Artifaxx, where two of three asks were one, among bots. */
export function needsNoAsking(seated: Seated): boolean {
  const { view, options, table, sealed } = seated.update!;
  const alone = table.seats.every((one) => one.seat === view.seat || one.kind === "bot");
  const open = view.game === "artifaxx" && shapeOf(view).phase === "memo" && sealed === null;
  return seated.mine && alone && open && !options.some(isMemo);
}

const isMemo = ({ text }: { text: string }): boolean => text === "memo";

/** Lets it pass once it could be looked at; gives back what calls that off. */
export function passAlone(seated: Seated): (() => void) | undefined {
  if (!needsNoAsking(seated) || !seated.offers("pass")) return undefined;
  const timer = setTimeout(() => void seated.say("pass"), held(LOOK_MS));
  return () => clearTimeout(timer);
}
