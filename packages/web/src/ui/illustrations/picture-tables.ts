/** Widths of pictures on guests' screens, in pixels. */
export type PictureWidth = 240 | 400 | 800 | 1200;
export const WIDTHS: readonly PictureWidth[] = [240, 400, 800, 1200];

/** Tints of the tables under dishes. */
export type Tint = 'cream' | 'butter' | 'celadon' | 'blush' | 'sky' | 'oat';
const TINTS: readonly Tint[] = ['cream', 'butter', 'celadon', 'blush', 'sky', 'oat'];

/** Returns a dish's constant table tint, derived from its id. */
export function tintOf(id: string): Tint {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  return TINTS[sum % TINTS.length] ?? 'cream';
}
