/** Generator of numbers from 0 (inclusive) to 1 (exclusive); the same seed gives the same sequence. */
export type Random = () => number;

/** Returns a small, stable random source. The product's id is the seed, so a dish looks the same for ever. */
export function seeded(text: string): Random {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns a random number between two bounds. */
export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}

/** Returns one of the given things, by chance. */
export function oneOf<T>(random: Random, first: T, ...others: readonly T[]): T {
  const all = [first, ...others];
  return all[Math.floor(random() * all.length)] ?? first;
}
