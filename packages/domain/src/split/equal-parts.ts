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
 * Splits a bill's parts into `count` equal shares: their sums differ by a step at most, and the shares of every part sum
 * to it (pricing P10.5). Each part is floored for everybody; its remaining steps go to those who lack most.
 */
export function equalParts(bill: ShareParts, count: number, step: Minor): readonly ShareParts[] {
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

/** Splits an amount into `count` parts that differ by a step at most, the larger first. */
export function equalAmounts(amount: Minor, count: number, step: Minor): readonly Minor[] {
  return share(
    amount,
    Array.from({ length: count }, () => 1),
    step,
  );
}

function mostLackingFirst(lacking: readonly Minor[]): readonly number[] {
  return lacking.map((_, at) => at).sort((one, other) => (lacking[other] ?? 0) - (lacking[one] ?? 0));
}

function withoutMinusZero(amount: Minor): Minor {
  return amount === 0 ? 0 : amount;
}
