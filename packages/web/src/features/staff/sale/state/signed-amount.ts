import { stepOf } from '@comanda/domain';
import { readAmount } from '../../../../lib/read-amount.ts';

/** Largest amount that is added to a bill or taken off it, minor units. */
const MAX_AMOUNT = 99_999_999;

/** Direction of an adjustment: less to pay, or more. */
export type AdjustWay = 'less' | 'more';

/** Returns the adjustment that was typed, minor units and below 0 for less; undefined if it is none. */
export function signedAmount(
  typed: string,
  way: AdjustWay,
  shop: Parameters<typeof stepOf>[0],
): number | undefined {
  const answer = readAmount(typed, { step: stepOf(shop), most: MAX_AMOUNT });
  if (!('amount' in answer) || answer.amount === 0) return undefined;
  return way === 'less' ? -answer.amount : answer.amount;
}
