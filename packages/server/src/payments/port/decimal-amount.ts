import { fromProviderAmount, toProviderAmount } from './provider-amount.ts';

const DECIMAL = /^(\d{1,13})(?:\.(\d{1,3}))?$/;
/** Decimal places of our amounts. */
const PLACES = 2;

/**
 * Writes hundredths as the decimal text that some providers take: `20.00`, and `20` where the currency has no decimals
 * (payments M2.8).
 * @throws {RangeError} if the currency has no unit that small
 */
export function decimalAmount(minor: number, currency: string): string {
  const units = toProviderAmount(minor, currency);
  const isWhole = fromProviderAmount(1, currency) === 10 ** PLACES;
  return isWhole ? String(units) : `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(PLACES, '0')}`;
}

/** Reads a provider's decimal text as hundredths, without a detour over fractions; undefined for anything else. */
export function fromDecimalAmount(text: string): number | undefined {
  const [, whole, decimals = ''] = DECIMAL.exec(text) ?? [];
  if (whole === undefined || /[^0]/.test(decimals.slice(PLACES))) return undefined;
  return Number(whole) * 100 + Number(decimals.slice(0, PLACES).padEnd(PLACES, '0'));
}
