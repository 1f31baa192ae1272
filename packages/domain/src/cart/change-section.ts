import type { Catalogue } from '../catalogue/index.ts';
import { allows, type CartLine, type SectionId } from '../model/index.ts';
import { type CartOwner, type RestoredCart, restoreCart } from './restore-cart.ts';

/**
 * Restores the cart in another section, against its catalogue (specification §4, "Section changes"). Lines that the
 * section does not sell are dropped and counted, a set as one; free items are dropped without being counted, since the
 * review of the coupons adds those that are owed.
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
  // children without their parent are not restored
  const sold = lines.filter((line) => line.fromProduct !== undefined || !gone.has(line));
  const restored = restoreCart({ ...owner, cart: sold }, present);
  const own = restored.lines.map((line) => ({ ...line, section }));
  const kept = own.filter((line) => line.fromProduct === undefined);
  return { lines: own, dropped: roots.length - kept.length };
}
