/** How high rows of menus were as they were drawn last, in pixels, by the width of the window and their key. */
const heights = new Map<string, number>();
const idOf = (key: string) => `${globalThis.innerWidth} ${key}`;

/** Returns how high a row was when it was drawn at this width; a menu that is come back to is as long as it was. */
export function knownHeight(key: string): number | undefined {
  return heights.get(idOf(key));
}

/** Keeps how high a row is. */
export function keepHeight(key: string, height: number): void {
  heights.set(idOf(key), height);
}
