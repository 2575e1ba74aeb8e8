/** An ending or a deal of the day as a picture to share, 1200 × 630 as messengers show it, drawn on the page. */

export interface Ending {
  game: string;
  headline: string;
  rows: { seat: number; name: string; score: string; won: boolean }[];
  moments: { text: string; seat: number | null }[];
  foot: string;
}

/** The tokens of the page it is made on: the card is of the reader's own mood. */
export interface Inks {
  paper: string;
  ink: string;
  soft: string;
  line: string;
  accent: string;
  onAccent: string;
  seats: string[];
}

type Pen = CanvasRenderingContext2D;
export type Painting = (pen: Pen, inks: Inks) => void;

/** The deal of a day: how one fared among others, and nothing of its cards. */
export interface DealCard {
  game: string;
  day: string;
  headline: string;
  note: string;
  /** How many came to each place, the first before the others. */
  places: number[];
  mine: number;
  foot: string;
}

export const [WIDTH, HEIGHT] = [1200, 630];
const [LEFT, RIGHT, EDGE] = [64, WIDTH - 64, 18];
const [RAIL, FOOT] = [452, HEIGHT - 28];
const DISPLAY = '"Bodoni Moda Variable", "Bodoni 72", Didot, Georgia, serif';
const PLAIN = '"Asap Variable", "Helvetica Neue", Arial, sans-serif';

/** A text in lines no wider than this; what does not fit ends in an ellipsis. */
export function wrapped(pen: Pick<Pen, "measureText">, text: string, width: number, most: number): string[] {
  const fits = (line: string): boolean => pen.measureText(line).width <= width;
  const lines: string[] = [];
  let rest = text.split(/\s+/u).filter(Boolean);
  while (rest.length && lines.length < most) {
    let n = 1;
    while (n < rest.length && fits(rest.slice(0, n + 1).join(" "))) n += 1;
    lines.push(rest.slice(0, n).join(" "));
    rest = rest.slice(n);
  }
  const last = lines.length - 1;
  if (last >= 0 && (rest.length || !fits(lines[last]!))) {
    let cut = lines[last]!;
    while (cut && !fits(`${cut}…`)) cut = cut.slice(0, -1);
    lines[last] = `${cut.trimEnd()}…`;
  }
  return lines;
}

function write(pen: Pen, lines: string[], x: number, y: number, step: number): number {
  for (const [i, line] of lines.entries()) pen.fillText(line, x, y + i * step);
  return y + lines.length * step;
}

/** Large letters: drawn round once more, as their hairlines are too fine for a picture that is shown small. */
function headline(pen: Pen, inks: Inks, lines: string[], x: number, y: number, step: number): number {
  [pen.fillStyle, pen.strokeStyle, pen.lineWidth] = [inks.ink, inks.ink, 1.4];
  for (const [i, line] of lines.entries()) pen.strokeText(line, x, y + i * step);
  return write(pen, lines, x, y, step);
}

function disc(pen: Pen, inks: Inks, seat: number, x: number, y: number, r: number): void {
  pen.beginPath();
  pen.arc(x, y, r, 0, 2 * Math.PI);
  pen.fillStyle = inks.seats[seat % inks.seats.length] ?? inks.accent;
  pen.fill();
  pen.lineWidth = 2;
  pen.strokeStyle = inks.ink;
  pen.stroke();
  pen.fillStyle = "#10151f";
  pen.font = `700 ${Math.round(r)}px ${PLAIN}`;
  pen.textAlign = "center";
  pen.fillText(String(seat + 1), x, y + r * 0.36);
  pen.textAlign = "left";
}

function frame(pen: Pen, inks: Inks): void {
  pen.fillStyle = inks.paper;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = inks.accent;
  pen.fillRect(0, 0, EDGE, HEIGHT);
  pen.fillStyle = inks.line;
  for (let x = LEFT; x <= RIGHT; x += 14) pen.fillRect(x, 96, 1, x % 70 < 14 ? 12 : 7); // the ruler under every bar
  pen.fillRect(LEFT, 95, RIGHT - LEFT, 1);
}

function head(pen: Pen, inks: Inks, game: string): void {
  pen.fillStyle = inks.ink;
  pen.font = `italic 500 40px ${DISPLAY}`;
  pen.fillText("Chronolude", LEFT, 72);
  pen.textAlign = "right";
  pen.font = `600 30px ${PLAIN}`;
  pen.fillStyle = inks.accent;
  pen.fillText(game, RIGHT, 70);
  pen.textAlign = "left";
}

function rows(pen: Pen, inks: Inks, ending: Ending, top: number): void {
  const columns = ending.rows.length > 4 ? 3 : 2;
  const wide = (RIGHT - LEFT) / columns;
  for (const [i, row] of ending.rows.entries()) {
    const [x, y] = [LEFT + (i % columns) * wide, top + Math.floor(i / columns) * 56];
    if (row.won) {
      pen.fillStyle = inks.accent;
      pen.fillRect(x - 6, y - 28, wide - 18, 50);
    }
    disc(pen, inks, row.seat, x + 20, y - 3, 18);
    pen.fillStyle = row.won ? inks.onAccent : inks.ink;
    pen.font = `${row.won ? 700 : 500} 26px ${PLAIN}`;
    pen.fillText(wrapped(pen, row.name, wide - 160, 1)[0] ?? "", x + 52, y + 6);
    pen.textAlign = "right";
    pen.fillText(row.score, x + wide - 36, y + 6);
    pen.textAlign = "left";
  }
}

function ribbon(pen: Pen, inks: Inks, moments: Ending["moments"]): void {
  if (!moments.length) return;
  pen.fillStyle = inks.ink;
  pen.fillRect(LEFT, RAIL - 2, RIGHT - LEFT, 5);
  const wide = (RIGHT - LEFT) / moments.length;
  for (const [i, moment] of moments.entries()) {
    const x = LEFT + i * wide;
    if (moment.seat === null) {
      pen.fillStyle = inks.accent;
      pen.fillRect(x, RAIL - 11, 22, 22);
    } else disc(pen, inks, moment.seat, x + 14, RAIL, 14);
    pen.fillStyle = inks.soft;
    pen.font = `400 18px ${PLAIN}`;
    write(pen, wrapped(pen, moment.text, wide - 22, 4), x, RAIL + 42, 23);
  }
}

export function draw(pen: Pen, inks: Inks, ending: Ending): void {
  frame(pen, inks);
  head(pen, inks, ending.game);
  pen.fillStyle = inks.ink;
  pen.font = `500 52px ${DISPLAY}`;
  const below = headline(pen, inks, wrapped(pen, ending.headline, RIGHT - LEFT, 2), LEFT, 178, 60);
  rows(pen, inks, ending, below + 22);
  ribbon(pen, inks, ending.moments);
  pen.fillStyle = inks.soft;
  pen.font = `400 20px ${PLAIN}`;
  pen.fillText(ending.foot, LEFT, FOOT);
}

/** A column for every place, one's own in colour, with its number below it. */
function columns(pen: Pen, inks: Inks, { places, mine }: DealCard): void {
  const [top, base] = [300, 520];
  const wide = Math.min(280, (RIGHT - LEFT) / places.length);
  const most = Math.max(1, ...places);
  for (const [i, n] of places.entries()) {
    const x = LEFT + i * wide;
    const high = Math.max(6, ((base - top) * n) / most);
    pen.fillStyle = i === mine ? inks.accent : inks.line;
    pen.fillRect(x, base - high, wide - 16, high);
    pen.fillStyle = inks.ink;
    pen.textAlign = "center";
    pen.font = `${i === mine ? 700 : 500} 26px ${PLAIN}`;
    pen.fillText(String(i + 1), x + (wide - 16) / 2, base + 36);
    pen.fillStyle = inks.soft;
    pen.font = `500 22px ${PLAIN}`;
    pen.fillText(String(n), x + (wide - 16) / 2, base - high - 12);
    pen.textAlign = "left";
  }
  pen.fillStyle = inks.ink;
  pen.fillRect(LEFT, base, RIGHT - LEFT, 4);
}

export function drawDeal(pen: Pen, inks: Inks, deal: DealCard): void {
  frame(pen, inks);
  head(pen, inks, `${deal.game} · ${deal.day}`);
  pen.fillStyle = inks.ink;
  pen.font = `500 52px ${DISPLAY}`;
  const below = headline(pen, inks, wrapped(pen, deal.headline, RIGHT - LEFT, 1), LEFT, 178, 60);
  pen.fillStyle = inks.soft;
  pen.font = `400 26px ${PLAIN}`;
  write(pen, wrapped(pen, deal.note, RIGHT - LEFT, 1), LEFT, below - 4, 30);
  columns(pen, inks, deal);
  pen.fillStyle = inks.soft;
  pen.font = `400 20px ${PLAIN}`;
  pen.fillText(deal.foot, LEFT, FOOT);
}

/** The colours the page has where this element stands. */
export function inksOf(place: Element): Inks {
  const style = getComputedStyle(place);
  const token = (name: string): string => style.getPropertyValue(name).trim();
  return {
    paper: token("--bg-2"),
    ink: token("--ink"),
    soft: token("--ink-2"),
    line: token("--line-2"),
    accent: token("--acc"),
    onAccent: token("--on-acc"),
    seats: Array.from({ length: 8 }, (_, i) => token(`--seat-${i + 1}`)),
  };
}
