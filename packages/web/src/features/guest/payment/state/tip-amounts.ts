import type { Shop } from '@comanda/contract';
import { halfUp, stepOf } from '@comanda/domain';

/** Shares of what is paid that are proposed as a tip, per cent. */
export const TIP_PERCENTS = [5, 10, 15] as const;

type CoinsOfShop = Pick<Shop, 'currency' | 'currencyStep' | 'priceRoundFactor' | 'priceRoundMethod'>;

/** What a shop's totals are multiples of, so that proposed tips are paid with the same coins; minor units. */
function coinOf(shop: CoinsOfShop): number {
  const step = stepOf(shop);
  const { priceRoundFactor: factor } = shop;
  return factor && shop.priceRoundMethod !== 'no' && factor % step === 0 ? factor : step;
}

/**
 * So many per cent of an amount, half up to what the shop's totals are multiples of, at least one of them: where that
 * is ten cents, 5 % of 111.00 is 5.60.
 */
export function tipOf(amount: number, percent: number, shop: CoinsOfShop): number {
  const coin = coinOf(shop);
  return Math.max(coin, halfUp(amount * percent, coin * 100) / 100);
}
