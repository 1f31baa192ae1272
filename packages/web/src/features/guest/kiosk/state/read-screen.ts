import type { DeviceSettings } from '@comanda/contract';

const MAX_MM = 3_000;
const MIN_HEIGHT_MM = 50;

/** Returns how a screen hangs, of two typed lengths in millimetres; undefined unless both are within their bounds. */
export function readScreen(bottom: string, height: string): DeviceSettings['screen'] {
  const [bottomMm, heightMm] = [bottom, height].map((typed) =>
    typed.trim() === '' ? Number.NaN : Number(typed),
  );
  if (bottomMm === undefined || heightMm === undefined) return undefined;
  const isFit = (value: number, least: number) =>
    Number.isInteger(value) && value >= least && value <= MAX_MM;
  return isFit(bottomMm, 0) && isFit(heightMm, MIN_HEIGHT_MM) ? { bottomMm, heightMm } : undefined;
}
