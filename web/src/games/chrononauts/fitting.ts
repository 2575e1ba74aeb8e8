import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

/** Tries one step after the other, from the roomiest, until what lies in a place no longer sticks out of it. */
export function fitted(steps: number, take: (step: number) => void): Attachment<HTMLElement> {
  return (place) => {
    let latest = 0;
    const look = async (): Promise<void> => {
      const mine = (latest += 1);
      for (let step = 0; step < steps; step += 1) {
        take(step);
        await tick();
        if (mine !== latest || place.scrollHeight <= place.clientHeight + 1) return;
      }
    };
    const seen = new ResizeObserver(() => void look());
    seen.observe(place);
    return () => {
      latest = -1;
      seen.disconnect();
    };
  };
}
