import type { Catalogue } from '../catalogue/index.ts';
import { allows, type CartLine, type SectionId } from '../model/index.ts';
import { type CartOwner, type RestoredCart, restoreCart } from './restore-cart.ts';

/**
 * The cart after the section changed: cleared, then read again against the section's catalogue (specification
 * §4, "Section changes"). Lines that the new section does not sell are dropped and counted, sets whole; free
 * items go uncounted, since a review of the coupons brings back what is owed.
 */
export function cartInSection(
  lines: readonly CartLine[],
  section: SectionId,
  present: CartOwner & { readonly catalogue: Catalogue },
): RestoredCart {
  const { catalogue, ...owner } = present;
  const roots = lines.filter((line) => line.fromProduct === undefined && line.fromCoupon === undefined);
  const isUnsold = ({ product }: CartLine) =>
    product !== undefined && !allows(catalogue.products.get(product)?.sections, section);
  const gone = new Set(lines.filter((line) => line.fromCoupon !== undefined || isUnsold(line)));
  // Children without their parent are read back by nobody.
  const sold = lines.filter((line) => line.fromProduct !== undefined || !gone.has(line));
  const restored = restoreCart({ ...owner, cart: sold }, present);
  const own = restored.lines.map((line) => ({ ...line, section }));
  const kept = own.filter((line) => line.fromProduct === undefined);
  return { lines: own, dropped: roots.length - kept.length };
}
