/** A few soft notes, made on the spot; silent unless the viewer asked for sound. */
import { settings } from "./settings.svelte";

export type Sound = "move" | "turn" | "win" | "error";

// Notes in hertz with their start in seconds: bells for good news, a low pair for a refusal.
const TUNES: Record<Sound, [number, number][]> = {
  move: [
    [523.25, 0],
    [659.25, 0.07],
  ],
  turn: [
    [659.25, 0],
    [880, 0.12],
  ],
  win: [
    [523.25, 0],
    [659.25, 0.12],
    [783.99, 0.24],
    [1046.5, 0.36],
  ],
  error: [
    [246.94, 0],
    [207.65, 0.1],
  ],
};

let context: AudioContext | null = null;

/** Play it, if sound is on and the browser lets us. */
export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
  for (const [pitch, start] of TUNES[sound]) ring(context, pitch, context.currentTime + start);
}

function ring(audio: AudioContext, pitch: number, at: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "sine";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.09, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.55);
}
