import { setImmediate } from 'node:timers/promises';

/** Resolves when work may go on. */
export type Pause = () => Promise<void>;

/** Goes on at once, for work that nothing may come between. */
export const noPause: Pause = () => Promise.resolve();

/** Resolves when calls that have come in meanwhile are served. */
export const nextTurn: Pause = () => setImmediate();

/** Maps items a slice at a time, with a pause after each, so that long work does not hold up other calls. */
export async function mapInSlices<Item, Mapped>(
  items: readonly Item[],
  { size, pause }: { readonly size: number; readonly pause: Pause },
  map: (slice: readonly Item[]) => readonly Mapped[],
): Promise<readonly Mapped[]> {
  const mapped: Mapped[] = [];
  for (let at = 0; at < items.length; at += size) {
    for (const one of map(items.slice(at, at + size))) mapped.push(one);
    await pause();
  }
  return mapped;
}
