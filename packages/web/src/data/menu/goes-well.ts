import { type PairingQuery, type Product, pairingsOf } from '@comanda/domain';

/** The most dishes that are suggested unless the caller has room for others. */
const MAX_COUNT = 3;

/** Returns the dishes that go with the cart, `most` of them at most, the most named first. */
export function goesWell<Found extends Product>(
  query: PairingQuery<Found>,
  most = MAX_COUNT,
): readonly Found[] {
  const { lines, catalogue } = query;
  const inCart = new Set(lines.map(({ product = '' }) => product));
  const named = [...inCart].flatMap((id) => {
    const product = catalogue.products.get(id);
    return product === undefined ? [] : pairingsOf(product, query);
  });
  const votes = new Map<Found, number>();
  for (const product of named) votes.set(product, (votes.get(product) ?? 0) + 1);
  const ranked = [...votes].sort(([, one], [, other]) => other - one);
  return ranked.slice(0, most).map(([product]) => product);
}
