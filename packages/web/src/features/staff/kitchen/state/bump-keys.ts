/** Keys of a bump bar, in order of assignment. */
const BUMP_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

/** Bump keys by ticket id. */
export type BumpKeys = ReadonlyMap<string, string>;

/**
 * Assigns each ticket a key that it keeps while on the screen, so that a key never moves to another ticket under a
 * cook's finger. A free key goes to the oldest ticket without one.
 */
export function assignKeys(held: BumpKeys, tickets: readonly string[]): BumpKeys {
  const kept = new Map([...held].filter(([ticket]) => tickets.includes(ticket)));
  const taken = new Set(kept.values());
  const free = BUMP_KEYS.filter((key) => !taken.has(key));
  for (const ticket of tickets) {
    if (kept.has(ticket)) continue;
    const key = free.shift();
    if (key === undefined) break;
    kept.set(ticket, key);
  }
  const isSame = kept.size === held.size && [...kept].every(([ticket, key]) => held.get(ticket) === key);
  return isSame ? held : kept;
}
