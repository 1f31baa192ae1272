import type { Minor } from '../model/index.ts';

type Part = { readonly position: number; readonly amount: Minor; readonly remainder: number | bigint };

/**
 * Splits `total` over `weights` so that the parts sum to it exactly: each proportional part is floored to a step, then
 * the remaining steps go one each to the largest remainders, ties to the earlier (pricing P1.5). A weight of zero gets
 * nothing; if all weights are zero, so are the parts. 1000 over three equal weights is 334, 333, 333.
 */
export function share(total: Minor, weights: readonly number[], step: Minor): readonly Minor[] {
  const sum = weights.reduce((whole, weight) => whole + weight, 0);
  if (sum === 0 || total === 0) return weights.map(() => 0);
  const isExact = Number.isSafeInteger(total * sum) && Number.isSafeInteger(sum * step);
  const parts = isExact ? floored(total, weights, sum, step) : flooredWide(total, weights, sum, step);
  return withRemainder(total, parts, step);
}

function floored(total: Minor, weights: readonly number[], sum: number, step: Minor): readonly Part[] {
  const divisor = sum * step;
  return weights.map((weight, position) => {
    const product = total * weight;
    const remainder = product % divisor;
    return { position, amount: ((product - remainder) / divisor) * step, remainder };
  });
}

function flooredWide(total: Minor, weights: readonly number[], sum: number, step: Minor): readonly Part[] {
  const divisor = BigInt(sum) * BigInt(step);
  return weights.map((weight, position) => {
    const product = BigInt(total) * BigInt(weight);
    return { position, amount: Number(product / divisor) * step, remainder: product % divisor };
  });
}

function withRemainder(total: Minor, parts: readonly Part[], step: Minor): readonly Minor[] {
  const amounts = parts.map((part) => part.amount);
  let rest = total - amounts.reduce((sum, amount) => sum + amount, 0);
  if (rest === 0) return amounts;
  const byRemainder = [...parts].sort(largestRemainderFirst);
  for (const part of byRemainder) {
    if (rest <= 0) break;
    // smaller than a step only if `total` is no multiple of it
    const extra = Math.min(step, rest);
    amounts[part.position] = part.amount + extra;
    rest -= extra;
  }
  return amounts;
}

function largestRemainderFirst(one: Part, other: Part): number {
  if (one.remainder === other.remainder) return one.position - other.position;
  return one.remainder > other.remainder ? -1 : 1;
}
