import type { Multiplier, Percent } from '../model/index.ts';

/** A factor or quantity as a whole number of millionths: 10 per cent is 100,000, a multiplier of 0.85 is 850,000. */
export type Millionths = number;

/** One, in millionths. */
export const ONE: Millionths = 1_000_000;

/**
 * The decimal `value` as a whole number of `1/scale`, or undefined when it has more decimals than that.
 * Exact: a decimal number is read as the binary fraction nearest to it, and dividing the whole number by
 * `scale` gives that same nearest fraction back.
 */
export function scaledInteger(value: number, scale: number): number | undefined {
  const scaled = Math.round(value * scale);
  return Number.isSafeInteger(scaled) && scaled / scale === value ? scaled : undefined;
}

/**
 * A percentage in millionths.
 * Throws a RangeError on more than 4 decimals: input is checked where it enters (pricing P1.3).
 */
export function percentRate(percent: Percent): Millionths {
  return exactly(scaledInteger(percent, 10_000), 'percentage', percent);
}

/**
 * A multiplier, or a quantity, in millionths.
 * Throws a RangeError on more than 6 decimals: input is checked where it enters (pricing P1.3).
 */
export function multiplierRate(multiplier: Multiplier): Millionths {
  return exactly(scaledInteger(multiplier, ONE), 'multiplier', multiplier);
}

function exactly(scaled: number | undefined, what: string, value: number): Millionths {
  if (scaled === undefined) throw new RangeError(`${value} has too many decimals for a ${what}`);
  return scaled;
}
