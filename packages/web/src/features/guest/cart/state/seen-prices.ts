import { type Bill, type CartLine, childrenOf } from '@comanda/domain';
import { createPersisted } from '../../../../lib/persisted.ts';
import { having, number, recordOf, text } from '../../../../lib/schema.ts';

/** The unit price that the guest saw for a line, in minor units, and a key of the choices it was for. */
export type SeenPrice = { readonly price: number; readonly about: string };
export type SeenPrices = Readonly<Record<string, SeenPrice>>;
/** A price that differs from the one last seen, in minor units. */
export type PriceChange = { readonly was: number; readonly now: number };

/** Returns the current unit price of each line, set items included, before offers. */
export function pricesNow(lines: readonly CartLine[], bill: Pick<Bill, 'lines'>): SeenPrices {
  const unit = new Map<string, number>(bill.lines.map(({ id, unitPrice }) => [id, unitPrice]));
  const roots = lines.filter(({ id, fromProduct }) => fromProduct === undefined && unit.has(id));
  return Object.fromEntries(
    roots.map((line) => {
      const family = [line, ...childrenOf(lines, line.id)];
      const price = family.reduce(
        (sum, { id, quantityRatio = 1 }) => sum + (unit.get(id) ?? 0) * (id === line.id ? 1 : quantityRatio),
        0,
      );
      return [
        line.id,
        { price, about: JSON.stringify(family.map(({ product, options }) => [product, options])) },
      ];
    }),
  );
}

/** Returns the lines whose price differs from the seen one for the same choices. */
export function priceChanges(seen: SeenPrices, now: SeenPrices): Readonly<Record<string, PriceChange>> {
  return Object.fromEntries(
    Object.entries(now).flatMap(([line, { price, about }]) => {
      const before = seen[line];
      const isChanged = before !== undefined && before.about === about && before.price !== price;
      return isChanged ? [[line, { was: before.price, now: price }]] : [];
    }),
  );
}

/** Returns the seen prices after these were shown; a changed price stays unconfirmed. */
export function updateSeenPrices(seen: SeenPrices, now: SeenPrices): SeenPrices {
  const change = priceChanges(seen, now);
  return Object.fromEntries(
    Object.entries(now).map(([line, price]) => [
      line,
      change[line] === undefined ? price : (seen[line] ?? price),
    ]),
  );
}

/** Prices of the cart as last shown on this phone. */
export const seenPrices = createPersisted<SeenPrices>({
  key: 'comanda.seenPrices',
  version: 1,
  schema: recordOf(having<SeenPrice>({ price: number, about: text })),
  initial: () => ({}),
});
