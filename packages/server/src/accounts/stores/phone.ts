import type { Shop } from '@comanda/contract';
import type { CatalogueReader } from '../../catalogue/index.ts';

/** Country codes by the shop's currency. */
const COUNTRY_CODES: Readonly<Record<Shop['currency'], string>> = {
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
};
const E164 = /^\+[1-9]\d{6,14}$/;

/**
 * A telephone number in E.164 (`+85255550101`) out of how people write it: with `+` or `00` and the country code, or
 * as it is dialled where the shop is (the first shop, unless named). Undefined when it cannot be one.
 */
export function phoneOf(
  text: string,
  catalogue: Pick<CatalogueReader, 'get' | 'list'>,
  shop?: string,
): string | undefined {
  const written = text.replace(/[ ()./-]/g, '');
  const number = isInternational(written) ? written.replace(/^00/, '+') : local(written, catalogue, shop);
  return E164.test(number) ? number : undefined;
}

function isInternational(written: string): boolean {
  return written.startsWith('+') || written.startsWith('00');
}

/** A leading 0 is dialled within the country only. */
function local(written: string, catalogue: Pick<CatalogueReader, 'get' | 'list'>, shop?: string): string {
  const where = shop === undefined ? catalogue.list('shops')[0] : catalogue.get('shops', shop);
  return where === undefined ? written : `+${COUNTRY_CODES[where.currency]}${written.replace(/^0/, '')}`;
}
