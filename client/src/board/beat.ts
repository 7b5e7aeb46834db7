// How what is new in an auction comes in; at once where the duration is 0.
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

interface Count {
  from: number;
  to: number;
  duration: number;
}

/** A number grows out of its place while it counts up to what it is. */
export function counted(node: Element, { from, to, duration }: Count): TransitionConfig {
  const text = node.firstChild;
  return {
    duration,
    easing: cubicOut,
    css: (t) => `transform: translateY(${40 * (1 - t)}%) scale(${0.5 + t / 2}); opacity: ${t}`,
    tick: (t) => {
      if (text) text.nodeValue = String(Math.round(from + (to - from) * t));
    },
  };
}

/** A stamp comes down from above the paper, and a little askew. */
export function stamped(_: Element, { duration }: { duration: number }): TransitionConfig {
  return {
    duration,
    easing: (t) => t * t,
    css: (t, left) => `transform: scale(${1 + 1.6 * left}) rotate(${-18 * left}deg); opacity: ${t}`,
  };
}

/** A gavel falls on its block. */
export function fallen(_: Element, { duration }: { duration: number }): TransitionConfig {
  return {
    duration,
    easing: (t) => t * t,
    css: (_t, left) => `transform: rotate(${34 * left}deg)`,
  };
}
