import type { Minor } from '../model/index.ts';
import { share } from '../money/index.ts';

/** What a share of a bill is made of; minor units. `discount` is taken off, the others are added (pricing P10.1). */
export type ShareParts = {
  readonly dishes: Minor;
  readonly discount: Minor;
  readonly surcharge: Minor;
  readonly seatCharge: Minor;
  readonly deliveryFee: Minor;
  /** Taxes that are added; those included are in the dishes. */
  readonly tax: Minor;
  readonly tips: Minor;
  readonly adjusts: Minor;
  readonly rounding: Minor;
};
export type PartName = keyof ShareParts;

export const PART_NAMES = [
  'dishes',
  'discount',
  'surcharge',
  'seatCharge',
  'deliveryFee',
  'tax',
  'tips',
  'adjusts',
  'rounding',
] as const satisfies readonly PartName[];

/** Parts by their name. */
export function partsFrom(amountOf: (name: PartName) => Minor): ShareParts {
  return Object.fromEntries(PART_NAMES.map((name) => [name, amountOf(name)])) as ShareParts;
}

export const NO_PARTS: ShareParts = partsFrom(() => 0);

/** What a part adds to the sum: a discount takes off. */
export function signed(name: PartName, amount: Minor): Minor {
  return name === 'discount' ? -amount : amount;
}

/** What parts come to. */
export function sumOfParts(parts: ShareParts): Minor {
  return PART_NAMES.reduce((sum, name) => sum + signed(name, parts[name]), 0);
}

/** Parts of several shares together. */
export function joinedParts(all: readonly ShareParts[]): ShareParts {
  return partsFrom((name) => all.reduce((sum, parts) => sum + parts[name], 0));
}

/**
 * `share` of an amount that may be below zero, and never loses any: without weights everybody has an equal part
 * (pricing P1.5, P10.1). −10 over 1 and 1 is −5, −5.
 */
export function shareAny(amount: Minor, weights: readonly number[], step: Minor): readonly Minor[] {
  const isWeighed = weights.some((weight) => weight > 0);
  const over = isWeighed ? weights : weights.map(() => 1);
  if (amount >= 0) return share(amount, over, step);
  return share(-amount, over, step).map((part) => (part === 0 ? 0 : -part));
}
