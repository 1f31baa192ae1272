import type { Shop } from '@comanda/contract';
import type { CatalogueReader } from '../../catalogue/index.ts';

/** Country codes by the shop's currency; the euro is of many countries. */
const COUNTRY_CODES: Readonly<Record<Exclude<Shop['currency'], 'EUR'>, string>> & {
  readonly EUR?: undefined;
} = {
  HKD: '852',
  USD: '1',
  TWD: '886',
  SGD: '65',
  AUD: '61',
  MYR: '60',
  RM: '60',
  VND: '84',
  THB: '66',
  JPY: '81',
  CNY: '86',
  GBP: '44',
  MOP: '853',
  KRW: '82',
  PHP: '63',
  IDR: '62',
  NZD: '64',
  CAD: '1',
};
const E164 = /^\+[1-9]\d{6,14}$/;

/**
 * Parses a telephone number into E.164 (`+85255550101`), from an international form (`+` or `00`) or from the national
 * form in the shop's country (by default the first shop's). Returns undefined when it is not valid.
 */
export function parsePhone(
  text: string,
  catalogue: Pick<CatalogueReader, 'get' | 'list'>,
  shop?: string,
): string | undefined {
  const digits = text.replace(/[ ()./-]/g, '');
  const number = isInternational(digits)
    ? digits.replace(/^00/, '+')
    : withCountryCode(digits, catalogue, shop);
  return E164.test(number) ? number : undefined;
}

function isInternational(digits: string): boolean {
  return digits.startsWith('+') || digits.startsWith('00');
}

/** Returns a national number with the country code, without its trunk prefix 0. */
function withCountryCode(
  digits: string,
  catalogue: Pick<CatalogueReader, 'get' | 'list'>,
  shop?: string,
): string {
  const reference = shop === undefined ? catalogue.list('shops')[0] : catalogue.get('shops', shop);
  const code = reference && COUNTRY_CODES[reference.currency];
  return code === undefined ? digits : `+${code}${digits.replace(/^0/, '')}`;
}
