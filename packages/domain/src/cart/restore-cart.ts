import type { Catalogue } from '../catalogue/index.ts';
import { familyOf } from '../lines/index.ts';
import type { CartLine, LineId, OrderType, SessionId, ShopId } from '../model/index.ts';
import { stockShortages } from '../stock/index.ts';

/** The owner of a cart: the session it belongs to, in its shop and mode. */
export type CartOwner = {
  readonly session?: SessionId;
  readonly shop: ShopId;
  readonly mode: OrderType;
};

/** A cart as stored on the device. */
export type StoredCart = CartOwner & { readonly cart: readonly CartLine[] };

export type RestoredCart = {
  readonly lines: readonly CartLine[];
  /** The number of lines dropped, a set counting as one. */
  readonly dropped: number;
};

/**
 * Returns the lines of a stored cart that can still be ordered if session, shop and mode are the same, and none
 * otherwise (specification §4, cart restore). A line whose product is missing, not selling or short of stock is
 * dropped with its whole set; of several lines that exceed the stock together, the later ones are.
 */
export function restoreCart(
  stored: StoredCart,
  present: CartOwner & { readonly catalogue: Catalogue },
): RestoredCart {
  const isSame =
    stored.session === present.session && stored.shop === present.shop && stored.mode === present.mode;
  if (!isSame) return { lines: [], dropped: 0 };
  const roots = stored.cart.filter((line) => line.fromProduct === undefined);
  const lines = roots.reduce<readonly CartLine[]>((kept, root) => {
    const withRoot = keptWith(kept, stored.cart, root.id);
    return canBeOrdered(withRoot, present.catalogue) ? withRoot : kept;
  }, []);
  const restoredRoots = lines.filter((line) => line.fromProduct === undefined);
  return { lines, dropped: roots.length - restoredRoots.length };
}

function keptWith(kept: readonly CartLine[], stored: readonly CartLine[], root: LineId): readonly CartLine[] {
  const family = familyOf(stored, root);
  const keptIds = new Set(kept.map((line) => line.id));
  return stored.filter((line) => keptIds.has(line.id) || family.has(line.id));
}

function canBeOrdered(lines: readonly CartLine[], catalogue: Catalogue): boolean {
  const isKnown = ({ product, customProduct }: CartLine) =>
    product === undefined ? customProduct !== undefined : catalogue.products.has(product);
  return lines.every(isKnown) && stockShortages(lines, catalogue, { selfOrder: true }).length === 0;
}
