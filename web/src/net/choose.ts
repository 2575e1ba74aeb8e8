/** Which transport a page speaks through: `?fixture=name` shows a static one. */
import { LiveTransport } from "./live";
import type { Transport } from "./transport";

export async function transport(query: URLSearchParams): Promise<Transport> {
  const name = query.get("fixture");
  if (name === null) return new LiveTransport();
  const { FixtureTransport } = await import("./fixture");
  return new FixtureTransport(name || "resolve");
}
