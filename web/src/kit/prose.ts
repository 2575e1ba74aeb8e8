/** Small readings of the sentences the table tells; no rule lives here. */

export interface Emphasis {
  lead: string;
  rest: string;
}

/** The first sentence as the lead, when more follow it. */
export function emphasise(text: string): Emphasis {
  const end = text.search(/[.!?]\s/);
  if (end < 0) return { lead: text, rest: "" };
  return { lead: text.slice(0, end + 1), rest: text.slice(end + 1) };
}

/** A log line opens with a name or with a short title and a colon: that part is set in bold. */
export function opening(text: string, names: readonly string[]): Emphasis {
  const name = names.find((n) => n !== "" && text.startsWith(n));
  if (name) return { lead: name, rest: text.slice(name.length) };
  const colon = text.indexOf(":");
  const titled = colon > 0 && text.slice(0, colon).trim().split(/\s+/).length <= 3;
  if (titled) return { lead: text.slice(0, colon + 1), rest: text.slice(colon + 1) };
  return { lead: "", rest: text };
}
