const NOTES_HZ = [784, 1047, 1319];
const NOTE_SECONDS = 0.16;

/** A short sound made by the browser itself. Browsers stay silent until `unlock` was called from a tap or a key. */
export type Chime = { readonly unlock: () => void; readonly ring: () => void };

/** Makes a chime: three rising notes. */
export function createChime(): Chime {
  let context: AudioContext | undefined;
  const unlock = () => {
    if (typeof AudioContext === 'undefined') return;
    context ??= new AudioContext();
    void context.resume();
  };
  const ring = () => {
    if (context?.state !== 'running') return;
    const volume = context.createGain();
    volume.connect(context.destination);
    volume.gain.value = 0.25;
    for (const [index, frequency] of NOTES_HZ.entries()) {
      const note = context.createOscillator();
      note.frequency.value = frequency;
      note.connect(volume);
      note.start(context.currentTime + index * NOTE_SECONDS);
      note.stop(context.currentTime + (index + 1) * NOTE_SECONDS);
    }
  };
  return { unlock, ring };
}
