/** Times of day as they are on offer: `14:35`, step by step from midnight on. */
import type { Option } from "../../net/protocol";

export function timesOf(options: Option[]): Option[] {
  return options.filter((option) => option.verb === "guess" || option.verb === "clock");
}

/** The step nearest to what a clock shows; the last minutes of a day belong to midnight. */
export function nearest(times: Option[], now: Date): Option | undefined {
  const share = (now.getHours() * 60 + now.getMinutes()) / (24 * 60);
  return times[Math.round(share * times.length) % times.length];
}
