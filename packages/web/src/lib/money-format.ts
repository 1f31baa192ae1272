import type { CurrencyFormat } from '@comanda/domain';
import { numberFormat } from './formats.ts';

const MINUS = '−';

/** Parts of a formatted amount. */
export type MoneyParts = {
  /** `−`, `+` or empty. */
  readonly sign: string;
  /** Currency sign, such as `$` or `HK$`. */
  readonly currency: string;
  /** Digits with separators and two decimals, or none where the shop hides them, without sign. */
  readonly digits: string;
};

const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

const NO_DECIMALS = { minimumFractionDigits: 0, maximumFractionDigits: 0 } as const;

/** Formats an amount in minor units (1/100) as parts; `signed` adds a plus to positive amounts. */
export function moneyParts(
  minor: number,
  { symbol, hidesDecimals }: CurrencyFormat,
  locale: string,
  signed = false,
): MoneyParts {
  const plus = signed && minor > 0 ? '+' : '';
  const isWhole = hidesDecimals && minor % 100 === 0;
  return {
    sign: minor < 0 ? MINUS : plus,
    currency: symbol,
    digits: numberFormat(locale, isWhole ? NO_DECIMALS : TWO_DECIMALS).format(Math.abs(minor) / 100),
  };
}

/** Formats an amount in minor units: `HK$1,266.00`, `−$20.28`, `NT$60`. */
export function moneyText(minor: number, currency: CurrencyFormat, locale: string, signed = false): string {
  const parts = moneyParts(minor, currency, locale, signed);
  return `${parts.sign}${parts.currency}${parts.digits}`;
}
