import type { CartLine, DiscountRule, LineId } from '../model/index.ts';
import { billLines } from '../pricing/index.ts';
import { addedLineId, freeParents, type Owed, piecesOf } from './free-products.ts';
import { itemQuantity } from './items.ts';
import { type PromotedLine, undiscounted } from './promoted-line.ts';
import type { PromotionContext } from './promotion-outcome.ts';

/**
 * Reconciles a rule's free items with what it owes: surplus pieces are removed from the last line backwards, and one
 * line is added for the missing pieces of each product (pricing P4.7).
 */
export function reconcileFreeItems(
  rule: DiscountRule,
  owed: readonly Owed[],
  freeLines: readonly PromotedLine[],
  taken: ReadonlySet<LineId>,
  context: PromotionContext,
): readonly PromotedLine[] {
  const parents = freeParents(rule, freeLines);
  const quantities = keptQuantities(owed, parents);
  const kept = parents.flatMap((parent) => {
    const quantity = quantities.get(parent.line.id) ?? 0;
    const family = freeLines.filter(({ root }) => root === parent.root);
    if (quantity === itemQuantity(parent)) return family;
    return quantity === 0 ? [] : reduced(family, parent, quantity, context);
  });
  const ids = new Set(taken);
  const added = owed.flatMap(({ product, quantity, entry }) => {
    const missing = quantity - piecesOf(product, parents);
    if (missing <= 0) return [];
    const id = addedLineId(rule, entry, ids);
    ids.add(id);
    const options = rule.freeProducts?.[entry]?.options ?? [];
    return addedLines({ id, product, quantity: missing, options, fromCoupon: rule._id }, context);
  });
  return [...kept, ...added];
}

/** Returns the pieces that stay of each free item; earlier lines keep theirs first. */
function keptQuantities(
  owed: readonly Owed[],
  parents: readonly PromotedLine[],
): ReadonlyMap<LineId, number> {
  const left = new Map(owed.map(({ product, quantity }) => [product, quantity]));
  return new Map(
    parents.map((parent) => {
      const { product, id } = parent.line;
      const available = product === undefined ? 0 : (left.get(product) ?? 0);
      const quantity = Math.min(available, itemQuantity(parent));
      if (product !== undefined) left.set(product, available - quantity);
      return [id, quantity];
    }),
  );
}

function reduced(
  family: readonly PromotedLine[],
  parent: PromotedLine,
  quantity: number,
  context: PromotionContext,
): readonly PromotedLine[] {
  const lines = family.map(({ line }) => (line === parent.line ? { ...line, quantity } : line));
  return billLines(lines, context).map(undiscounted);
}

function addedLines(line: CartLine, context: PromotionContext): readonly PromotedLine[] {
  return billLines([line], context).map(undiscounted);
}
