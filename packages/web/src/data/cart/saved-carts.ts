import type { CartLine, CartOwner, StoredCart } from '@comanda/domain';
import { createPersisted, type Persisted } from '../../lib/persisted.ts';
import { count, having, listOf, mapped, optional, text, wholeListOf } from '../../lib/schema.ts';

/** A cart with the section of the menu it is filled from. */
type SavedCart = StoredCart & { readonly section?: string | undefined };

/** Carts of this phone, most recently used first. */
export type SavedCarts = readonly SavedCart[];

const MAX_COUNT = 10;
/** Maximum quantity of a line. */
const MAX_QUANTITY = 9999;

const pieces = count(MAX_QUANTITY);
const selection = having({ _id: text, quantity: pieces });

/** Schema of a line, complete in all that counting and pricing read: a broken one would break every page. */
const line = having<CartLine>({
  id: text,
  product: text,
  quantity: pieces,
  quantityRatio: optional(pieces),
  options: optional(wholeListOf(having({ option: text, selections: wholeListOf(selection) }))),
  fromProduct: optional(text),
  fromOption: optional(text),
  fromChoice: optional(text),
  customRemark: optional(text),
});

const cart = having<SavedCart>({ shop: text, mode: text, section: optional(text), cart: wholeListOf(line) });

/** Returns true if both have the same session, shop and mode (specification §4, cart restore). */
export function isSameOwner(one: CartOwner, other: CartOwner): boolean {
  return one.session === other.session && one.shop === other.shop && one.mode === other.mode;
}

/** Returns the lines saved for an owner. */
export function linesOf(carts: SavedCarts, owner: CartOwner): readonly CartLine[] {
  return carts.find((cart) => isSameOwner(cart, owner))?.cart ?? NO_LINES;
}

const NO_LINES: readonly CartLine[] = [];

/** Returns the section that an owner's cart is filled from; undefined for an empty cart. */
export function sectionOf(carts: SavedCarts, owner: CartOwner): string | undefined {
  return carts.find((cart) => isSameOwner(cart, owner))?.section;
}

/** Returns the carts with an owner's lines; drops an empty cart, and the oldest beyond ten. */
export function withLines(carts: SavedCarts, owner: CartOwner, lines: readonly CartLine[]): SavedCarts {
  const others = carts.filter((cart) => !isSameOwner(cart, owner));
  if (lines.length === 0) return others;
  return [{ ...owner, section: sectionOf(carts, owner), cart: lines }, ...others].slice(0, MAX_COUNT);
}

/** Returns the carts with an owner's section set; the same array if nothing changes. */
export function withSection(carts: SavedCarts, owner: CartOwner, section: string): SavedCarts {
  const isOther = (cart: SavedCart) => isSameOwner(cart, owner) && cart.section !== section;
  return carts.some(isOther) ? carts.map((cart) => (isOther(cart) ? { ...cart, section } : cart)) : carts;
}

/** Returns the carts with one moved to another owner, replacing that owner's. */
export function handedOver(carts: SavedCarts, from: CartOwner, to: CartOwner): SavedCarts {
  const others = carts.filter((cart) => !isSameOwner(cart, to));
  return others.map((cart) => (isSameOwner(cart, from) ? { ...cart, ...to } : cart));
}

/** Carts of this phone, in local storage. */
export const savedCarts: Persisted<SavedCarts> = createPersisted<SavedCarts>({
  key: 'comanda.carts',
  version: 1,
  schema: mapped(listOf(cart), (carts) => carts.slice(0, MAX_COUNT)),
  initial: () => [],
});
