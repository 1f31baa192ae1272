import type { Minor } from '../model/index.ts';
import { share } from '../money/index.ts';

/** The parts of a share of a bill, in minor units. `discount` is subtracted, the others are added (pricing P10.1). */
export type ShareParts = {
  readonly dishes: Minor;
  readonly discount: Minor;
  readonly surcharge: Minor;
  readonly seatCharge: Minor;
  readonly deliveryFee: Minor;
  /** Added taxes; included ones are in the dishes. */
  readonly tax: Minor;
  readonly tips: Minor;
  readonly adjusts: Minor;
  readonly rounding: Minor;
};
export type SharePartName = keyof ShareParts;

export const SHARE_PART_NAMES = [
  'dishes',
  'discount',
  'surcharge',
  'seatCharge',
  'deliveryFee',
  'tax',
  'tips',
  'adjusts',
  'rounding',
] as const satisfies readonly SharePartName[];

/** Makes the parts of a share from an amount for each name. */
export function partsFrom(amountOf: (name: SharePartName) => Minor): ShareParts {
  return Object.fromEntries(SHARE_PART_NAMES.map((name) => [name, amountOf(name)])) as ShareParts;
}

export const NO_PARTS: ShareParts = partsFrom(() => 0);

/** Returns what a part adds to the sum: a discount is negative. */
export function signedPart(name: SharePartName, amount: Minor): Minor {
  return name === 'discount' ? -amount : amount;
}

/** Sums the parts of a share. */
export function sumOfParts(parts: ShareParts): Minor {
  return SHARE_PART_NAMES.reduce((sum, name) => sum + signedPart(name, parts[name]), 0);
}

/** Adds the parts of several shares. */
export function joinedParts(all: readonly ShareParts[]): ShareParts {
  return partsFrom((name) => all.reduce((sum, parts) => sum + parts[name], 0));
}

/**
 * Splits an amount like `share`, but also negative amounts, and equally if all weights are zero, so that nothing is lost
 * (pricing P1.5, P10.1). −10 over 1 and 1 is −5, −5.
 */
export function shareAny(amount: Minor, weights: readonly number[], step: Minor): readonly Minor[] {
  const isWeighed = weights.some((weight) => weight > 0);
  const over = isWeighed ? weights : weights.map(() => 1);
  if (amount >= 0) return share(amount, over, step);
  return share(-amount, over, step).map((part) => (part === 0 ? 0 : -part));
}
