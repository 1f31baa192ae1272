/** Tunes of a chime, in Hz: rising for a new or ready order, a desk bell's double ring for a call, falling for a no. */
const TUNES = {
  rising: [784, 1047, 1319],
  bell: [1568, 1175, 1568, 1175],
  falling: [330, 220],
} as const;
const NOTE_SECONDS = 0.16;

export type Tune = keyof typeof TUNES;

/** A short sound synthesised by the browser. */
export type Chime = {
  /** Unlocks the sound; most browsers allow that only in response to a tap or a key. */
  readonly unlock: () => Promise<void>;
  readonly ring: (tune?: Tune) => void;
  /** Returns true if the browser allows sound now. */
  readonly isUnlocked: () => boolean;
  /** Subscribes to changes of that; returns the function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
};

export function createChime(): Chime {
  let context: AudioContext | undefined;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const unlock = async () => {
    if (typeof AudioContext === 'undefined') return;
    if (context === undefined) {
      context = new AudioContext();
      // phones suspend the sound during a call or in the background
      context.addEventListener('statechange', notify);
    }
    if (context.state !== 'running') await context.resume().catch(() => undefined);
    notify();
  };
  const isUnlocked = () => context?.state === 'running';
  const ring = (tune: Tune = 'rising') => {
    if (context === undefined || !isUnlocked()) return;
    const volume = context.createGain();
    volume.connect(context.destination);
    volume.gain.value = 0.25;
    for (const [index, frequency] of TUNES[tune].entries()) {
      const note = context.createOscillator();
      note.frequency.value = frequency;
      note.connect(volume);
      note.start(context.currentTime + index * NOTE_SECONDS);
      note.stop(context.currentTime + (index + 1) * NOTE_SECONDS);
    }
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { unlock, ring, isUnlocked, subscribe };
}
