import { settings } from "./settings.ts";

/** A few soft notes, made on the spot: nothing to load. */
const TUNES = {
  turn: [523, 659],
  card: [330],
  gain: [587, 784],
  end: [523, 659, 784, 1047],
} as const;

let context: AudioContext | null = null;

export function play(tune: keyof typeof TUNES): void {
  if (!settings().sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const audio = context;
  TUNES[tune].forEach((pitch, at) => {
    const start = audio.currentTime + at * 0.11;
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(0.06, start + 0.015);
    loudness.gain.exponentialRampToValueAtTime(0.0005, start + 0.28);
    tone.connect(loudness).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.3);
  });
}
