import type { IncomingLine } from '@comanda/contract';
import { type Cart, type CartLine, cartReducer } from '@comanda/domain';

/**
 * Returns the cart that remains after an order is placed: lines added since, and for each sent line the pieces
 * added since. Those get new ids, because a bill accepts each id once.
 */
export function leftOver(
  lines: readonly CartLine[],
  sent: readonly Pick<IncomingLine, 'id' | 'quantity' | 'fromProduct'>[],
  newId: () => string,
): readonly CartLine[] {
  const roots = sent.filter(({ fromProduct }) => fromProduct === undefined);
  const { lines: left } = roots.reduce<Cart>(
    (cart, { id, quantity }) => {
      const more = (cart.lines.find((line) => line.id === id)?.quantity ?? 0) - quantity;
      if (more <= 0) return cartReducer(cart, { type: 'lineRemoved', id });
      return cartReducer(cart, { type: 'lineQuantitySet', id, quantity: more });
    },
    { lines },
  );
  const renamed = new Map(sent.map(({ id }) => [id, newId()]));
  return left.map((line) => {
    const { id, fromProduct } = line;
    const parent = fromProduct === undefined ? undefined : renamed.get(fromProduct);
    return { ...line, id: renamed.get(id) ?? id, ...(parent && { fromProduct: parent }) };
  });
}

/** Returns the cart with the lines of an order that comes back, before those added since; lines still there stay. */
export function restoredLines(order: readonly CartLine[], now: readonly CartLine[]): readonly CartLine[] {
  const ids = new Set(now.map(({ id }) => id));
  return [...order.filter(({ id }) => !ids.has(id)), ...now];
}
