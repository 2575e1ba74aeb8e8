/** A mission's own markup: **bold**, *italic*, a blank line between paragraphs. Never HTML. */
export interface Run {
  text: string;
  style: "plain" | "bold" | "italic";
}

function runs(paragraph: string): Run[] {
  return paragraph
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter(Boolean)
    .map((part): Run => {
      if (part.startsWith("**") && part.length > 4) return { text: part.slice(2, -2), style: "bold" };
      if (part.startsWith("*") && part.length > 2) return { text: part.slice(1, -1), style: "italic" };
      return { text: part, style: "plain" };
    });
}

export function paragraphs(text: string): Run[][] {
  return text
    .split(/\n\s*\n/)
    .map((one) => runs(one.replace(/\s*\n\s*/g, " ").trim()))
    .filter((one) => one.length > 0);
}
