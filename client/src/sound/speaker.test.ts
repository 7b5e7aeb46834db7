import { expect, test } from "vitest";
import { FakeAudio } from "../testing/audio";
import type { Cue } from "./cues";
import { length, SCORES } from "./scores";
import { AHEAD, APART, LATEST, Speaker } from "./speaker";

const CUES = Object.keys(SCORES) as Cue[];

function speaker() {
  const audio = new FakeAudio();
  return { audio, speaker: new Speaker(audio as unknown as AudioContext) };
}
const near = (n: number): number => expect.closeTo(n, 6) as number;

test("a bid is a wooden knock: a tone that drops, an overtone and a click, within a ninth of a second", () => {
  const { audio, speaker: made } = speaker();
  made.play(["bid"], 100);
  const at = 10 + AHEAD;
  const loud = (level: number, fade: number) => [
    [0.0001, at],
    [near(level), near(at + 0.002)],
    [near(level), near(at + 0.002)],
    [0.0001, near(at + 0.002 + fade)],
  ];
  expect(audio.notes).toEqual([
    {
      wave: "sine",
      at,
      ends: near(at + 0.112),
      pitch: [
        [330, at],
        [198, near(at + 0.112)],
      ],
      loud: loud(0.34, 0.11),
      filter: null,
      reaches: true,
    },
    {
      wave: "triangle",
      at,
      ends: near(at + 0.046),
      pitch: [[792, at]],
      loud: loud(0.085, 0.044),
      filter: null,
      reaches: true,
    },
    {
      wave: "noise",
      at,
      ends: near(at + 0.035),
      pitch: [],
      loud: loud(0.17, 0.033),
      filter: { type: "bandpass", hz: 1650, q: 1.2 },
      reaches: true,
    },
  ]);
});

test("a call is a bell struck twice, elections rise to a fifth above, and a game ends on C", () => {
  const pitches = (cue: Cue, wave: string) => {
    const { audio, speaker: made } = speaker();
    made.play([cue], 100);
    const tones = audio.notes.filter((note) => note.wave === wave);
    return tones.map(({ at, pitch }) => [
      Math.round((at - 10 - AHEAD) * 1000) + 0,
      Math.round(pitch[0]![0]),
    ]);
  };
  const struck = [294, 587, 1181, 1621, 3172];
  expect(pitches("turn", "sine")).toEqual([
    ...struck.map((hz) => [0, hz]),
    ...struck.map((hz) => [190, hz]),
  ]);
  expect(pitches("elections", "sawtooth")).toEqual([
    [0, 392],
    [140, 523],
    [280, 659],
    [420, 784],
    [420, 523],
  ]);
  expect(pitches("end", "triangle").slice(-4)).toEqual([
    [920, 131],
    [932, 196],
    [944, 330],
    [956, 523],
  ]);
  expect(pitches("ship", "sawtooth")).toEqual([
    [0, 98],
    [40, 99],
    [80, 147],
  ]);
});

test.each(CUES)("%s is short, soft, and passes the limiter", (cue) => {
  const { audio, speaker: made } = speaker();
  made.play([cue], 100);
  expect(audio.notes).toHaveLength(SCORES[cue].length);
  expect(audio.notes.every((note) => note.reaches)).toBe(true);
  expect(Math.max(...audio.notes.map((note) => note.ends)) - 10).toBeLessThan(3.5);
  for (const voice of SCORES[cue]) {
    expect(voice.level).toBeGreaterThan(0);
    expect(voice.level).toBeLessThan(0.45);
    // Noise is a second long.
    if (voice.wave === "noise") expect(length(voice)).toBeLessThan(1);
  }
});

test("what comes together is heard in turn; what would come too late is left out", () => {
  const { audio, speaker: made } = speaker();
  const starts = () => [...new Set(audio.notes.map((note) => note.at))].map((at) => at - 10);
  made.play(["bid", "bid"], 50);
  expect(starts()).toEqual([near(AHEAD), near(AHEAD + APART)]);
  made.play(["bid"], 50);
  expect(starts()[2]).toBeCloseTo(AHEAD + 2 * APART);
  made.play(Array<Cue>(20).fill("bid"), 50);
  expect(Math.max(...starts())).toBeLessThanOrEqual(AHEAD + LATEST);
  expect(starts()).toHaveLength(1 + Math.floor(LATEST / APART));
  audio.currentTime = 20;
  made.play(["bid"], 50);
  expect(starts().at(-1)).toBeCloseTo(10 + AHEAD);
});

test("however much comes together, nothing gets louder than nine tenths; what is soft stays as it is", () => {
  const { audio, speaker: made } = speaker();
  made.play([], 100);
  expect(audio.volume?.gain.value).toBe(0.25);
  const curve = audio.shaper!.curve!;
  expect(Math.max(...curve)).toBeLessThan(0.9);
  expect(Math.min(...curve)).toBeGreaterThan(-0.9);
  const middle = (curve.length - 1) / 2;
  expect(curve[middle]).toBe(0);
  // A quarter of the way is as loud as it comes in.
  const soft = Math.round(middle * 1.025);
  expect(curve[soft]).toBeCloseTo(0.1, 2);
});

test("half the volume is a quarter of the strength, and none is silence", () => {
  const { audio, speaker: made } = speaker();
  const strength = (volume: number) => {
    made.play([], volume);
    return audio.volume!.gain.value;
  };
  expect([100, 50, 0].map(strength)).toEqual([0.25, 0.0625, 0]);
});
