/** The widths a picture on a guest's screen comes in. */
export type PictureWidth = 240 | 400 | 800 | 1200;
export const WIDTHS: readonly PictureWidth[] = [240, 400, 800, 1200];

/** The tinted tables dishes stand on. */
export type Tint = 'cream' | 'butter' | 'celadon' | 'blush' | 'sky' | 'oat';
const TINTS: readonly Tint[] = ['cream', 'butter', 'celadon', 'blush', 'sky', 'oat'];

/** The table a dish always stands on, from its id. */
export function tintOf(id: string): Tint {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  return TINTS[sum % TINTS.length] ?? 'cream';
}
