import type { Minor } from '../model/index.ts';
import { floorTo, share } from '../money/index.ts';
import {
  partsFrom,
  SHARE_PART_NAMES,
  type SharePartName,
  type ShareParts,
  signedPart,
  sumOfParts,
} from './share-parts.ts';

/**
 * Splits a bill's parts into `count` equal shares: their sums are those of `equalAmounts` in coins of `coin`, and the
 * shares of every part sum to it (pricing P10.5). The difference between coins and the bill's own `step` is rounding.
 */
export function equalParts(bill: ShareParts, count: number, step: Minor, coin = step): readonly ShareParts[] {
  const exact = equalPartsByStep(bill, count, step);
  if (coin === step) return exact;
  const totals = equalAmounts(sumOfParts(bill), count, coin);
  return exact.map((parts, at) => {
    const rounding = parts.rounding + (totals[at] ?? 0) - sumOfParts(parts);
    return { ...parts, rounding };
  });
}

/** Splits parts to the step: each is floored for everybody; its remaining steps go to those who lack most. */
function equalPartsByStep(bill: ShareParts, count: number, step: Minor): readonly ShareParts[] {
  const totals = equalAmounts(sumOfParts(bill), count, step);
  const floors = partsFrom((name) => floorTo(signedPart(name, bill[name]) / count, step));
  const shares = totals.map(() => new Map<SharePartName, Minor>());
  const lacking = totals.map(
    (total) => total - SHARE_PART_NAMES.reduce((sum, name) => sum + floors[name], 0),
  );
  for (const name of SHARE_PART_NAMES) {
    let rest = signedPart(name, bill[name]) - floors[name] * count;
    for (const at of mostLackingFirst(lacking)) {
      const extra = Math.min(rest, step);
      rest -= extra;
      lacking[at] = (lacking[at] ?? 0) - extra;
      shares[at]?.set(name, floors[name] + extra);
    }
  }
  return shares.map((own) => partsFrom((name) => withoutMinusZero(signedPart(name, own.get(name) ?? 0))));
}

/**
 * Splits an amount into `count` parts that are multiples of `coin` and differ by one at most, the larger first; what is
 * less than a coin is on the first of the smaller ones. 111.03 in four parts of 0.50 is 28.00, 28.00, 27.53, 27.50.
 */
export function equalAmounts(amount: Minor, count: number, coin: Minor): readonly Minor[] {
  const whole = floorTo(amount, coin);
  const parts = share(
    whole,
    Array.from({ length: count }, () => 1),
    coin,
  );
  const smallest = parts.indexOf(Math.min(...parts));
  return parts.map((part, at) => (at === smallest ? part + amount - whole : part));
}

function mostLackingFirst(lacking: readonly Minor[]): readonly number[] {
  return lacking.map((_, at) => at).sort((one, other) => (lacking[other] ?? 0) - (lacking[one] ?? 0));
}

function withoutMinusZero(amount: Minor): Minor {
  return amount === 0 ? 0 : amount;
}
