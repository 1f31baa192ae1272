import type { Minor } from '../model/index.ts';
import { type Millionths, ONE } from './rate.ts';

export type Rounding = 'floor' | 'halfUp' | 'ceil';

/** Rounds an amount in minor units to the nearest multiple of `step`, halves away from zero (pricing P1.4). */
export function halfUp(amount: Minor, step: Minor): Minor {
  return divide(amount, step, 'halfUp') * step;
}

/** Rounds an amount in minor units up to a multiple of `step` (pricing P1.4). */
export function ceilTo(amount: Minor, step: Minor): Minor {
  return divide(amount, step, 'ceil') * step;
}

/** Rounds an amount in minor units down to a multiple of `step`. */
export function floorTo(amount: Minor, step: Minor): Minor {
  return divide(amount, step, 'floor') * step;
}

/** Multiplies an amount in minor units by a rate in millionths, rounded once to a multiple of `step` (pricing P1.3, P1.4). */
export function scale(amount: Minor, rate: Millionths, step: Minor, rounding: Rounding): Minor {
  return multiplyDivide(amount, rate, ONE * step, rounding) * step;
}

/** Computes `a × b ÷ divisor` of whole numbers, exact up to the one rounding; `divisor` is positive. */
export function multiplyDivide(a: number, b: number, divisor: number, rounding: Rounding): number {
  const product = a * b;
  const isExact = Number.isSafeInteger(product);
  if (isExact) return divide(product, divisor, rounding);
  return divideWide(BigInt(a) * BigInt(b), BigInt(divisor), rounding);
}

/** Divides big integers, rounded once; `divisor` is positive. */
export function divideWide(dividend: bigint, divisor: bigint, rounding: Rounding): number {
  const rest = dividend % divisor;
  const quotient = dividend / divisor;
  if (rest === 0n) return Number(quotient);
  const twiceRest = rest < 0n ? -2n * rest : 2n * rest;
  return Number(quotient) + correction(rest < 0n, twiceRest >= divisor, rounding);
}

function divide(dividend: number, divisor: number, rounding: Rounding): number {
  const rest = dividend % divisor;
  const quotient = (dividend - rest) / divisor;
  if (rest === 0) return quotient;
  return quotient + correction(rest < 0, 2 * Math.abs(rest) >= divisor, rounding);
}

/** Returns what to add to a quotient that was truncated towards zero and left a remainder. */
function correction(isNegative: boolean, isHalfOrMore: boolean, rounding: Rounding): -1 | 0 | 1 {
  switch (rounding) {
    case 'floor':
      return isNegative ? -1 : 0;
    case 'ceil':
      return isNegative ? 0 : 1;
    case 'halfUp':
      if (!isHalfOrMore) return 0;
      return isNegative ? -1 : 1;
  }
}
