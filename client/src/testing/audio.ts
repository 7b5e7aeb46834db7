// An AudioContext that plays nothing and writes down what it is asked for.

export interface Note {
  /** The wave of a tone, "noise" for a stretch of noise. */
  wave: string;
  at: number;
  ends: number;
  /** What the pitch is set to, and when. */
  pitch: [number, number][];
  /** What the loudness is set to, and when. */
  loud: [number, number][];
  filter: { type: string; hz: number; q: number } | null;
  /** Whether it is heard in the end. */
  reaches: boolean;
}

class Param {
  set: [number, number][] = [];
  value = 0;
  setValueAtTime = (value: number, at: number) => this.set.push([value, at]);
  linearRampToValueAtTime = this.setValueAtTime;
  exponentialRampToValueAtTime = this.setValueAtTime;
}

class Node {
  next: Node | null = null;
  type = "";
  gain = new Param();
  frequency = new Param();
  Q = new Param();
  curve: Float32Array | null = null;
  buffer: unknown = null;
  at = 0;
  ends = 0;
  connect(next: Node): Node {
    this.next = next;
    return next;
  }
  start(at: number): void {
    this.at = at;
  }
  stop(ends: number): void {
    this.ends = ends;
  }
}

export class FakeAudio {
  /** Those made since the tests began. */
  static made: FakeAudio[] = [];
  /** What a browser that lets nothing sound does. */
  static blocked = false;
  state = "suspended";
  currentTime = 10;
  sampleRate = 100;
  destination = new Node();
  #sources: Node[] = [];
  shaper: Node | null = null;
  volume: Node | null = null;

  constructor() {
    FakeAudio.made.push(this);
  }
  resume(): Promise<void> {
    if (FakeAudio.blocked) return Promise.reject(new Error("not allowed"));
    this.state = "running";
    return Promise.resolve();
  }
  close(): Promise<void> {
    this.state = "closed";
    return Promise.resolve();
  }
  createGain(): Node {
    const made = new Node();
    this.volume ??= made;
    return made;
  }
  createBiquadFilter = () => new Node();
  createWaveShaper = () => (this.shaper = new Node());
  createOscillator = () => this.#source("");
  createBufferSource = () => this.#source("noise");
  createBuffer = (_: number, length: number) => ({
    getChannelData: () => new Float32Array(length),
  });

  #source(type: string): Node {
    const made = new Node();
    made.type = type;
    this.#sources.push(made);
    return made;
  }

  /** All that was asked to sound, in the order of asking. */
  get notes(): Note[] {
    return this.#sources.map((source) => {
      const way = [];
      for (let node = source.next; node; node = node.next) way.push(node);
      const sieve = way.find((node) => node.frequency.value > 0);
      return {
        wave: source.type,
        at: source.at,
        ends: source.ends,
        pitch: source.frequency.set,
        loud: way.find((node) => node.gain.set.length)?.gain.set ?? [],
        filter: sieve ? { type: sieve.type, hz: sieve.frequency.value, q: sieve.Q.value } : null,
        reaches: way.includes(this.destination) && way.includes(this.shaper ?? source),
      };
    });
  }
}
