// Plays the written sounds: every voice is a node of its own, and all of them pass one limiter.
import type { Cue } from "./cues";
import { length, SCORES, type Voice } from "./scores";

/** Sounds that come together are heard one after the other, this far apart, in seconds. */
export const APART = 0.16;
/** What is further behind is not played any more. */
export const LATEST = 1.2;
/** A little ahead of now, so that the beginning of a sound is not cut off. */
export const AHEAD = 0.02;
/** What nobody hears. */
const SILENT = 0.0001;
/** The limiter takes in so much more than it lets out, and lets out less than all there is. */
const RANGE = 4;
const MOST = 0.9;

export class Speaker {
  readonly #context: BaseAudioContext;
  readonly #volume: GainNode;
  readonly #hiss: AudioBuffer;
  /** When the last sound began. */
  #last = -Infinity;

  constructor(context: BaseAudioContext) {
    this.#context = context;
    this.#hiss = hiss(context);
    this.#volume = context.createGain();
    const limiter = context.createWaveShaper();
    limiter.curve = curve();
    this.#volume.connect(limiter).connect(context.destination);
  }

  /** Play sounds one after the other at a volume from 0 to 100. */
  play(cues: Cue[], volume: number): void {
    // Squared, half of it sounds like half.
    this.#volume.gain.value = (volume / 100) ** 2 / RANGE;
    for (const cue of cues) {
      const now = this.#context.currentTime + AHEAD;
      const at = Math.max(now, this.#last + APART);
      if (at > now + LATEST) return;
      this.#last = at;
      for (const voice of SCORES[cue]) this.#sing(voice, at + voice.at);
    }
  }

  #sing(voice: Voice, at: number): void {
    const { swell, hold, level, filter } = voice;
    const ends = at + length(voice);
    const source = this.#source(voice, at, ends);
    const loud = this.#context.createGain();
    loud.gain.setValueAtTime(SILENT, at);
    loud.gain.linearRampToValueAtTime(level, at + swell);
    loud.gain.setValueAtTime(level, at + swell + hold);
    loud.gain.exponentialRampToValueAtTime(SILENT, ends);
    if (filter) {
      const sieve = this.#context.createBiquadFilter();
      sieve.type = filter.type;
      sieve.frequency.value = filter.hz;
      sieve.Q.value = filter.q;
      source.connect(sieve).connect(loud);
    } else source.connect(loud);
    loud.connect(this.#volume);
    source.start(at);
    source.stop(ends);
  }

  #source(voice: Voice, at: number, ends: number): AudioScheduledSourceNode {
    if (voice.wave === "noise") {
      const source = this.#context.createBufferSource();
      source.buffer = this.#hiss;
      return source;
    }
    const source = this.#context.createOscillator();
    source.type = voice.wave;
    source.frequency.setValueAtTime(voice.hz, at);
    if (voice.to) source.frequency.exponentialRampToValueAtTime(voice.to, ends);
    return source;
  }
}

/** A second of noise, the same every time. */
function hiss(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1626;
  for (let i = 0; i < samples.length; i += 1) {
    seed = (seed * 16807) % 2147483647;
    samples[i] = seed / 1073741823.5 - 1;
  }
  return buffer;
}

/** Soft sounds pass unchanged; however many come together, nothing gets louder than it may. */
function curve(): Float32Array<ArrayBuffer> {
  const steps = 2049;
  return Float32Array.from({ length: steps }, (_, i) => {
    const x = ((2 * i) / (steps - 1) - 1) * RANGE;
    return MOST * Math.tanh(x / MOST);
  });
}
