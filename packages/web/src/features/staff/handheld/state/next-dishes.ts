import type { Product, TableSession } from '@comanda/contract';
import { type CartLine, type PairingQuery, pairingsOf } from '@comanda/domain';
import { liveLines } from '../../../../data/sessions/progress.ts';

/** The most dishes that stand above Send. */
const MAX_NEXT = 5;

/** Returns up to five dishes that go well with what a table has, its latest dish's first, none that it has already. */
export function nextDishes(
  session: TableSession | undefined,
  unsent: readonly CartLine[],
  question: Omit<PairingQuery<Product>, 'lines'>,
): readonly Product[] {
  const sent = session === undefined ? [] : liveLines(session);
  const lines = [...sent, ...unsent].map(({ id, product }) => ({ id, product, quantity: 1 }));
  const found = lines.toReversed().flatMap(({ product = '' }) => {
    const dish = question.catalogue.products.get(product);
    return dish === undefined ? [] : pairingsOf(dish, { ...question, lines });
  });
  return [...new Set(found)].slice(0, MAX_NEXT);
}
