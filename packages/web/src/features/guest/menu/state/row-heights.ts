/** Last rendered heights of menu rows in pixels, by window width and row key. */
const heights = new Map<string, number>();
const idOf = (key: string) => `${globalThis.innerWidth} ${key}`;

/**
 * Returns the last rendered height of a row at this window width, so that a menu keeps its length when revisited.
 */
export function knownHeight(key: string): number | undefined {
  return heights.get(idOf(key));
}

export function keepHeight(key: string, height: number): void {
  heights.set(idOf(key), height);
}
