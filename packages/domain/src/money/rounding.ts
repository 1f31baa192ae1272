import type { Minor } from '../model/index.ts';
import { type Millionths, ONE } from './rate.ts';

export type Rounding = 'floor' | 'halfUp' | 'ceil';

/** `amount` at the nearest multiple of `step`, halves away from zero; minor units (pricing P1.4). */
export function halfUp(amount: Minor, step: Minor): Minor {
  return divide(amount, step, 'halfUp') * step;
}

/** `amount` at the next multiple of `step` upwards; minor units (pricing P1.4). */
export function ceilTo(amount: Minor, step: Minor): Minor {
  return divide(amount, step, 'ceil') * step;
}

/** `amount` at the next multiple of `step` downwards; minor units. */
export function floorTo(amount: Minor, step: Minor): Minor {
  return divide(amount, step, 'floor') * step;
}

/** `amount × rate` rounded once to a multiple of `step`; minor units, the rate in millionths (pricing P1.3, P1.4). */
export function scale(amount: Minor, rate: Millionths, step: Minor, rounding: Rounding): Minor {
  return multiplyDivide(amount, rate, ONE * step, rounding) * step;
}

/** `a × b ÷ divisor` of whole numbers, exact up to the one rounding; `divisor` is positive. */
export function multiplyDivide(a: number, b: number, divisor: number, rounding: Rounding): number {
  const product = a * b;
  const isExact = Number.isSafeInteger(product);
  if (isExact) return divide(product, divisor, rounding);
  return divideWide(BigInt(a) * BigInt(b), BigInt(divisor), rounding);
}

/** `dividend ÷ divisor` of wide whole numbers, rounded once; `divisor` is positive. */
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

/** What to add to a quotient cut towards zero that left a rest. */
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
