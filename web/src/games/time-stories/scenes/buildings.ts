/** What people built: each stands on (0, 0), about 140 wide at most. */
import { block, disc, glow, line, ogive, path, row, type Shape } from "./paint";

const lit = (p: Parameters<Shape>[0]): string => (p.dark ? p.flame : p.shade);

export const BUILDINGS: Record<string, Shape> = {
  wall: (p) =>
    block(0, 0, 170, 92, p.body) +
    row(9, -76, 19, (x) => block(x, -92, 12, 12, p.body)) +
    line("M-80 -30H80M-80 -60H80", p.shade, 1),
  gate: (p) =>
    block(0, 0, 150, 120, p.body) +
    block(0, -120, 120, 10, p.face) +
    path(ogive(0, 0, 66, 96), p.ink) +
    path(ogive(-40, 0, 12, 60), p.face) +
    path(ogive(40, 0, 12, 60), p.face),
  arch: (p) =>
    path(
      `M-62 0V-92C-62 -140 -20 -152 0 -152C20 -152 62 -140 62 -92V0H40V-86C40 -116 14 -126 0 -126C-14 -126 -40 -116 -40 -86V0Z`,
      p.body,
    ) + line("M-51 0V-90C-51 -128 -18 -139 0 -139C18 -139 51 -128 51 -90V0", p.face, 2),
  iwan: (p) =>
    block(0, 0, 132, 168, p.body) +
    block(0, -4, 116, 156, p.face) +
    path(ogive(0, 0, 78, 138), p.ink) +
    path(ogive(0, 0, 62, 120), p.shade) +
    line("M-58 -160H58", p.tile, 5) +
    row(7, -48, 16, (x) => disc(x, -148, 3, p.tile)) +
    block(-48, -4, 6, 140, p.tile) +
    block(48, -4, 6, 140, p.tile),
  dome: (p) =>
    block(0, 0, 112, 66, p.body) +
    block(0, -66, 84, 18, p.face) +
    path("M-44 -84C-58 -128 -20 -146 0 -172C20 -146 58 -128 44 -84Z", p.tile) +
    line("M0 -84V-168M-22 -84C-30 -122 -10 -142 0 -168M22 -84C30 -122 10 -142 0 -168", p.ink, 1) +
    line("M0 -172V-186", p.ink, 2) +
    path(ogive(0, 0, 34, 50), p.ink),
  minaret: (p) =>
    path("M-16 0L-11 -178H11L16 0Z", p.body) +
    block(0, -178, 34, 10, p.face) +
    block(0, -188, 20, 24, p.body) +
    path("M-12 -212C-14 -226 0 -232 0 -240C0 -232 14 -226 12 -212Z", p.tile) +
    line("M-14 -60H14M-13 -100H13M-12 -140H12", p.tile, 3),
  tower: (p) =>
    path("M-40 0L-34 -196H34L40 0Z", p.body) +
    path("M4 0L2 -196H34L40 0Z", p.face, 'opacity=".5"') +
    row(5, -32, 16, (x) => block(x, -196, 9, 12, p.body)) +
    path(ogive(0, -120, 18, 34), lit(p)) +
    path(ogive(0, 0, 28, 48), p.ink),
  house: (p) =>
    block(0, 0, 128, 96, p.body) +
    path("M-74 -94L0 -132L74 -94Z", p.wood) +
    block(-32, -38, 26, 30, lit(p), 2) +
    block(32, -38, 26, 30, lit(p), 2) +
    line("M-32 -68V-38M32 -68V-38M-45 -53H-19M19 -53H45", p.ink, 2) +
    (p.dark ? glow(-32, -52, 34, p) + glow(32, -52, 34, p) : ""),
  booth: (p) =>
    block(0, 0, 92, 116, p.wood) +
    path("M-56 -112L-46 -138H46L56 -112Z", p.face) +
    row(6, -46, 18, (x, i) =>
      i % 2 ? path(`M${x} -112L${x + 1} -138H${x + 15}L${x + 18} -112Z`, p.pale, 'opacity=".6"') : "",
    ) +
    block(0, -40, 66, 46, p.ink, 2) +
    line("M-33 -52H33M-33 -62H33M-33 -72H33", p.body, 2) +
    block(0, -34, 78, 7, p.face) +
    (p.dark ? glow(0, -62, 40, p) : ""),
  door: (p) =>
    block(0, 0, 90, 136, p.face) +
    path(ogive(0, 0, 66, 116), p.ink) +
    path(ogive(0, 0, 58, 108), p.wood) +
    line("M0 0V-104M-18 0V-84M18 0V-84", p.ink, 1.5) +
    disc(10, -46, 3.5, p.flame) +
    block(0, 0, 104, 7, p.shade),
  window: (p) =>
    block(0, -34, 104, 128, p.face) +
    path(ogive(0, -40, 80, 112), p.dark ? p.sky[1] : p.sky[0]) +
    path("M-40 -76C-14 -88 16 -70 40 -84V-40H-40Z", p.near) +
    line("M0 -40V-150M-38 -84H38", p.wood, 3) +
    block(0, -32, 112, 8, p.pale),
  niche: (p) =>
    block(0, 0, 152, 176, p.body) +
    line("M-70 -44H70M-70 -88H-44M44 -88H70M-70 -132H70", p.shade, 1.5) +
    path(ogive(0, -38, 84, 124), p.face) +
    path(ogive(0, -38, 68, 110), p.ink) +
    block(0, -32, 96, 9, p.pale),
  slit: (p) =>
    block(0, 0, 170, 236, p.body) +
    line("M-80 -50H80M-80 -100H80M-80 -150H80M-80 -200H80", p.shade, 1.5) +
    path("M-9 -36L-58 0H58L9 -36Z", p.pale, 'opacity=".18"') +
    block(0, -30, 26, 190, p.face) +
    block(0, -36, 16, 178, "#17376B") +
    glow(0, -150, 46, p) +
    path("M0 -166L3 -153L16 -150L3 -147L0 -134L-3 -147L-16 -150L-3 -153Z", "#FFF6DC") +
    disc(4, -90, 1.4, "#FFF6DC") +
    disc(-3, -64, 1.2, "#FFF6DC"),
  pit: (p) =>
    path("M-30 -24L-52 -152H52L30 -24Z", "#8C7CF0", 'opacity=".22"') +
    row(7, -66, 22, (x, i) =>
      path(`M${x - 11} -14L${x - 7} ${-28 - (i % 3) * 5}H${x + 6}L${x + 11} -14Z`, i % 2 ? p.face : p.body),
    ) +
    path("M-62 -14C-62 -34 62 -34 62 -14C62 6 -62 6 -62 -14Z", p.ink) +
    path("M-32 -11C-32 -23 32 -23 32 -11C32 -1 -32 -1 -32 -11Z", "#8577EE"),
  letters: (p) =>
    path("M-72 0L-66 -22L-44 -16L-38 -34L-20 -30L-16 0ZM24 0L30 -18L52 -24L70 0Z", p.body) +
    line(
      "M-58 -142C-50 -160 -40 -158 -36 -142C-30 -126 -16 -130 -12 -148M14 -160V-126M28 -132C36 -152 46 -146 44 -132C52 -120 62 -128 62 -144",
      p.pale,
      5,
    ) +
    line(
      "M-62 -92V-112M-50 -90C-40 -108 -30 -104 -32 -90C-22 -78 -14 -88 -12 -100M40 -112V-84C50 -76 58 -84 60 -98",
      p.pale,
      5,
    ) +
    line("M-40 -58C-30 -74 -18 -70 -20 -56M6 -76V-50M18 -54C28 -70 40 -66 38 -52", p.pale, 5) +
    [
      [-24, -166],
      [36, -166],
      [-40, -118],
      [8, -104],
      [28, -82],
      [-30, -42],
    ]
      .map(([x, y]) => disc(x!, y!, 3.4, p.flame))
      .join(""),
  stairs: (p) =>
    row(7, -56, 18, (x, i) => block(x, 0, 22, 16 + i * 19, i % 2 ? p.body : p.face)) +
    line("M-66 -52L58 -180", p.wood, 5) +
    row(7, -60, 18, (x, i) => line(`M${x} ${-16 - i * 19}V${-54 - i * 19}`, p.wood, 3)),
  bridge: (p) =>
    path("M-84 0V-34C-40 -62 40 -62 84 -34V0H60C54 -26 22 -36 0 -36C-22 -36 -54 -26 -60 0Z", p.body) +
    line("M-84 -40C-40 -68 40 -68 84 -40", p.face, 4),
  tent: (p) =>
    path("M-72 0L0 -112L72 0Z", p.face) +
    path("M0 -112L-20 0H20Z", p.ink) +
    row(3, -56, 20, (x, i) => path(`M${x} 0L0 -112L${x + 9} 0Z`, p.tile, `opacity="${0.5 - i * 0.1}"`)) +
    line("M0 -112V-128", p.wood, 3) +
    (p.dark ? glow(0, -24, 40, p) : ""),
  stall: (p) =>
    block(-52, 0, 6, 104, p.wood) +
    block(52, 0, 6, 104, p.wood) +
    path("M-68 -92L-56 -124H56L68 -92Z", p.tile) +
    row(4, -57, 32, (x) => path(`M${x} -92L${x + 3} -124H${x + 17}L${x + 17} -92Z`, p.pale, 'opacity=".7"')) +
    block(0, 0, 116, 44, p.wood) +
    block(0, -44, 124, 6, p.face) +
    row(6, -45, 18, (x, i) => disc(x, -52, 8, i % 2 ? p.flame : p.leaf)),
  ruin: (p) =>
    path(
      "M-76 0V-64L-60 -70V-96L-46 -88V-128L-30 -122L-26 -60H-2L4 -92L18 -100V-52L40 -46V-80L58 -74V-30L76 -22V0Z",
      p.body,
    ) +
    path(ogive(-38, 0, 20, 54), p.ink) +
    path("M20 0L34 -18L52 -10L60 0Z", p.face) +
    line("M-70 -34H-6M6 -28H70", p.shade, 1),
  well: (p) =>
    path("M-44 0L-40 -48H40L44 0Z", p.body) +
    path("M-46 -46H46V-58H-46Z", p.face) +
    row(5, -32, 16, (x, i) => line(`M${x} ${i % 2 ? -14 : -30}h10`, p.shade, 2)) +
    line("M-38 -58V-124M38 -58V-124", p.wood, 5) +
    path("M-56 -118L0 -148L56 -118Z", p.wood) +
    line("M-36 -108H36M0 -108V-74", p.ink, 3) +
    block(0, -60, 18, 16, p.wood, 3),
  fountain: (p) =>
    path("M-70 0L-62 -28H62L70 0Z", p.body) +
    path("M-66 -28H66V-36H-66Z", p.pale) +
    line("M0 -36V-74", p.face, 8) +
    path("M-28 -74H28L20 -62H-20Z", p.pale) +
    line("M0 -78C-4 -104 -30 -100 -36 -40M0 -78C4 -104 30 -100 36 -40M0 -78V-100", p.tile, 2.5),
};
