import type { Product } from '@comanda/contract';
import type { CartLine } from '@comanda/domain';
import { dishStock } from '../../menu/state/dish-stock.ts';

const AT_MOST = 3;

/** What goes well with the dishes of a cart: as they name it, what most of them name first; nothing it has already. */
export function goesWell(
  lines: readonly Pick<CartLine, 'product'>[],
  products: ReadonlyMap<string, Pick<Product, 'goesWith'>>,
  listed: readonly Product[],
): readonly Product[] {
  const inCart = new Set(lines.map(({ product = '' }) => product));
  const votes = new Map<string, number>();
  for (const id of inCart) {
    for (const other of products.get(id)?.goesWith ?? []) votes.set(other, (votes.get(other) ?? 0) + 1);
  }
  const found = [...votes]
    .sort(([, one], [, other]) => other - one)
    .flatMap(([id]) => listed.find(({ _id }) => _id === id) ?? []);
  return found
    .filter((product) => !inCart.has(product._id) && !dishStock(product, 0).isOut)
    .slice(0, AT_MOST);
}
