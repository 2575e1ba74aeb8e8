/** Silhouettes of people and animals, trees and rocks. Nobody has a face: they are seen from afar. */
import { block, disc, line, oval, path, row, type Shape } from "./paint";

/** A standing figure in a long coat. */
const figure = (coat: string, head: string, wide = 17, tall = 92): string =>
  path(
    `M${-wide} 0C${-wide - 2} ${-tall * 0.5} -11 ${-tall * 0.72} 0 ${-tall * 0.78}C11 ${-tall * 0.72} ${wide + 2} ${-tall * 0.5} ${wide} 0Z`,
    coat,
  ) + disc(0, -tall * 0.88, tall * 0.105, head);

const trunk = (p: Parameters<Shape>[0], tall: number): string =>
  path(`M-7 0C-4 ${-tall * 0.4} -5 ${-tall * 0.8} -2 ${-tall}H4C6 ${-tall * 0.8} 5 ${-tall * 0.4} 9 0Z`, p.wood);

export const LIVING: Record<string, Shape> = {
  person: (p) =>
    figure(p.body, p.face) +
    path("M-12 -86C-12 -98 12 -98 12 -86C6 -92 -6 -92 -12 -86Z", p.pale) +
    line("M-14 -52C-20 -38 -14 -30 -8 -26", p.ink, 3),
  woman: (p) =>
    figure(p.tile, p.face, 21) +
    path("M-13 -68C-20 -96 -10 -102 0 -102C10 -102 20 -96 13 -68C8 -82 -8 -82 -13 -68Z", p.pale),
  child: (p) => figure(p.pale, p.face, 12, 60) + line("M-9 -24H9", p.tile, 3),
  guard: (p) =>
    figure(p.ink, p.face, 19, 104) +
    path("M-12 -96C-12 -112 0 -118 0 -124C0 -118 12 -112 12 -96Z", p.pale) +
    line("M26 0V-138", p.wood, 3) +
    path("M21 -136L26 -156L31 -136Z", p.pale) +
    block(0, -46, 36, 6, p.flame),
  scribe: (p) =>
    path("M-34 0C-38 -34 -16 -62 -2 -62C16 -62 30 -30 32 0Z", p.body) +
    disc(-2, -72, 10, p.face) +
    path("M-14 -74C-14 -90 10 -90 10 -74C2 -80 -6 -80 -14 -74Z", p.pale) +
    path("M4 -24L40 -30L44 -14L8 -8Z", p.pale) +
    line("M30 -40L24 -20", p.ink, 2) +
    line("M12 -21L36 -25M13 -16L32 -19", p.ink, 1),
  "old-man": (p) =>
    block(8, 0, 44, 30, p.wood, 3) +
    path("M-18 -26C-22 -60 -6 -84 6 -84C22 -84 30 -56 30 -26L34 0H16L10 -26L-22 0H-38L-18 -34Z", p.body) +
    disc(4, -94, 11, p.face) +
    path("M-3 -90C-2 -74 8 -70 14 -90C8 -84 2 -84 -3 -90Z", p.pale) +
    path("M-12 -96H22L14 -108C6 -112 0 -112 -4 -108Z", p.ink) +
    line("M-22 -38L-40 0", p.wood, 3),
  crowd: (p) =>
    row(
      5,
      -56,
      28,
      (x, i) =>
        `<g transform="translate(${x} ${i % 2 ? 0 : -6}) scale(${i % 2 ? 0.9 : 0.78})">${figure(i % 3 ? p.body : p.near, p.face)}${i % 2 ? path("M-12 -86C-12 -98 12 -98 12 -86C6 -92 -6 -92 -12 -86Z", p.pale) : ""}</g>`,
    ),
  shadow: (p) =>
    path(
      "M-40 0C-56 -60 -34 -128 0 -134C34 -128 56 -60 40 0C30 -10 22 -4 14 0C8 -8 -8 -8 -14 0C-22 -4 -30 -10 -40 0Z",
      p.ink,
      'opacity=".92"',
    ) +
    line(
      "M-38 -70C-62 -60 -66 -36 -58 -24M38 -70C62 -60 66 -36 58 -24M-30 -96C-60 -100 -70 -84 -72 -72M30 -96C60 -100 70 -84 72 -72",
      p.ink,
      7,
    ) +
    oval(-11, -104, 4, 6, p.flame, 'opacity=".9"') +
    oval(11, -104, 4, 6, p.flame, 'opacity=".9"'),
  cat: (p) =>
    block(0, 0, 92, 7, p.wood, 2) +
    block(0, -7, 84, 9, p.pale, 1) +
    path(
      "M-42 -16C-46 -48 -16 -60 12 -52C18 -56 22 -68 25 -62L30 -54C35 -55 39 -55 43 -54L50 -62C53 -54 55 -44 50 -36C54 -24 48 -16 40 -16Z",
      p.face,
    ) +
    line("M-40 -19C-60 -22 -58 -44 -42 -40", p.face, 7) +
    line("M-26 -50C-30 -42 -30 -36 -28 -30M-12 -55C-16 -46 -16 -38 -13 -32M2 -54C-1 -46 -1 -40 2 -34", p.wood, 4) +
    line("M28 -40C31 -37 34 -37 37 -40", p.ink, 2) +
    oval(45, -41, 3, 4, p.flame),
  dog: (p) =>
    path(
      "M-40 -6C-44 -30 -20 -42 8 -40C14 -58 34 -64 40 -50L54 -44C54 -36 44 -34 36 -34C34 -16 40 -8 40 0H30L22 -16H-14L-22 0H-32Z",
      p.ink,
    ) +
    line("M-38 -20C-54 -24 -58 -40 -52 -48", p.ink, 5) +
    oval(37, -49, 3.4, 2.6, p.pale),
  camels: (p) =>
    [
      [-34, -26, -0.8],
      [34, -26, 0.8],
      [-48, 6, -1.1],
      [48, 6, 1.1],
    ]
      .map(
        ([x, y, s]) =>
          `<g transform="translate(${x} ${y}) scale(${s} ${Math.abs(s!)})">${oval(-2, 1, 40, 5, p.ink, 'opacity=".7"')}${path("M-32 0C-36 -16 -26 -24 -18 -26C-14 -38 -6 -38 -2 -26C2 -38 10 -38 14 -26C22 -24 24 -42 28 -48L40 -46C40 -41 35 -41 34 -36C33 -22 31 -6 27 0Z", y! < 0 ? p.body : p.face)}</g>`,
      )
      .join(""),
  donkey: (p) =>
    path(
      "M-38 0L-36 -36C-36 -48 -22 -50 0 -48C12 -48 20 -56 23 -66L20 -84L27 -80L30 -70L37 -86L41 -81L38 -66L52 -54C52 -47 45 -47 38 -49C34 -43 30 -36 29 -30V0H21L18 -24H-18L-22 0H-29L-26 -22L-31 0Z",
      p.face,
    ) +
    path("M-24 -52L6 -52L10 -30H-26Z", p.tile) +
    line("M-36 -40C-44 -34 -44 -24 -42 -18", p.face, 3),
  camel: (p) =>
    path(
      "M-58 0L-52 -52C-50 -74 -36 -66 -30 -84C-22 -66 -10 -66 -2 -86C8 -64 18 -66 26 -62C40 -70 36 -108 52 -112L66 -106C64 -98 56 -98 54 -92C54 -64 46 -50 36 -44L34 0H26L20 -38H-30L-34 0H-44L-40 -40Z",
      p.face,
    ) + path("M-34 -80L-2 -84L4 -58H-32Z", p.tile),
  bird: (p) =>
    path("M-12 -120C-4 -130 8 -130 16 -124L30 -128L20 -116C14 -108 0 -108 -12 -120Z", p.pale) +
    path("M0 -122C-2 -138 -14 -146 -24 -148C-20 -134 -12 -124 0 -122Z", p.face) +
    disc(19, -123, 1.5, p.ink),
  tree: (p) =>
    trunk(p, 84) +
    disc(-24, -92, 32, p.leaf) +
    disc(20, -104, 36, p.leaf) +
    disc(2, -76, 30, p.leaf) +
    disc(16, -112, 18, p.near, 'opacity=".35"'),
  "plane-tree": (p) =>
    path(
      "M-12 0C-6 -50 -10 -84 -34 -112L-26 -118C-10 -104 -2 -96 0 -84C6 -104 20 -112 34 -128L42 -120C22 -96 10 -70 14 0Z",
      p.pale,
    ) +
    disc(-44, -132, 36, p.leaf) +
    disc(0, -156, 44, p.leaf) +
    disc(46, -134, 38, p.leaf) +
    disc(-6, -112, 26, p.leaf),
  poplar: (p) => trunk(p, 60) + path("M0 -210C-22 -170 -26 -100 -12 -46H12C26 -100 22 -170 0 -210Z", p.leaf),
  cypress: (p) =>
    trunk(p, 30) +
    path("M0 -172C-30 -110 -30 -60 -18 -22H18C30 -60 30 -110 0 -172Z", p.leaf) +
    path("M0 -172C4 -110 6 -60 4 -22H18C30 -60 30 -110 0 -172Z", p.ink, 'opacity=".18"'),
  reeds: (p) =>
    row(
      9,
      -56,
      14,
      (x, i) =>
        line(`M${x} 0C${x + 3} -30 ${x - 2} -50 ${x + 5} ${-64 - (i % 3) * 14}`, p.leaf, 3) +
        oval(x + 5, -66 - (i % 3) * 14, 3, 9, p.wood),
    ),
  rock: (p) =>
    path("M-64 0L-50 -40L-18 -62L14 -48L40 -56L62 -20L70 0Z", p.body) +
    path("M-18 -62L14 -48L2 0H-30Z", p.face, 'opacity=".6"'),
};
export const HEAVENS: Record<string, Shape> = {
  moon: (p) =>
    disc(0, -168, 46, "url(#scene-glow)", 'opacity=".35"') +
    disc(0, -168, 28, p.moon ?? "#5B6B8A", 'opacity=".3"') +
    path("M8 -195A28 28 0 1 1 -26 -157A25 25 0 0 0 8 -195Z", p.moon ?? "#F6E7BE"),
  "notched-moon": (p) =>
    disc(0, -168, 50, "url(#scene-glow)", 'opacity=".4"') +
    path("M10 -194A28 28 0 1 0 27 -175A14 14 0 0 1 10 -194Z", p.moon ?? "#F6E7BE"),
  star: (p) =>
    disc(0, -170, 40, "url(#scene-glow)", 'opacity=".7"') +
    path("M0 -192L4 -174L22 -170L4 -166L0 -148L-4 -166L-22 -170L-4 -174Z", p.dark ? "#FFF6DC" : p.flame),
  smoke: (p) =>
    oval(-6, -70, 16, 12, p.pale, 'opacity=".35"') +
    oval(8, -100, 22, 16, p.pale, 'opacity=".28"') +
    oval(-4, -138, 28, 20, p.pale, 'opacity=".2"') +
    oval(14, -178, 34, 22, p.pale, 'opacity=".12"'),
};
