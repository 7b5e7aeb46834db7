// The sounds as they are written down: what vibrates, when, for how long, how loud.
import type { Cue } from "./cues";

/** One voice of a sound. Times are in seconds; it swells, holds and fades out. */
interface Shape {
  at: number;
  /** The loudest it gets: all voices of a sound together stay below 1. */
  level: number;
  swell: number;
  hold: number;
  fade: number;
  /** What is taken away from it. */
  filter?: { type: BiquadFilterType; hz: number; q: number };
}
export interface Tone extends Shape {
  wave: OscillatorType;
  hz: number;
  /** Where its pitch glides to while it fades. */
  to?: number;
}
export interface Noise extends Shape {
  wave: "noise";
  filter: { type: BiquadFilterType; hz: number; q: number };
}
export type Voice = Tone | Noise;

const STRUCK = { swell: 0.002, hold: 0 };

/** Wood on wood: a short tone that drops, and the click of the blow. */
function knock(at: number, hz: number, level: number, fade: number): Voice[] {
  return [
    { ...STRUCK, at, wave: "sine", hz, to: hz * 0.6, level, fade },
    { ...STRUCK, at, wave: "triangle", hz: hz * 2.4, level: level * 0.25, fade: fade * 0.4 },
    {
      ...STRUCK,
      at,
      wave: "noise",
      filter: { type: "bandpass", hz: hz * 5, q: 1.2 },
      level: level * 0.5,
      fade: fade * 0.3,
    },
  ];
}

/** A small bell: its partials are no whole multiples, and the high ones are gone first. */
function bell(at: number, hz: number, level: number): Voice[] {
  const partials = [
    { times: 0.5, share: 0.35, fade: 1.6 },
    { times: 1, share: 1, fade: 1.3 },
    { times: 2.01, share: 0.45, fade: 0.8 },
    { times: 2.76, share: 0.22, fade: 0.5 },
    { times: 5.4, share: 0.07, fade: 0.2 },
  ];
  return partials.map(({ times, share, fade }) => ({
    ...STRUCK,
    at,
    wave: "sine",
    hz: hz * times,
    level: level * share,
    fade,
  }));
}

/** A blow of an axe into a trunk. */
function chop(at: number, level: number): Voice[] {
  return [
    { ...STRUCK, at, wave: "sine", hz: 165, to: 78, level, fade: 0.12 },
    {
      ...STRUCK,
      at,
      wave: "noise",
      filter: { type: "bandpass", hz: 1500, q: 1.6 },
      level: level * 0.9,
      fade: 0.06,
    },
  ];
}

/** Brass, not too bright. */
function brass(at: number, hz: number, level: number, hold: number): Voice[] {
  const filter = { type: "lowpass", hz: hz * 3.2, q: 0.7 } as const;
  return [
    { at, wave: "sawtooth", hz, level: level * 0.55, swell: 0.025, hold, fade: 0.16, filter },
    { at, wave: "triangle", hz: hz * 1.003, level: level * 0.45, swell: 0.025, hold, fade: 0.2 },
  ];
}

/** A chord of a small organ. */
function chord(at: number, notes: number[], level: number, hold: number, fade: number): Voice[] {
  return notes.flatMap((hz, i) => [
    { at: at + i * 0.012, wave: "triangle", hz, level, swell: 0.03, hold, fade } as const,
    { at, wave: "sine", hz: hz * 2, level: level * 0.25, swell: 0.03, hold, fade } as const,
  ]);
}

const [G2, C3, F3, G3, A3, B3, C4, D4, E4, F4, G4, C5, E5, G5] = [
  98, 130.81, 174.61, 196, 220, 246.94, 261.63, 293.66, 329.63, 349.23, 392, 523.25, 659.26, 783.99,
] as const;

export const SCORES: Record<Cue, Voice[]> = {
  turn: [...bell(0, 587.33, 0.16), ...bell(0.19, 587.33, 0.2)],
  bid: knock(0, 330, 0.34, 0.11),
  sold: [
    ...knock(0, 200, 0.3, 0.14),
    ...knock(0.17, 185, 0.42, 0.2),
    {
      ...STRUCK,
      at: 0.17,
      wave: "noise",
      filter: { type: "lowpass", hz: 420, q: 0.5 },
      level: 0.14,
      fade: 0.45,
    },
  ],
  ship: [G2, G2 * 1.007, G2 * 1.5].map((hz, i) => ({
    at: i * 0.04,
    wave: "sawtooth",
    hz,
    level: 0.2 - 0.04 * i,
    swell: 0.16,
    hold: 0.55,
    fade: 0.6,
    filter: { type: "lowpass", hz: 340, q: 0.8 },
  })),
  clear: [
    ...chop(0, 0.34),
    ...chop(0.26, 0.38),
    {
      at: 0.42,
      wave: "noise",
      filter: { type: "bandpass", hz: 3200, q: 0.6 },
      level: 0.1,
      swell: 0.22,
      hold: 0.1,
      fade: 0.5,
    },
    { at: 0.95, wave: "sine", hz: 92, to: 58, level: 0.24, swell: 0.01, hold: 0, fade: 0.2 },
  ],
  elections: [
    ...brass(0, G4, 0.2, 0.07),
    ...brass(0.14, C5, 0.2, 0.07),
    ...brass(0.28, E5, 0.2, 0.07),
    ...brass(0.42, G5, 0.2, 0.34),
    ...brass(0.42, C5, 0.13, 0.34),
  ],
  end: [
    ...chord(0, [F3, A3, C4, F4], 0.09, 0.28, 0.3),
    ...chord(0.46, [G3, B3, D4, G4], 0.09, 0.28, 0.3),
    ...chord(0.92, [C3, G3, E4, C5], 0.1, 0.9, 1.4),
  ],
};

/** How long a voice is heard. */
export function length({ swell, hold, fade }: Voice): number {
  return swell + hold + fade;
}
