/** Cues made of tones on the spot: no files, nothing to load, silent unless wished for. */
import { settings } from "../settings.svelte";
import { TONES, type Cue, type Tone } from "./cues";

const VOLUME = { 1: 0.05, 2: 0.12, 3: 0.25 } as const;
let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function air(here: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = here.createBuffer(1, here.sampleRate, here.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}

/** Noise goes through a narrow filter, so that paper, card and lever sound apart. */
function source(here: AudioContext, tone: Tone, from: number): { node: AudioScheduledSourceNode; out: AudioNode } {
  if (tone.wave !== "noise") {
    const node = here.createOscillator();
    node.type = tone.wave;
    node.frequency.setValueAtTime(tone.from, from);
    node.frequency.exponentialRampToValueAtTime(tone.to ?? tone.from, from + tone.lasts);
    return { node, out: node };
  }
  const node = here.createBufferSource();
  node.buffer = air(here);
  const filter = here.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(tone.from, from);
  filter.frequency.exponentialRampToValueAtTime(tone.to ?? tone.from, from + tone.lasts);
  node.connect(filter);
  return { node, out: filter };
}

function sound(here: AudioContext, tone: Tone): void {
  const from = here.currentTime + (tone.at ?? 0);
  const { node, out } = source(here, tone, from);
  const level = here.createGain();
  level.gain.setValueAtTime(0.0001, from);
  level.gain.exponentialRampToValueAtTime(VOLUME[settings.volume] * (tone.loud ?? 1), from + 0.008);
  level.gain.exponentialRampToValueAtTime(0.0001, from + tone.lasts);
  out.connect(level).connect(here.destination);
  node.start(from);
  node.stop(from + tone.lasts + 0.02);
}

/** Sound a cue, if this person wants it; a browser without sound stays silent. */
export function cue(name: Cue): void {
  if (!settings.sound || settings.silent.includes(name) || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const tone of TONES[name]) sound(context, tone);
}
