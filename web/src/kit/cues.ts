/** Which sound goes with what: short, ours, and never the only sign. */
import { BOXES } from "../games";
import type { Event } from "../net/protocol";

export const CUES = [
  "turn",
  "taken",
  "refused",
  "laid",
  "turned",
  "coin",
  "gain",
  "sealed",
  "opened",
  "back",
  "torn",
  "mended",
  "lost",
  "over",
  "tick",
  "said",
  "branch",
] as const;
export type Cue = (typeof CUES)[number];

/** One tone: a wave (or noise) that glides from one pitch to another. Times in seconds. */
export interface Tone {
  wave: OscillatorType | "noise";
  from: number;
  to?: number;
  at?: number;
  lasts: number;
  loud?: number;
}

export const TONES: Record<Cue, readonly Tone[]> = {
  turn: [
    { wave: "triangle", from: 392, to: 523, lasts: 0.16 },
    { wave: "triangle", from: 659, at: 0.15, lasts: 0.28, loud: 0.8 },
  ],
  taken: [
    { wave: "noise", from: 2400, lasts: 0.04 },
    { wave: "square", from: 180, at: 0.03, lasts: 0.05, loud: 0.4 },
  ],
  refused: [{ wave: "sine", from: 130, to: 90, lasts: 0.18 }],
  laid: [{ wave: "noise", from: 900, lasts: 0.07, loud: 0.6 }],
  turned: [{ wave: "noise", from: 1800, to: 900, lasts: 0.09, loud: 0.5 }],
  coin: [
    { wave: "sine", from: 1870, lasts: 0.4, loud: 0.5 },
    { wave: "sine", from: 2490, at: 0.06, lasts: 0.45, loud: 0.35 },
  ],
  gain: [
    { wave: "sine", from: 1318, lasts: 0.12, loud: 0.5 },
    { wave: "sine", from: 1760, at: 0.08, lasts: 0.2, loud: 0.5 },
  ],
  sealed: [
    { wave: "square", from: 220, to: 160, lasts: 0.06, loud: 0.4 },
    { wave: "noise", from: 1200, at: 0.05, lasts: 0.04, loud: 0.5 },
  ],
  opened: [
    { wave: "noise", from: 1200, lasts: 0.04, loud: 0.5 },
    { wave: "triangle", from: 330, to: 494, at: 0.04, lasts: 0.22, loud: 0.7 },
  ],
  back: [
    { wave: "sawtooth", from: 440, to: 110, lasts: 0.5, loud: 0.3 },
    { wave: "noise", from: 700, to: 200, lasts: 0.5, loud: 0.3 },
  ],
  torn: [{ wave: "noise", from: 3200, to: 1200, lasts: 0.3, loud: 0.6 }],
  mended: [
    { wave: "noise", from: 600, lasts: 0.14, loud: 0.5 },
    { wave: "sine", from: 523, at: 0.08, lasts: 0.18, loud: 0.5 },
  ],
  lost: [
    { wave: "triangle", from: 440, lasts: 0.24 },
    { wave: "triangle", from: 349, at: 0.22, lasts: 0.24 },
    { wave: "triangle", from: 262, at: 0.44, lasts: 0.4 },
  ],
  over: [
    { wave: "triangle", from: 523, lasts: 0.26 },
    { wave: "triangle", from: 659, at: 0.24, lasts: 0.26 },
    { wave: "triangle", from: 784, at: 0.48, lasts: 0.4 },
  ],
  tick: [{ wave: "square", from: 880, lasts: 0.03, loud: 0.3 }],
  said: [
    { wave: "square", from: 640, lasts: 0.025, loud: 0.3 },
    { wave: "square", from: 640, at: 0.07, lasts: 0.05, loud: 0.3 },
  ],
  branch: [
    { wave: "square", from: 150, lasts: 0.06, loud: 0.4 },
    { wave: "noise", from: 500, at: 0.08, lasts: 0.1, loud: 0.5 },
    { wave: "triangle", from: 220, to: 330, at: 0.1, lasts: 0.25, loud: 0.5 },
  ],
};

/** Kinds of events by the words in their names; a game may add words of its own. */
const KINDS: readonly (readonly [RegExp, Cue])[] = [
  [/^table-over$|game-over/, "over"],
  [/^table-undone$|branch/, "branch"],
  [/travel|went-back/, "back"],
  [/reveal/, "opened"],
  ...BOXES.flatMap((box) => box.cues ?? []),
  [/torn/, "torn"],
  [/mended/, "mended"],
  [/gain|spent/, "gain"],
  [/turned|flip/, "turned"],
  [/play|laid|placed|lead|moved|drew|drawn/, "laid"],
];

export function cueOf(event: Pick<Event, "kind">): Cue | null {
  return KINDS.find(([name]) => name.test(event.kind))?.[1] ?? null;
}
