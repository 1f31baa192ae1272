import type { CurrencyCode, Minor, Shop } from '../model/index.ts';

/** A currency with its symbol and its step, the smallest amount that exists in it, in minor units. */
export type Currency = { readonly code: string; readonly symbol: string; readonly step: Minor };

const CURRENCIES: Readonly<Record<CurrencyCode, Currency>> = {
  HKD: { code: 'HKD', symbol: '$', step: 1 },
  USD: { code: 'USD', symbol: '$', step: 1 },
  TWD: { code: 'TWD', symbol: '$', step: 100 },
  SGD: { code: 'SGD', symbol: '$', step: 1 },
  AUD: { code: 'AUD', symbol: '$', step: 1 },
  MYR: { code: 'MYR', symbol: 'RM', step: 1 },
  VND: { code: 'VND', symbol: '₫', step: 100 },
  THB: { code: 'THB', symbol: '฿', step: 1 },
  JPY: { code: 'JPY', symbol: '¥', step: 100 },
  CNY: { code: 'CNY', symbol: '¥', step: 1 },
  GBP: { code: 'GBP', symbol: '£', step: 1 },
  EUR: { code: 'EUR', symbol: '€', step: 1 },
  MOP: { code: 'MOP', symbol: 'MOP$', step: 1 },
  KRW: { code: 'KRW', symbol: '₩', step: 100 },
  PHP: { code: 'PHP', symbol: '₱', step: 1 },
  IDR: { code: 'IDR', symbol: 'Rp', step: 100 },
  NZD: { code: 'NZD', symbol: '$', step: 1 },
  CAD: { code: 'CAD', symbol: '$', step: 1 },
};

/**
 * Returns a currency by its code (pricing P1.2). RM is another name of MYR; an unknown code is its own symbol, with a
 * step of 1.
 */
export function currencyOf(code: string): Currency {
  const name = code === 'RM' ? 'MYR' : code;
  return isListed(name) ? CURRENCIES[name] : { code, symbol: code, step: 1 };
}

/** The regions before a dollar sign that several currencies share. */
const REGIONS: Readonly<Record<string, string>> = {
  HKD: 'HK',
  USD: 'US',
  TWD: 'NT',
  SGD: 'S',
  AUD: 'A',
  NZD: 'NZ',
  CAD: 'CA',
};
/** Minor units of one whole unit. */
const UNIT: Minor = 100;

/** The way in which a shop writes amounts of its currency. */
export type CurrencyFormat = {
  readonly code: string;
  /** The symbol, such as `$` or `HK$`. */
  readonly symbol: string;
  /** True to leave out the decimals of whole amounts. */
  readonly hidesDecimals: boolean;
};

/** Returns the way in which a shop writes amounts: by default with the currency's symbol and two decimals. */
export function currencyFormatOf(
  shop: Pick<Shop, 'currency' | 'currencyStep' | 'showCurrencyRegion' | 'hideDecimals'>,
): CurrencyFormat {
  const { code, symbol } = currencyOf(shop.currency);
  const region = shop.showCurrencyRegion ? (REGIONS[code] ?? '') : '';
  const isWhole = stepOf(shop) % UNIT === 0;
  return { code, symbol: `${region}${symbol}`, hidesDecimals: shop.hideDecimals === true && isWhole };
}

/** Returns the smallest amount of a shop in minor units: its `currencyStep`, or else its currency's step (pricing P1.2). */
export function stepOf(shop: Pick<Shop, 'currency' | 'currencyStep'>): Minor {
  return shop.currencyStep ?? currencyOf(shop.currency).step;
}

/**
 * Returns the step of a shop's totals in minor units, so that a part of a bill can be paid in the same coins: what its
 * totals are rounded to, or else its smallest amount (pricing P10.5).
 */
export function coinOf(
  shop: Pick<Shop, 'currency' | 'currencyStep' | 'priceRoundFactor' | 'priceRoundMethod'>,
): Minor {
  const step = stepOf(shop);
  const { priceRoundFactor: factor } = shop;
  return factor && shop.priceRoundMethod !== 'no' && factor % step === 0 ? factor : step;
}

function isListed(code: string): code is CurrencyCode {
  return Object.hasOwn(CURRENCIES, code);
}
