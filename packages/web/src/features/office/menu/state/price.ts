import type { Product, Shop } from '@comanda/contract';
import { currencyFormatOf, moneyParts, stepOf } from '@comanda/domain';
import { readAmount } from '../../../../lib/read-amount.ts';

const MAX_PRICE = 99_999_999;

export type PriceProblem =
  | { readonly key: 'menu.price.missing' | 'menu.price.wrong' }
  | { readonly key: 'menu.price.tooMuch' | 'menu.price.tooFine'; readonly limit: number };
export type TypedPrice =
  | { readonly ok: true; readonly price: number | undefined }
  | { readonly ok: false; readonly problem: PriceProblem };

/** Parses a typed price in minor units, on the shop's step; an empty one is absent where it may be. */
export function readPrice(
  typed: string,
  { shop, isOptional = false }: { readonly shop: Shop; readonly isOptional?: boolean },
): TypedPrice {
  if (typed.trim() === '')
    return isOptional
      ? { ok: true, price: undefined }
      : { ok: false, problem: { key: 'menu.price.missing' } };
  const answer = readAmount(typed, { step: stepOf(shop), most: MAX_PRICE });
  if ('amount' in answer) return { ok: true, price: answer.amount };
  if (answer.problem === 'notNumber') return { ok: false, problem: { key: 'menu.price.wrong' } };
  return { ok: false, problem: { key: `menu.price.${answer.problem}`, limit: answer.limit } };
}

/** Returns a price as it is typed: without a currency. */
export function priceText(price: number | undefined, shop: Shop): string {
  if (price === undefined) return '';
  return moneyParts(price, currencyFormatOf(shop), 'en').digits.replaceAll(',', '');
}

/** Returns the path of a shop's own price. */
export function ownPricePath(shop: string): string {
  return `discountMapping[${shop}].price`;
}

/** Returns the price that a shop has of its own; undefined where the dish's price counts. */
export function ownPrice({ discountMapping = [] }: Product, shop: string): number | undefined {
  return discountMapping.find((entry) => entry.shop === shop)?.price;
}

/** Parses a typed price difference, which may be below zero; an empty one is 0. */
export function readDifference(typed: string, shop: Shop): TypedPrice {
  const [, sign = '', rest = ''] = /^([+\-−]?)(.*)$/s.exec(typed.normalize('NFKC').trim()) ?? [];
  const read = readPrice(rest, { shop, isOptional: sign === '' });
  if (!read.ok) return read;
  const price = read.price ?? 0;
  return { ok: true, price: sign === '-' || sign === '−' ? 0 - price : price };
}

/** Returns a price difference as it is typed; empty for none. */
export function differenceText(price: number | undefined, shop: Shop): string {
  if (price === undefined || price === 0) return '';
  return `${price < 0 ? '-' : ''}${priceText(Math.abs(price), shop)}`;
}
