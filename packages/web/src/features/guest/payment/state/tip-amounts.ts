import type { Shop } from '@comanda/contract';
import { coinOf, halfUp } from '@comanda/domain';

/** Suggested tips in percent of the payment. */
export const TIP_PERCENTS = [5, 10, 15] as const;

type CoinsOfShop = Pick<Shop, 'currency' | 'currencyStep' | 'priceRoundFactor' | 'priceRoundMethod'>;

/**
 * Returns a percentage of an amount, rounded half up to the step of the shop's totals, and at least one step: with
 * a step of ten cents, 5 % of 111.00 is 5.60.
 */
export function tipOf(amount: number, percent: number, shop: CoinsOfShop): number {
  const coin = coinOf(shop);
  return Math.max(coin, halfUp(amount * percent, coin * 100) / 100);
}
