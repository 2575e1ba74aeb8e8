/** The colours of a scene by its sky, and three strokes of the brush. Every shape is made of these. */

export type Sky = "dawn" | "day" | "noon" | "dusk" | "night" | "eclipse" | "lamplight" | "dark";

export interface Paint {
  /** From the zenith to the horizon. */
  sky: readonly [string, string, string, string];
  far: string;
  near: string;
  ground: string;
  shade: string;
  /** The main mass of a thing, its lit face, its darkest part. */
  body: string;
  face: string;
  ink: string;
  wood: string;
  pale: string;
  leaf: string;
  tile: string;
  flame: string;
  /** What is left of the moon. */
  moon?: string;
  /** Lamps burn, stars are out. */
  dark: boolean;
}

const NIGHT: Paint = {
  sky: ["#0A1733", "#173C66", "#35758F", "#C4905C"],
  far: "#1D4A6B",
  near: "#14344F",
  ground: "#12283C",
  shade: "#0B1A2A",
  body: "#3D4759",
  face: "#5D6C80",
  ink: "#0D131E",
  wood: "#573F2A",
  pale: "#D3DDE2",
  leaf: "#1F4A3F",
  tile: "#348C9D",
  flame: "#FFD98A",
  dark: true,
};
const DAY: Paint = {
  sky: ["#3F8FC4", "#7FBEDD", "#BFE0E6", "#F3E3C0"],
  far: "#8FB6B8",
  near: "#7C9F8E",
  ground: "#C9AE7F",
  shade: "#A98C5F",
  body: "#B98A58",
  face: "#DDB27C",
  ink: "#3C2C22",
  wood: "#7A5230",
  pale: "#FBF3DE",
  leaf: "#4F7F4A",
  tile: "#1F8FA6",
  flame: "#FFE9B0",
  dark: false,
};

export const PAINTS: Record<Sky, Paint> = {
  day: DAY,
  night: NIGHT,
  dawn: {
    ...DAY,
    sky: ["#34507E", "#7C86A8", "#D9A493", "#F7D9A0"],
    far: "#6F7F98",
    near: "#54667F",
    ground: "#7D7468",
    shade: "#5B5550",
    body: "#6B5A52",
    face: "#94796A",
    ink: "#2A2833",
    wood: "#553E33",
    pale: "#F3E4CB",
    leaf: "#3F5D52",
    tile: "#2E7E93",
    flame: "#FFDC97",
  },
  noon: {
    ...DAY,
    sky: ["#6FA9C9", "#A9D0DC", "#E4ECDD", "#FFF4D2"],
    far: "#B4C9BD",
    near: "#9DB39A",
    ground: "#E2C896",
    shade: "#C7A871",
    body: "#C79A66",
    face: "#EBC794",
    pale: "#FFFAEA",
  },
  dusk: {
    ...NIGHT,
    sky: ["#26305E", "#6D4A78", "#C96F63", "#F2B36B"],
    far: "#5B4A6E",
    near: "#43395A",
    ground: "#4A3A46",
    shade: "#33283A",
    body: "#6A4B4C",
    face: "#96695C",
    ink: "#1C1826",
    wood: "#4A2F28",
    pale: "#E6CDB8",
    leaf: "#33413F",
    tile: "#3B7688",
  },
  eclipse: {
    ...NIGHT,
    sky: ["#12080F", "#3A1119", "#6E2320", "#A24B2A"],
    far: "#4A1D22",
    near: "#36151B",
    ground: "#3A1B1E",
    shade: "#221014",
    body: "#6A3C34",
    face: "#985C45",
    ink: "#14080D",
    wood: "#5E382B",
    pale: "#EFCDB2",
    leaf: "#4B3F30",
    tile: "#6B7480",
    moon: "#E39A63",
  },
  lamplight: {
    ...NIGHT,
    sky: ["#2A1C18", "#4A3022", "#7A4E2C", "#A8713C"],
    far: "#6A452B",
    near: "#543520",
    ground: "#5A3B26",
    shade: "#3A2518",
    body: "#6B4A31",
    face: "#96683F",
    ink: "#1B110C",
    wood: "#2C1A10",
    pale: "#F2DDB4",
    leaf: "#4B5A38",
    tile: "#3C8490",
    flame: "#FFE3A0",
  },
  dark: {
    ...NIGHT,
    sky: ["#06080D", "#0C1119", "#141B26", "#1D2734"],
    far: "#1C2733",
    near: "#131B26",
    ground: "#18212D",
    shade: "#0C1119",
    body: "#33404F",
    face: "#4B5C70",
    ink: "#04060A",
    wood: "#4A3A2C",
    pale: "#C3CED6",
    leaf: "#2A4038",
    tile: "#3A7384",
  },
};

export type Shape = (p: Paint) => string;

const n = (value: number): string => String(Math.round(value * 10) / 10);

export function path(d: string, fill: string, more = ""): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

export function line(d: string, stroke: string, width = 2): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Centred on x, standing on y. */
export function block(x: number, y: number, width: number, height: number, fill: string, round = 0): string {
  return `<rect x="${n(x - width / 2)}" y="${n(y - height)}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;
}

export function disc(x: number, y: number, r: number, fill: string, more = ""): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, more = ""): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
}

/** Light around a flame; by day it is hardly there. */
export function glow(x: number, y: number, r: number, p: Paint): string {
  return disc(x, y, r, "url(#scene-glow)", `opacity="${p.dark ? 0.8 : 0.25}"`);
}

/** The same mark several times along a row. */
export function row(count: number, from: number, step: number, draw: (x: number, i: number) => string): string {
  return Array.from({ length: count }, (_, i) => draw(from + i * step, i)).join("");
}

/** A pointed arch standing on y, as a path. */
export function ogive(x: number, y: number, width: number, height: number): string {
  const half = width / 2;
  const spring = y - height + half * 1.15;
  return `M${n(x - half)} ${n(y)}V${n(spring)}C${n(x - half)} ${n(spring - half * 0.75)} ${n(x - half * 0.35)} ${n(y - height + 4)} ${n(x)} ${n(y - height)}C${n(x + half * 0.35)} ${n(y - height + 4)} ${n(x + half)} ${n(spring - half * 0.75)} ${n(x + half)} ${n(spring)}V${n(y)}Z`;
}
