import type { Shop } from '@comanda/contract';

/** The country code and the number of digits that follow it, by currency: where the shop is. */
const NUMBERS: Readonly<Record<string, readonly [code: string, digits: number]>> = {
  HKD: ['852', 8],
  TWD: ['886', 9],
  SGD: ['65', 8],
  CNY: ['86', 11],
};
const MIN_DIGITS = 6;
const MAX_DIGITS = 15;

/**
 * Returns a telephone number as typed on a pad without a plus, as E.164: of the shop's country unless it is longer than
 * one of there; undefined while it is too short.
 */
export function fullPhone(typed: string, { currency }: Pick<Shop, 'currency'>): string | undefined {
  const digits = typed.replace(/^0+/, '');
  const [code, length] = NUMBERS[currency] ?? ['', MAX_DIGITS];
  if (code !== '' && digits.length <= length)
    return digits.length === length ? `+${code}${digits}` : undefined;
  return digits.length > MIN_DIGITS && digits.length <= MAX_DIGITS ? `+${digits}` : undefined;
}
