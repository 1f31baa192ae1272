import { numberFormat } from './formats.ts';

/** Currency signs of the specification, with the region before a shared dollar sign. */
const SIGNS: Readonly<Record<string, string>> = {
  HKD: 'HK$',
  USD: 'US$',
  TWD: 'NT$',
  SGD: 'S$',
  AUD: 'A$',
  MYR: 'RM',
  RM: 'RM',
  VND: '₫',
  THB: '฿',
  JPY: '¥',
  CNY: '¥',
};

const MINUS = '−';

/** Parts of a formatted amount. */
export type MoneyParts = {
  /** `−`, `+` or empty. */
  readonly sign: string;
  /** Currency sign, such as `HK$`. */
  readonly currency: string;
  /** Digits with separators and two decimals, without sign. */
  readonly digits: string;
};

const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** Formats an amount in minor units (1/100) as parts; `signed` adds a plus to positive amounts. */
export function moneyParts(minor: number, currency: string, locale: string, signed = false): MoneyParts {
  const plus = signed && minor > 0 ? '+' : '';
  return {
    sign: minor < 0 ? MINUS : plus,
    currency: SIGNS[currency] ?? currency,
    digits: numberFormat(locale, TWO_DECIMALS).format(Math.abs(minor) / 100),
  };
}

/** Formats an amount in minor units: `HK$1,266.00`, `−HK$20.28`. */
export function moneyText(minor: number, currency: string, locale: string, signed = false): string {
  const parts = moneyParts(minor, currency, locale, signed);
  return `${parts.sign}${parts.currency}${parts.digits}`;
}
