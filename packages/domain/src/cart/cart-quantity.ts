import type { CartLine } from '../model/index.ts';
import { multiplierRate, ONE } from '../money/index.ts';

/** Counts the pieces for the cart badge: of all lines except set items and cancelled ones (specification §2). */
export function cartQuantity(lines: readonly CartLine[]): number {
  const counted = lines.filter((line) => line.fromProduct === undefined && line.status !== 'cancel');
  return counted.reduce((sum, line) => sum + multiplierRate(line.quantity), 0) / ONE;
}
