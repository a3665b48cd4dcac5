// The sounds of a table, made here from noise and sine: soft, short, and none unless they are wanted.
import { settings } from "./settings";
import type { Event } from "./wire";

const LOUD = { off: 0, soft: 0.12, full: 0.35 } as const;

let player: AudioContext | undefined;

function volume(): number {
  return LOUD[settings().sound] ?? 0;
}

/** What sounds come from, once a person has touched the page; browsers allow none before. */
function context(): AudioContext | null {
  if (typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return null;
  player ??= new AudioContext();
  if (player.state === "suspended") void player.resume();
  return player;
}

/** A card laid on cloth: a breath of noise, dull and short. */
function card(audio: AudioContext, at: number, loud: number): void {
  const length = 0.07;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let i = 0; i < wave.length; i++) wave[i] = (Math.random() * 2 - 1) * (1 - i / wave.length) ** 3;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const dull = audio.createBiquadFilter();
  dull.type = "lowpass";
  dull.frequency.value = 1600;
  const gain = audio.createGain();
  gain.gain.value = loud;
  source.connect(dull).connect(gain).connect(audio.destination);
  source.start(at);
}

/** A note that swells, so that nothing clicks, and fades. */
function note(audio: AudioContext, at: number, pitch: number, loud: number): void {
  const tone = audio.createOscillator();
  tone.frequency.value = pitch;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.35);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.36);
}

/** Cards that were just laid or dealt. */
export function soundOf(events: readonly Event[]): void {
  const loud = volume();
  const laid = events.filter(({ kind }) => kind === "play" || kind === "deal" || kind === "board").length;
  const audio = loud > 0 && laid > 0 ? context() : null;
  if (!audio) return;
  for (let i = 0; i < Math.min(laid, 4); i++) card(audio, audio.currentTime + i * 0.09, loud);
}

/** It is the person's turn. */
export function soundOfTurn(): void {
  const loud = volume();
  const audio = loud > 0 ? context() : null;
  if (!audio) return;
  note(audio, audio.currentTime, 523.25, loud * 0.5);
  note(audio, audio.currentTime + 0.12, 659.25, loud * 0.4);
}
