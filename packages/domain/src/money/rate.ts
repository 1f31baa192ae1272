import type { Multiplier, Percent } from '../model/index.ts';

/** A factor or quantity as a whole number of millionths: 10 per cent is 100,000, a multiplier of 0.85 is 850,000. */
export type Millionths = number;

/** One, in millionths. */
export const ONE: Millionths = 1_000_000;

/**
 * Converts a decimal to a whole number of `1/scale`; undefined when it has more decimals than that. This is exact: a
 * decimal literal is read as the nearest binary fraction, and dividing the whole number by `scale` gives it back.
 */
export function scaledInteger(value: number, scale: number): number | undefined {
  const scaled = Math.round(value * scale);
  return Number.isSafeInteger(scaled) && scaled / scale === value ? scaled : undefined;
}

/**
 * Converts a percentage to millionths. Throws a RangeError on more than 4 decimals: input is checked where it enters
 * (pricing P1.3).
 */
export function percentRate(percent: Percent): Millionths {
  return exactly(scaledInteger(percent, 10_000), 'percentage', percent);
}

/**
 * Converts a multiplier or a quantity to millionths. Throws a RangeError on more than 6 decimals: input is checked
 * where it enters (pricing P1.3).
 */
export function multiplierRate(multiplier: Multiplier): Millionths {
  return exactly(scaledInteger(multiplier, ONE), 'multiplier', multiplier);
}

function exactly(scaled: number | undefined, kind: string, value: number): Millionths {
  if (scaled === undefined) throw new RangeError(`${value} has too many decimals for a ${kind}`);
  return scaled;
}
