import type { Shop } from '@comanda/contract';
import { cashRounding, ceilTo, coinOf } from '@comanda/domain';

/** A usual bill, in minor units, and the same in steps of coins that are larger than usual. */
const USUAL_BILL = 12_837;
const BILL_IN_STEPS = 12.837;

/** A bill that cash cannot pay as it is, what cash pays of it, and what is paid in another way that staff take. */
export type CashExample = { readonly bill: number; readonly cash: number; readonly manual: number };

/**
 * Returns an example of a shop's cash rounding as the engine rounds (payments M8.1, M8.2), in minor units; undefined
 * without a rounding, and where every total of the shop can be paid in coins as it is.
 */
export function cashExample(shop: Shop): CashExample | undefined {
  const step = shop.cashRound?.step ?? 0;
  const coin = coinOf(shop);
  if (step <= 0 || coin % step === 0) return undefined;
  const start = ceilTo(Math.max(USUAL_BILL, Math.round(step * BILL_IN_STEPS)), coin);
  const bill = start % step === 0 ? start + coin : start;
  const paid = (provider: string) => {
    const rounded = cashRounding(shop, provider, { amount: bill, tips: 0, isSettling: true });
    return bill + ('rounding' in rounded ? rounded.rounding : 0);
  };
  return { bill, cash: paid('cash'), manual: paid('manual') };
}
