import type { CartLine, CartOwner, StoredCart } from '@comanda/domain';
import { createPersisted, type Persisted } from '../../../lib/persisted.ts';

/** Carts of this phone, the one used last first. */
export type KeptCarts = readonly StoredCart[];

const AT_MOST = 10;

function isLine(value: unknown): value is CartLine {
  if (typeof value !== 'object' || value === null) return false;
  const { id, product, quantity } = value as Record<string, unknown>;
  return typeof id === 'string' && typeof product === 'string' && typeof quantity === 'number';
}

function isStoredCart(value: unknown): value is StoredCart {
  if (typeof value !== 'object' || value === null) return false;
  const { shop, mode, cart } = value as Record<string, unknown>;
  const isWhole = typeof shop === 'string' && typeof mode === 'string' && Array.isArray(cart);
  return isWhole && cart.every(isLine);
}

/** Whether both are the same session, shop and mode (specification §4, cart restore). */
export function isSameOwner(one: CartOwner, other: CartOwner): boolean {
  return one.session === other.session && one.shop === other.shop && one.mode === other.mode;
}

/** The lines kept for an owner. */
export function linesOf(carts: KeptCarts, owner: CartOwner): readonly CartLine[] {
  return carts.find((cart) => isSameOwner(cart, owner))?.cart ?? NO_LINES;
}

const NO_LINES: readonly CartLine[] = [];

/** The carts with an owner's lines; an empty cart is not kept, beyond ten the oldest go. */
export function withLines(carts: KeptCarts, owner: CartOwner, lines: readonly CartLine[]): KeptCarts {
  const others = carts.filter((cart) => !isSameOwner(cart, owner));
  if (lines.length === 0) return others;
  return [{ ...owner, cart: lines }, ...others].slice(0, AT_MOST);
}

/** The carts of this phone, in local storage. */
export const keptCarts: Persisted<KeptCarts> = createPersisted<KeptCarts>({
  key: 'comanda.carts',
  version: 1,
  parse: (stored) => (Array.isArray(stored) ? stored.filter(isStoredCart).slice(0, AT_MOST) : undefined),
  initial: () => [],
});
