/** A move in parts as it is put together: what its parts are called. */
import type { Option } from "../../net/protocol";
import type { Seated } from "../../net/seated.svelte";

/** The parts chosen so far, as they are written on their buttons. */
export function labelsOf(seated: Seated): string[] {
  let options: Option[] = seated.update?.options ?? [];
  return seated.path.map((text) => {
    const found = options.find((option) => option.text === text);
    options = found?.then ?? [];
    return found?.label ?? text;
  });
}

/** A move of several parts as one line; a move of one part says enough on its button. */
export const wholeOf = (seated: Seated): string | null =>
  seated.path.length > 1 ? labelsOf(seated).join(" › ") : null;
