import type { Minor } from '../model/index.ts';
import type { CurrencyFormat } from './currency.ts';

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

/** Formatters by locale and number of decimals, because they are slow to create. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(locale: string, decimals: 0 | 2): Intl.NumberFormat {
  const key = `${locale} ${decimals}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  formatters.set(key, made);
  return made;
}

/** Formats an amount in minor units (1/100) as parts; `signed` adds a plus to positive amounts. */
export function moneyParts(
  minor: Minor,
  { symbol, hidesDecimals }: CurrencyFormat,
  locale: string,
  signed = false,
): MoneyParts {
  const plus = signed && minor > 0 ? '+' : '';
  const isWhole = hidesDecimals && minor % 100 === 0;
  return {
    sign: minor < 0 ? MINUS : plus,
    currency: symbol,
    digits: formatterOf(locale, isWhole ? 0 : 2).format(Math.abs(minor) / 100),
  };
}

/** Formats an amount in minor units: `HK$1,266.00`, `−$20.28`, `NT$60`. */
export function moneyText(minor: Minor, currency: CurrencyFormat, locale: string, signed = false): string {
  const parts = moneyParts(minor, currency, locale, signed);
  return `${parts.sign}${parts.currency}${parts.digits}`;
}
