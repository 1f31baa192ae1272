import type { Product } from '@comanda/contract';

const DISHES = 3;

/** A dish of the worked bill. */
export type WorkedLine = { readonly id: string; readonly product: string; readonly quantity: number };

/** Returns the lines of a sample cart: the first dishes that need no choice, two pieces of the first. */
export function sampleLines(products: readonly Product[]): readonly WorkedLine[] {
  return products
    .filter(({ price, options = [], openPrice, setOrderOrGiftOnly }) => {
      const isPlain = options.length === 0 && openPrice !== true && setOrderOrGiftOnly !== true;
      return isPlain && price > 0;
    })
    .slice(0, DISHES)
    .map(({ _id }, at) => ({ id: `sample${at}`, product: _id, quantity: at === 0 ? 2 : 1 }));
}
