import { type CartLine, type Catalogue, familyOf, type ProductId, stockShortages } from '@comanda/domain';

/** A dish that was dropped from a saved cart, and the reason. */
export type ExpiredLine = {
  /** `gone` from the menu, not of this `section`, `out` of stock, or fewer `left` than were in the cart. */
  readonly reason: 'gone' | 'section' | 'out' | 'left';
  /** The dish that the reason is about. */
  readonly product: ProductId | undefined;
  /** The set that it is part of. */
  readonly set: ProductId | undefined;
  /** Pieces that can still be had. */
  readonly left: number;
};

/** Returns what happened to each dropped line of a cart, a set as one; free lines come and go by themselves. */
export function expiredLines(
  before: readonly CartLine[],
  kept: readonly CartLine[],
  { catalogue, section }: { readonly catalogue: Catalogue; readonly section: string },
): readonly ExpiredLine[] {
  const isKept = new Set(kept.map(({ id }) => id));
  const roots = before.filter(
    ({ id, fromProduct, fromCoupon }) =>
      !isKept.has(id) && fromProduct === undefined && fromCoupon === undefined,
  );
  return roots.map((root): ExpiredLine => {
    const family = familyOf(before, root.id);
    const lines = before.filter(({ id }) => family.has(id));
    const of = (product: ProductId | undefined) => ({
      product,
      set: product === root.product ? undefined : root.product,
    });
    const missing = lines.find(({ product }) => product !== undefined && !catalogue.products.has(product));
    if (missing !== undefined) return { reason: 'gone', ...of(missing.product), left: 0 };
    const sections = catalogue.products.get(root.product ?? '')?.sections ?? [];
    if (sections.length > 0 && !sections.includes(section))
      return { reason: 'section', ...of(root.product), left: 0 };
    const [shortage] = stockShortages([...kept, ...lines], catalogue, { selfOrder: true });
    if (shortage === undefined) return { reason: 'gone', ...of(root.product), left: 0 };
    const { product, remaining, code } = shortage;
    const isOut = code === 'notSelling' || remaining <= 0;
    return { reason: isOut ? 'out' : 'left', ...of(product), left: remaining };
  });
}
