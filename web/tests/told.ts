import type { Event } from "../src/net/protocol";

/** An event as the wire tells it. */
export const event = (n: number, kind: string, args: Record<string, unknown> = {}, text = kind): Event => ({
  n,
  kind,
  args,
  text,
  decision: 0,
  at: 0,
});
