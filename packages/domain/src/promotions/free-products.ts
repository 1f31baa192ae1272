import type { Catalogue } from '../catalogue/index.ts';
import type { DiscountRule, LineId, ProductId, RuleRejectionCode } from '../model/index.ts';
import { itemQuantity } from './items.ts';
import type { PromotedLine } from './promoted-line.ts';

/** The pieces of a product that a rule gives away. */
export type Owed = {
  readonly product: ProductId;
  readonly quantity: number;
  /** Position of the product's first entry in `freeProducts`. */
  readonly entry: number;
};

/**
 * Returns rules whose free products are put on the bill by the rules themselves (pricing P4.7), whether or not a rule
 * says so. A product that the catalogue does not have cannot be added, so it stays missing.
 */
export function addingFreeProducts(
  rules: readonly DiscountRule[],
  { products }: Pick<Catalogue, 'products'>,
): readonly DiscountRule[] {
  return rules.map((rule) => {
    if (rule.type !== 'free') return rule;
    const isKnown = (rule.freeProducts ?? []).every(({ product }) => products.has(product));
    return { ...rule, automaticAddFreeProduct: isKnown };
  });
}

/** Returns the free pieces that a rule owes, by product in the order of first entries (pricing P4.7). */
export function owedBy({ freeProducts = [] }: DiscountRule, times: number): readonly Owed[] {
  const owed = new Map<ProductId, Owed>();
  freeProducts.forEach(({ product, quantity }, position) => {
    const known = owed.get(product) ?? { product, quantity: 0, entry: position };
    owed.set(product, { ...known, quantity: known.quantity + quantity * times });
  });
  return [...owed.values()];
}

/** Returns the parents of a rule's free items, in order. */
export function freeParents(rule: DiscountRule, freeLines: readonly PromotedLine[]): readonly PromotedLine[] {
  return freeLines.filter(({ line, root }) => line === root && root.fromCoupon === rule._id);
}

/** Counts the pieces of a product among free items. */
export function piecesOf(product: ProductId | undefined, parents: readonly PromotedLine[]): number {
  const ofProduct = parents.filter(({ line }) => line.product === product);
  return ofProduct.reduce((sum, parent) => sum + itemQuantity(parent), 0);
}

/** Returns the code for too few or too many free items, undefined when they are right (pricing P3.4). */
export function freeItemsCode(
  owed: readonly Owed[],
  parents: readonly PromotedLine[],
): RuleRejectionCode | undefined {
  if (owed.some(({ product, quantity }) => piecesOf(product, parents) < quantity)) return 'ruleMissingFree';
  const isTooMany = owed.some(({ product, quantity }) => piecesOf(product, parents) > quantity);
  const isStray = parents.some(({ line }) => !owed.some(({ product }) => product === line.product));
  return isTooMany || isStray ? 'ruleExtraFree' : undefined;
}

/** Makes the id of an added line: `free:<rule>:<n>`, then with `:2`, `:3` … while it is taken (pricing §7). */
export function addedLineId(rule: DiscountRule, entry: number, taken: ReadonlySet<LineId>): LineId {
  const id = `free:${rule._id}:${entry}`;
  if (!taken.has(id)) return id;
  let number = 2;
  while (taken.has(`${id}:${number}`)) number += 1;
  return `${id}:${number}`;
}
