// Whether the reader hears the table: off until they switch it on. A browser lets a page sound only once
// somebody has pressed something, and some not at all: then the page is silent and nothing else.
import { like, me } from "../person/me.svelte";
import type { Cue } from "./cues";
import type { Speaker } from "./speaker";

interface Playing {
  context: AudioContext;
  speaker: Promise<Speaker | null>;
}
let playing: Playing | null = null;

/** What may be heard from a page that nobody looks at. */
const CALLS: Cue[] = ["turn"];
const GESTURES = ["click", "keydown", "pointerup"] as const;

/** Whether this browser can make sounds at all. */
export function possible(): boolean {
  return typeof globalThis.AudioContext === "function";
}

/** Let the page sound as long as its reader wants it; ends when the answer is called. */
export function attend(): () => void {
  const pressed = () => void wake();
  if ("userActivation" in navigator && navigator.userActivation.hasBeenActive) pressed();
  for (const gesture of GESTURES) addEventListener(gesture, pressed, { capture: true });
  return () => {
    for (const gesture of GESTURES) removeEventListener(gesture, pressed, { capture: true });
    rest();
  };
}

/** Play what happened, if that is wanted and can be heard now: nothing is heard later than it happens. */
export function play(cues: Cue[]): void {
  const heard = document.hidden ? cues.filter((cue) => CALLS.includes(cue)) : cues;
  if (!heard.length || !me.prefs.sound || playing?.context.state !== "running") return;
  const { volume } = me.prefs;
  void playing.speaker.then((speaker) => speaker?.play(heard, volume));
}

/** Switch the sound on or off; what is switched on is heard at once. */
export async function turn(on: boolean): Promise<void> {
  const kept = like({ sound: on });
  if (on) void sample();
  else rest();
  await kept;
}

/** How loud it is now. */
export async function sample(): Promise<void> {
  await wake();
  play(["turn"]);
}

/** Called while the reader presses something: only then may a page begin to sound. */
async function wake(): Promise<void> {
  if (!me.prefs.sound || !possible()) return;
  try {
    playing ??= begun();
    if (playing.context.state !== "running") await playing.context.resume();
  } catch {
    // Too many pages sound, or this one may not.
  }
}

function begun(): Playing {
  const context = new AudioContext({ latencyHint: "interactive" });
  const speaker = import("./speaker")
    .then((loaded) => new loaded.Speaker(context))
    .catch(() => {
      // The next press tries again.
      if (playing?.context === context) rest();
      return null;
    });
  return { context, speaker };
}

function rest(): void {
  playing?.context.close().catch(() => undefined);
  playing = null;
}
