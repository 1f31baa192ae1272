/** The tunes of a chime, in Hz: an order that comes or is ready rises, a call rings twice as a desk bell does. */
const TUNES = { rising: [784, 1047, 1319], bell: [1568, 1175, 1568, 1175] } as const;
const NOTE_SECONDS = 0.16;

export type Tune = keyof typeof TUNES;

/** A short sound made by the browser itself. */
export type Chime = {
  /** Lets it sound; browsers allow that from a tap or a key only, some at once. */
  readonly unlock: () => Promise<void>;
  readonly ring: (tune?: Tune) => void;
  /** Whether the browser lets it sound now. */
  readonly isUnlocked: () => boolean;
  /** Told when that changes; returns the function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** Makes a chime. */
export function createChime(): Chime {
  let context: AudioContext | undefined;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const unlock = async () => {
    if (typeof AudioContext === 'undefined') return;
    if (context === undefined) {
      context = new AudioContext();
      // a phone takes the sound away again for a call, or in the background
      context.addEventListener('statechange', tell);
    }
    if (context.state !== 'running') await context.resume().catch(() => undefined);
    tell();
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
