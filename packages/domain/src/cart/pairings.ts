import { type Catalogue, isListed, type Ordering } from '../catalogue/index.ts';
import type { CartLine, Product, ProductId, SectionId } from '../model/index.ts';
import { orderTypeProblem } from '../options/index.ts';
import { isSelling, remainingStock, stockLevel } from '../stock/index.ts';

/** The most products that are suggested with one. */
const MAX_PAIRINGS = 3;

export type PairingQuery<Found extends Product> = Ordering & {
  readonly catalogue: Omit<Catalogue, 'products'> & { readonly products: ReadonlyMap<ProductId, Found> };
  /** The section that is ordered from. */
  readonly section: SectionId | undefined;
  /** The lines of the cart, whose products are not suggested again. */
  readonly lines: readonly CartLine[];
};

/**
 * Returns up to three products that go well with one, the best first: those that can be ordered now by themselves and
 * are not in the cart yet.
 */
export function pairingsOf<Found extends Product>(
  { _id, goesWith = [] }: Product,
  question: PairingQuery<Found>,
): readonly Found[] {
  const { catalogue, section, lines, ...ordering } = question;
  const { orderType } = ordering;
  const taken = new Set([_id, ...lines.map(({ product }) => product)]);
  const isServed = ({ sections = [] }: Product) =>
    sections.length === 0 || (section !== undefined && sections.includes(section));
  return [...new Set(goesWith)]
    .filter((id) => !taken.has(id))
    .map((id) => catalogue.products.get(id))
    .filter((product) => product !== undefined)
    .filter((product) => isListed(product, ordering) && isServed(product) && isOnSale(product, ordering))
    .filter((product) => orderTypeProblem(product, catalogue, orderType) === undefined)
    .slice(0, MAX_PAIRINGS);
}

function isOnSale(product: Product, { selfOrder }: Ordering): boolean {
  const remaining = remainingStock(product, { selfOrder });
  return isSelling(stockLevel(product, { selfOrder })) && (remaining === undefined || remaining >= 1);
}
