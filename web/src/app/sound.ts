import { settings } from "./settings.ts";

/** Small wooden and paper sounds, made on the spot: nothing to load. */
type Instrument = (audio: AudioContext, out: AudioNode, pitch: number, at: number) => void;

/** A bar of wood, struck: a pure tone with one overtone that dies sooner. */
const wood: Instrument = (audio, out, pitch, at) => {
  for (const [overtone, loud, length] of [
    [1, 0.5, 0.5],
    [3.93, 0.12, 0.14],
  ] as const) {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.frequency.value = pitch * overtone;
    loudness.gain.setValueAtTime(0.0001, at);
    loudness.gain.exponentialRampToValueAtTime(loud, at + 0.006);
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(loudness).connect(out);
    tone.start(at);
    tone.stop(at + length);
  }
};

let rustle: AudioBuffer | null = null;

/** Paper over wood: noise through a band that rises, soft at both ends. */
const paper: Instrument = (audio, out, pitch, at) => {
  if (!rustle) {
    rustle = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
    rustle.getChannelData(0).forEach((_, n, noise) => {
      noise[n] = Math.random() * 2 - 1;
    });
  }
  const noise = audio.createBufferSource();
  const band = audio.createBiquadFilter();
  const loudness = audio.createGain();
  noise.buffer = rustle;
  band.type = "bandpass";
  band.Q.value = 0.9;
  band.frequency.setValueAtTime(pitch, at);
  band.frequency.exponentialRampToValueAtTime(pitch * 2.2, at + 0.13);
  loudness.gain.setValueAtTime(0.0001, at);
  loudness.gain.exponentialRampToValueAtTime(0.35, at + 0.03);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.16);
  noise.connect(band).connect(loudness).connect(out);
  noise.start(at);
  noise.stop(at + 0.2);
};

type Note = readonly [Instrument, pitch: number, at: number];

const C5 = 523.25;
const E5 = 659.26;
const G5 = 783.99;
const A5 = 880;
const C6 = 1046.5;

/** What is heard: each sound means one thing. */
const SOUNDS = {
  turn: [
    [wood, E5, 0],
    [wood, A5, 0.13],
  ],
  card: [[paper, 1400, 0]],
  added: [[paper, 2100, 0]],
  gain: [[wood, C6, 0]],
  points: [
    [wood, G5, 0],
    [wood, C6, 0.08],
  ],
  gone: [[paper, 520, 0]],
  fort: [
    [wood, C5, 0],
    [wood, E5, 0.1],
    [wood, G5, 0.2],
  ],
  last: [
    [wood, A5, 0],
    [wood, E5, 0.16],
    [wood, A5, 0.32],
  ],
  end: [
    [wood, C5, 0],
    [wood, E5, 0.12],
    [wood, G5, 0.24],
    [wood, C6, 0.4],
    [wood, G5, 0.4],
  ],
} satisfies Record<string, readonly Note[]>;

export type Sound = keyof typeof SOUNDS;

const LOUDEST = 0.5;
let context: AudioContext | null = null;

/** Browsers let a page be heard only after the person has touched it. */
export function play(sound: Sound): void {
  const { sound: on, volume } = settings();
  if (!on || !volume || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === "suspended") void audio.resume();
  const out = audio.createGain();
  out.gain.value = LOUDEST * volume ** 2; // ears count in ratios
  out.connect(audio.destination);
  for (const [instrument, pitch, at] of SOUNDS[sound]) instrument(audio, out, pitch, audio.currentTime + at);
  setTimeout(() => out.disconnect(), 1500);
}

/** A phone trembles, if it can and its owner likes it. */
export function tremble(pattern: number[]): void {
  if (settings().haptics && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}
