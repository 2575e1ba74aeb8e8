/** Things that lie about: furniture, lights, wares, boats. */
import { block, disc, glow, line, ogive, oval, path, row, type Paint, type Shape } from "./paint";

const crate = (x: number, y: number, size: number, p: Paint): string =>
  block(x, y, size, size, p.wood, 2) +
  line(`M${x - size / 2 + 4} ${y - 4}L${x + size / 2 - 4} ${y - size + 4}`, p.face, 3) +
  line(`M${x - size / 2} ${y - size / 2}H${x + size / 2}`, p.ink, 1) +
  line(`M${x - size / 2 + 3} ${y - 3}h${size - 6}v${-size + 6}h${-size + 6}z`, p.face, 2);

const jar = (x: number, tall: number, fill: string, p: Paint): string =>
  path(
    `M${x - 12} 0C${x - 22} ${-tall * 0.45} ${x - 14} ${-tall * 0.75} ${x - 6} ${-tall * 0.84}V${-tall}H${x + 6}V${-tall * 0.84}C${x + 14} ${-tall * 0.75} ${x + 22} ${-tall * 0.45} ${x + 12} 0Z`,
    fill,
  ) + line(`M${x - 15} ${-tall * 0.5}H${x + 15}`, p.pale, 2);

export const THINGS: Record<string, Shape> = {
  crates: (p) => crate(-34, 0, 58, p) + crate(28, 0, 52, p) + crate(-8, -56, 46, p),
  bales: (p) =>
    row(3, -44, 44, (x) => block(x, 0, 42, 34, p.pale, 6) + line(`M${x - 8} 0V-34M${x + 8} 0V-34`, p.wood, 2)) +
    row(2, -22, 44, (x) => block(x, -34, 42, 34, p.face, 6) + line(`M${x - 8} -34V-68M${x + 8} -34V-68`, p.wood, 2)),
  anvil: (p) =>
    block(0, 0, 52, 34, p.wood, 3) +
    path("M-58 -62H44V-52C28 -50 20 -44 20 -34H-26C-26 -46 -40 -48 -58 -62Z", p.ink) +
    block(-4, -62, 84, 6, p.face, 1),
  kite: (p) =>
    path("M6 -196L46 -150L0 -92L-34 -156Z", p.tile) +
    path("M6 -196L46 -150L2 -146Z", p.pale) +
    line("M6 -196L0 -92M46 -150L-34 -156", p.wood, 2) +
    line("M0 -92C-14 -74 12 -60 -4 -44S10 -20 -2 -6", p.wood, 2) +
    row(3, 0, 24, (y) => path(`M-10 ${-20 - y}L10 ${-30 - y}L10 ${-20 - y}L-10 ${-30 - y}Z`, p.flame)),
  pole: (p) =>
    block(0, 0, 10, 190, p.wood, 1) +
    block(0, -166, 74, 8, p.wood, 1) +
    row(4, -30, 20, (x) => block(x, -174, 7, 10, p.pale, 2)) +
    line("M-100 -184Q-34 -158 0 -176Q34 -158 100 -184", p.ink, 2),
  train: (p) =>
    block(10, -16, 118, 46, p.ink, 6) +
    block(54, -16, 34, 76, p.body, 2) +
    block(54, -70, 22, 18, p.flame, 1) +
    block(-34, -62, 16, 28, p.ink, 2) +
    path("M-42 -88H-18L-24 -100H-36Z", p.ink) +
    row(4, -40, 32, (x) => disc(x, -12, 14, p.body) + disc(x, -12, 6, p.pale)) +
    path("M-50 -16L-66 0H-44Z", p.face) +
    line("M-80 2H84", p.wood, 4),
  bench: (p) =>
    block(0, -30, 108, 9, p.wood, 2) +
    block(-42, 0, 8, 32, p.wood) +
    block(42, 0, 8, 32, p.wood) +
    block(0, -56, 108, 8, p.wood, 2) +
    line("M-46 -36V-66M46 -36V-66", p.wood, 6),
  table: (p) =>
    block(0, -46, 116, 9, p.wood, 2) +
    line("M-46 -40L-52 0M46 -40L52 0", p.wood, 6) +
    block(-24, -55, 30, 8, p.pale, 1) +
    oval(22, -60, 10, 6, p.tile),
  desk: (p) =>
    path("M-54 -40L54 -56V-46L-54 -30Z", p.wood) +
    line("M-44 -32V0M46 -46V0M-44 -10H46", p.wood, 6) +
    path("M-34 -44L10 -51L14 -62L-30 -55Z", p.pale) +
    line("M-24 -52L6 -57", p.ink, 1) +
    line("M30 -56L40 -84", p.pale, 2),
  workbench: (p) =>
    block(0, -50, 132, 12, p.wood, 2) +
    block(-50, 0, 12, 52, p.wood) +
    block(50, 0, 12, 52, p.wood) +
    block(0, -18, 110, 6, p.body) +
    line("M-50 -62V-92M-30 -62V-84M-8 -62L4 -90M24 -62V-96", p.face, 4) +
    disc(-50, -96, 7, p.pale) +
    block(24, -94, 20, 9, p.ink, 2) +
    disc(48, -70, 10, "none", `stroke="${p.flame}" stroke-width="5" stroke-dasharray="5 3"`),
  books: (p) =>
    row(
      6,
      -40,
      16,
      (x, i) =>
        block(x, 0, 14, 46 + (i % 3) * 10, [p.tile, p.wood, p.leaf, p.face, p.body, p.pale][i]!, 1) +
        line(`M${x - 5} -14h10`, p.flame, 1.5),
    ) + `<g transform="rotate(18 58 0)">${block(56, 0, 13, 52, p.wood, 1)}</g>`,
  shelves: (p) =>
    block(0, 0, 136, 188, p.wood, 2) +
    [-10, -54, -98, -142]
      .map(
        (y) =>
          block(0, y, 122, 36, p.ink) +
          row(9, -52, 13, (x, i) =>
            block(
              x,
              y,
              10,
              20 + ((i * 7 - y) % 5) * 3,
              [p.tile, p.pale, p.face, p.leaf, p.body][(i * 3 - y) % 5] ?? p.face,
              1,
            ),
          ),
      )
      .join(""),
  scales: (p) =>
    line("M0 0V-104M-24 0H24", p.flame, 6) +
    line("M-50 -86L50 -102", p.flame, 5) +
    disc(0, -106, 6, p.flame) +
    line("M-50 -86L-64 -48M-50 -86L-36 -48M50 -102L36 -64M50 -102L64 -64", p.pale, 1.6) +
    path("M-68 -48H-32C-36 -34 -64 -34 -68 -48ZM32 -64H68C64 -50 36 -50 32 -64Z", p.flame) +
    disc(-56, -52, 5, p.face) +
    disc(-46, -53, 5, p.wood) +
    disc(52, -122, 3, p.pale),
  hand: (p) =>
    oval(0, 2, 52, 10, p.ink, 'opacity=".8"') +
    path(
      "M-28 4C-32 -38 -36 -60 -46 -82C-40 -94 -32 -90 -24 -60L-22 -108C-16 -118 -8 -114 -8 -66L2 -116C10 -124 18 -118 8 -66L24 -104C32 -110 38 -102 22 -56L44 -72C52 -72 52 -64 34 -40C26 -24 24 -8 24 4Z",
      p.ink,
      `stroke="${p.face}" stroke-width="1.5"`,
    ) +
    line("M0 -52C18 -64 26 -36 44 -48C60 -58 50 -84 62 -104", "#F2F7FA", 3.5) +
    disc(62, -106, 18, "url(#scene-glow)", 'opacity=".6"'),
  page: (p) =>
    disc(0, -84, 96, "url(#scene-glow)", 'opacity=".22"') +
    path(
      "M-52 0C-60 -62 -50 -132 -30 -152C-14 -164 14 -164 30 -152C50 -132 60 -62 52 0L38 -9L26 0L13 -9L0 0L-13 -9L-26 0L-38 -9Z",
      p.pale,
    ) +
    row(8, 0, 1, (_, i) =>
      line(`M${-48 + Math.max(0, 5 - i) * 3} ${-18 - (7 - i) * 13}H${48 - Math.max(0, 5 - i) * 3}`, p.tile, 1.2),
    ) +
    line("M-30 -6V-132", "#B5483A", 1.6) +
    oval(0, -118, 18, 22, p.pale, `stroke="${p.shade}" stroke-width="1.5"`) +
    line(
      "M-52 -4C-64 4 -60 12 -74 12M52 -4C62 4 60 14 76 12M-50 -84C-72 -78 -76 -60 -70 -46M50 -84C72 -78 76 -60 70 -46",
      p.ink,
      5,
    ),
  chest: (p) =>
    block(0, 0, 100, 42, p.wood, 3) +
    path("M-52 -42C-52 -78 52 -78 52 -42Z", p.body) +
    line("M-50 -42H50M-30 0V-64M30 0V-64", p.flame, 3) +
    block(0, -32, 16, 18, p.flame, 2) +
    disc(0, -40, 2.5, p.ink),
  carpet: (p) =>
    path("M-64 0L-44 -30H56L76 0Z", "#8C3B33") +
    path("M-48 -4L-34 -26H48L60 -4Z", p.tile, 'opacity=".75"') +
    path("M0 -24L14 -15L0 -6L-14 -15Z", p.flame),
  jars: (p) => jar(-40, 72, p.body, p) + jar(0, 96, p.tile, p) + jar(40, 62, p.face, p),
  glass: (p) =>
    path("M-50 0C-66 -26 -52 -46 -42 -52V-74H-34V-52C-24 -46 -10 -26 -26 0Z", p.tile, 'opacity=".7"') +
    path("M2 0C-6 -40 10 -60 10 -88H20C20 -60 36 -40 28 0Z", p.flame, 'opacity=".6"') +
    disc(56, -22, 20, p.pale, 'opacity=".45"') +
    line("M50 -36C44 -30 44 -22 46 -16M-46 -34C-50 -26 -48 -16 -44 -10", "#fff", 2),
  vats: (p) =>
    row(
      2,
      -36,
      72,
      (x) =>
        path(`M${x - 34} -44H${x + 34}L${x + 26} 0H${x - 26}Z`, p.wood) +
        oval(x, -44, 34, 9, p.pale) +
        line(`M${x - 32} -30H${x + 32}`, p.ink, 2),
    ) +
    oval(-30, -74, 14, 10, p.pale, 'opacity=".3"') +
    oval(40, -84, 18, 12, p.pale, 'opacity=".25"'),
  racks: (p) =>
    line("M-66 0V-104M0 0V-104M66 0V-104M-72 -100H72", p.wood, 5) +
    row(8, -58, 17, (x, i) =>
      path(
        `M${x - 7} -98H${x + 7}L${x + 6 + (i % 2)} ${-42 + (i % 3) * 5}H${x - 7}Z`,
        p.pale,
        `opacity="${0.78 + (i % 2) * 0.15}"`,
      ),
    ),
  mirror: (p) =>
    path(ogive(0, -10, 64, 132), p.flame) +
    path(ogive(0, -16, 52, 118), p.sky[2]) +
    line("M-16 -40L10 -104M0 -30L20 -80", p.pale, 2) +
    line("M-24 0L-16 -14M24 0L16 -14", p.wood, 6),
  ladder: (p) =>
    line("M-20 10L-12 -176M20 10L12 -176", p.wood, 6) +
    row(8, 0, 1, (_, i) => line(`M${-19 + i} ${-8 - i * 22}H${19 - i}`, p.wood, 4)) +
    line("M-24 -52L8 -44", p.ink, 3),
  boat: (p) =>
    path("M-64 -6C-40 16 40 16 66 -12L54 -16C30 -6 -30 -4 -52 -12Z", p.wood) +
    line("M-56 -8C-30 2 34 2 58 -12", p.face, 2) +
    line("M0 -6V-92", p.wood, 4) +
    path("M4 -90C30 -74 36 -44 32 -20L4 -14Z", p.pale, 'opacity=".9"'),
  lamp: (p) =>
    glow(0, -118, 56, p) +
    line("M0 0V-104", p.ink, 5) +
    line("M-12 0H12", p.ink, 6) +
    path("M-11 -106H11L8 -132H-8Z", p.flame) +
    path("M-12 -132H12L0 -146Z", p.ink),
  lantern: (p) =>
    glow(0, -26, 52, p) +
    path("M-13 -8H13L10 -44H-10Z", p.flame) +
    block(0, 0, 32, 9, p.ink, 2) +
    block(0, -42, 26, 7, p.ink, 2) +
    line("M-8 -49C-8 -64 8 -64 8 -49", p.ink, 3),
  fire: (p) =>
    glow(0, -34, 70, p) +
    line("M-34 -4L30 -12M-30 -12L34 -4", p.wood, 9) +
    path("M-24 -10C-34 -46 -8 -54 -8 -88C14 -70 30 -44 20 -10Z", "#E0662F") +
    path("M-12 -10C-16 -34 0 -40 2 -60C16 -44 16 -26 10 -10Z", p.flame),
  furnace: (p) =>
    path("M-62 0V-72C-62 -128 62 -128 62 -72V0Z", p.body) +
    path("M-62 0V-72C-62 -128 0 -116 0 -116V0Z", p.face, 'opacity=".4"') +
    glow(0, -34, 66, p) +
    path(ogive(0, -6, 46, 54), "#C9481F") +
    path(ogive(0, -6, 30, 36), p.flame) +
    block(30, -112, 20, 60, p.body),
  wheel: (p) =>
    disc(0, -66, 62, "none", `stroke="${p.wood}" stroke-width="9"`) +
    disc(0, -66, 34, "none", `stroke="${p.wood}" stroke-width="5"`) +
    row(6, 0, 30, (a) => `<g transform="rotate(${a} 0 -66)">${line("M0 -134V2", p.wood, 4)}</g>`) +
    row(12, 0, 30, (a) => `<g transform="rotate(${a} 0 -66)">${block(0, -128, 16, 10, p.wood)}</g>`) +
    disc(0, -66, 9, p.ink),
};
export const INSTRUMENTS: Record<string, Shape> = {
  arc: (p) =>
    path("M-78 0C-70 -96 10 -176 78 -190V-164C24 -150 -44 -84 -52 0Z", p.pale) +
    row(10, 0, 1, (_, i) => {
      const a = (i / 9) * 1.45 + 0.08;
      const c = (r: number): string => `${Math.round(78 - Math.cos(a) * r)} ${Math.round(-Math.sin(a) * r)}`;
      return line(`M${c(140)}L${c(156)}`, p.ink, 2);
    }) +
    line("M-66 0C-58 -90 18 -164 78 -178", p.tile, 2) +
    line("M-30 0L78 -110", p.wood, 3),
  astrolabe: (p) =>
    disc(0, -70, 52, p.flame) +
    disc(0, -70, 44, p.body) +
    disc(0, -70, 44, "none", `stroke="${p.flame}" stroke-width="2" stroke-dasharray="3 5"`) +
    disc(8, -60, 26, "none", `stroke="${p.pale}" stroke-width="3"`) +
    line("M-34 -100L34 -40M0 -114V-26", p.pale, 3) +
    disc(0, -126, 8, "none", `stroke="${p.flame}" stroke-width="4"`) +
    line("M-20 0H20M0 0V-18", p.wood, 6),
  armillary: (p) =>
    [0, 60, 120]
      .map((a) => oval(0, -92, 50, 18, "none", `stroke="${p.flame}" stroke-width="4" transform="rotate(${a} 0 -92)"`))
      .join("") +
    disc(0, -92, 50, "none", `stroke="${p.pale}" stroke-width="4"`) +
    disc(0, -92, 9, p.tile) +
    line("M0 -42V-10M-28 0C-14 -14 14 -14 28 0", p.wood, 6),
  clock: (p) =>
    block(0, 0, 40, 104, p.body, 2) +
    disc(0, -134, 44, p.ink) +
    disc(0, -134, 37, p.pale) +
    row(12, 0, 30, (a) => `<g transform="rotate(${a} 0 -134)">${line("M0 -166V-160", p.ink, 3)}</g>`) +
    line("M0 -134V-162", p.ink, 4) +
    line("M0 -134L-14 -115", p.ink, 4) +
    disc(0, -134, 4, p.ink) +
    path("M-26 -176L0 -196L26 -176Z", p.body),
  dial: (p) =>
    path("M-40 0L-30 -50H30L40 0Z", p.body) +
    oval(0, -54, 44, 13, p.pale) +
    path("M-2 -54L26 -56L-2 -96Z", p.ink) +
    row(7, -30, 10, (x) => line(`M${x} -50l${x / 6} 4`, p.ink, 1.5)),
  lens: (p) =>
    disc(0, -96, 36, p.tile, 'opacity=".35"') +
    disc(0, -96, 36, "none", `stroke="${p.flame}" stroke-width="6"`) +
    line("M-14 -112C-22 -104 -22 -92 -18 -84", "#fff", 3) +
    line("M0 -60V0M-24 0H24", p.wood, 6),
  clepsydra: (p) =>
    line("M-42 0V-132M42 0V-132M-46 -132H46", p.wood, 6) +
    path("M-32 -126H32L24 -92H-24Z", p.flame) +
    line("M0 -92V-86", p.flame, 6) +
    [
      [0, -76],
      [3, -62],
      [-2, -48],
      [9, -36],
    ]
      .map(([x, y]) =>
        path(
          `M${x} ${y! - 6}C${x! + 5} ${y} ${x! + 4} ${y! + 5} ${x} ${y! + 5}C${x! - 4} ${y! + 5} ${x! - 5} ${y} ${x} ${y! - 6}Z`,
          p.tile,
        ),
      )
      .join("") +
    path("M-48 -26H48L38 0H-38Z", p.flame) +
    oval(0, -26, 48, 7, p.tile) +
    disc(10, -12, 7, "none", `stroke="${p.wood}" stroke-width="3"`) +
    row(6, 0, 1, (_, i) => line(`M34 ${-40 - i * 14}h6`, p.pale, 2)),
  hourglass: (p) =>
    block(0, 0, 58, 8, p.wood, 2) +
    block(0, -92, 58, 8, p.wood, 2) +
    path(
      "M-22 -8C-22 -40 -4 -44 -4 -50C-4 -56 -22 -60 -22 -92H22C22 -60 4 -56 4 -50C4 -44 22 -40 22 -8Z",
      p.pale,
      'opacity=".7"',
    ) +
    path("M-18 -8C-14 -24 -4 -26 0 -34C4 -26 14 -24 18 -8ZM-14 -74H14L2 -56H-2Z", p.flame) +
    line("M-25 -8V-92M25 -8V-92", p.wood, 4),
  machine: (p) =>
    [
      [-30, -60, 36],
      [26, -86, 26],
      [34, -34, 20],
    ]
      .map(
        ([x, y, r], i) =>
          disc(x!, y!, r!, "none", `stroke="${i % 2 ? p.flame : p.body}" stroke-width="8" stroke-dasharray="7 4"`) +
          disc(x!, y!, r! - 8, "none", `stroke="${i % 2 ? p.flame : p.face}" stroke-width="4"`) +
          disc(x!, y!, 5, p.ink),
      )
      .join(""),
};
