/** What lies behind and below: the horizon in layers, and the ground the cards stand on. Drawn over the whole width. */
import { block, disc, line, ogive, path, row, type Paint } from "./paint";

export const HIGH = 300;
export const GROUND = 236;

/** A ridge from left to right that never repeats itself exactly. */
function ridge(width: number, base: number, height: number, step: number, seed: number): string {
  let d = `M0 ${HIGH}V${base}`;
  for (let x = 0, i = seed; x < width + step; x += step, i++) {
    const y = base - height * (0.35 + 0.65 * Math.abs(Math.sin(i * 1.7) * Math.cos(i * 0.6)));
    d += `S${x + step * 0.4} ${Math.round(y)} ${x + step} ${Math.round((y + base) / 2)}`;
  }
  return `${d}V${HIGH}Z`;
}

const across = (width: number, step: number, draw: (x: number, i: number) => string): string =>
  row(Math.ceil(width / step) + 1, 0, step, draw);

export const FAR: Record<string, (p: Paint, width: number) => string> = {
  hills: (p, w) => path(ridge(w, GROUND - 20, 60, 190, 2), p.far) + path(ridge(w, GROUND - 4, 44, 150, 5), p.near),
  mountains: (p, w) =>
    path(
      `M0 ${HIGH}V${GROUND - 40}${across(w, 130, (x, i) => `L${x + 60} ${GROUND - 92 - ((i * 37) % 46)}L${x + 130} ${GROUND - 34 - ((i * 23) % 20)}`)}V${HIGH}Z`,
      p.far,
    ),
  city: (p, w) =>
    across(w, 46, (x, i) =>
      block(x + 20, GROUND + 4, 34 + ((i * 7) % 16), 26 + ((i * 29) % 44), i % 2 ? p.far : p.near),
    ) + (p.dark ? across(w, 58, (x, i) => block(x + 12, GROUND - 14 - ((i * 13) % 18), 3, 4, p.flame)) : ""),
  domes: (p, w) =>
    across(w, 158, (x, i) => {
      const s = 0.7 + ((i * 5) % 4) * 0.14;
      const g = `translate(${x + 60} ${GROUND}) scale(${s})`;
      return `<g transform="${g}">${block(0, 0, 62, 44, p.far)}${path("M-27 -44C-36 -74 -12 -84 0 -102C12 -84 36 -74 27 -44Z", p.far)}${path("M44 0L47 -106L50 -112L53 -106L56 0Z", p.far)}</g>`;
    }),
  trees: (p, w) => across(w, 44, (x, i) => disc(x + 10, GROUND - 12 - ((i * 11) % 14), 22 + ((i * 7) % 10), p.near)),
  walls: (p, w) =>
    block(w / 2, GROUND + 4, w + 20, 58, p.near) + across(w, 26, (x) => block(x + 8, GROUND - 54, 14, 10, p.near)),
  sea: (p, w) =>
    `<rect x="0" y="${GROUND - 46}" width="${w}" height="110" fill="${p.far}"/>` +
    across(w, 74, (x, i) =>
      line(`M${x + ((i * 31) % 40)} ${GROUND - 34 + ((i * 17) % 26)}h${20 + ((i * 13) % 24)}`, p.sky[3], 1.4),
    ),
  river: (p, w) =>
    path(
      `M0 ${GROUND - 8}C${w * 0.3} ${GROUND - 40} ${w * 0.6} ${GROUND + 6} ${w} ${GROUND - 30}V${GROUND + 10}H0Z`,
      p.sky[2],
      'opacity=".75"',
    ),
  arcade: (p, w) =>
    block(w / 2, GROUND + 4, w + 20, 214, p.near) +
    across(w, 116, (x) => path(ogive(x + 58, GROUND + 4, 84, 172), p.far)) +
    across(w, 116, (x) => line(`M${x} 40V${GROUND}`, p.body, 5)),
  shelves: (p, w) =>
    block(w / 2, GROUND + 4, w + 20, 210, p.near) +
    [0, 1, 2, 3]
      .map(
        (r) =>
          across(w, 15, (x, i) =>
            block(x, GROUND - 4 - r * 50, 11, 24 + ((i * 7 + r * 5) % 4) * 4, (i + r) % 3 ? p.far : p.body),
          ) + block(w / 2, GROUND + 2 - r * 50, w + 20, 5, p.wood),
      )
      .join(""),
  vault: (p, w) =>
    block(w / 2, GROUND + 4, w + 20, GROUND + 4, p.far) +
    across(w, 220, (x) =>
      path(
        `M${x - 10} ${GROUND}V90C${x - 10} 10 ${x + 210} 10 ${x + 210} 90V${GROUND}H${x + 190}V96C${x + 190} 40 ${x + 10} 40 ${x + 10} 96V${GROUND}Z`,
        p.near,
      ),
    ) +
    across(w, 220, (x) => block(x, GROUND, 34, 150, p.near)),
};

const slabs = (p: Paint, w: number): string =>
  [0, 1, 2]
    .map(
      (r) =>
        line(`M0 ${GROUND + 14 + r * 18}H${w}`, p.shade, 1.2) +
        across(w, 70, (x, i) =>
          line(`M${x + ((i + r) % 2) * 35} ${GROUND + 14 + r * 18}l${-6 - r * 3} 18`, p.shade, 1.2),
        ),
    )
    .join("");
const tint = (fill: string, w: number, strength: number): string =>
  `<rect x="0" y="${GROUND}" width="${w}" height="${HIGH - GROUND}" fill="${fill}" opacity="${strength}"/>`;
const tufts = (p: Paint, w: number): string =>
  tint(p.leaf, w, 0.5) +
  across(w, 34, (x, i) => line(`M${x + ((i * 13) % 20)} ${GROUND + 12 + ((i * 19) % 44)}l-3 -7m3 7l3 -8`, p.leaf, 1.6));
const ripples = (p: Paint, w: number): string =>
  tint(p.sky[1], w, 0.4) +
  across(w, 52, (x, i) =>
    line(`M${x + ((i * 17) % 30)} ${GROUND + 14 + ((i * 23) % 46)}c8 -5 16 5 26 0`, p.sky[2], 1.6),
  );

export const GROUNDS: Record<string, (p: Paint, width: number) => string> = {
  water: ripples,
  quay: (p, w) =>
    slabs(p, w) +
    `<rect x="0" y="${GROUND}" width="${w}" height="5" fill="${p.face}"/>` +
    across(w, 348, (x) => block(x + 174, GROUND + 6, 16, 20, p.ink, 3)),
  stone: slabs,
  street: (p, w) => across(w, 24, (x, i) => oval2(x + (i % 2) * 8, GROUND + 18 + ((i * 29) % 40), p)),
  grass: tufts,
  sand: (p, w) =>
    across(w, 130, (x, i) => line(`M${x} ${GROUND + 20 + (i % 3) * 14}c30 -12 60 -2 90 -8`, p.shade, 1.5)),
  floor: (p, w) =>
    [0, 1, 2].map((r) => line(`M0 ${GROUND + 12 + r * 20}H${w}`, p.shade, 2)).join("") +
    across(w, 96, (x, i) => line(`M${x + (i % 2) * 40} ${GROUND + 12}v20`, p.shade, 1.5)),
  rock: (p, w) => path(ridge(w, GROUND + 24, 20, 90, 3), p.shade),
};

function oval2(x: number, y: number, p: Paint): string {
  return `<ellipse cx="${x}" cy="${y}" rx="9" ry="4" fill="${p.shade}"/>`;
}
