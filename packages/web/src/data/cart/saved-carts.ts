import type { CartLine, CartOwner, StoredCart } from '@comanda/domain';
import { createPersisted, type Persisted } from '../../lib/persisted.ts';
import { count, having, listOf, mapped, optional, text, wholeListOf } from '../../lib/schema.ts';

/** A cart, with the section of the menu it is filled from. */
type SavedCart = StoredCart & { readonly section?: string | undefined };

/** Carts of this phone, the one used last first. */
export type SavedCarts = readonly SavedCart[];

const MAX_COUNT = 10;
/** Pieces that a line may have. */
const MAX_QUANTITY = 9999;

const pieces = count(MAX_QUANTITY);
const selection = having({ _id: text, quantity: pieces });

/** A line that is whole as far as it is counted and priced: a broken one would break every page. */
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

/** Whether both are the same session, shop and mode (specification §4, cart restore). */
export function isSameOwner(one: CartOwner, other: CartOwner): boolean {
  return one.session === other.session && one.shop === other.shop && one.mode === other.mode;
}

/** The lines kept for an owner. */
export function linesOf(carts: SavedCarts, owner: CartOwner): readonly CartLine[] {
  return carts.find((cart) => isSameOwner(cart, owner))?.cart ?? NO_LINES;
}

const NO_LINES: readonly CartLine[] = [];

/** The section that an owner's cart is filled from; undefined of an empty one. */
export function sectionOf(carts: SavedCarts, owner: CartOwner): string | undefined {
  return carts.find((cart) => isSameOwner(cart, owner))?.section;
}

/** The carts with an owner's lines; an empty cart is not kept, beyond ten the oldest go. */
export function withLines(carts: SavedCarts, owner: CartOwner, lines: readonly CartLine[]): SavedCarts {
  const others = carts.filter((cart) => !isSameOwner(cart, owner));
  if (lines.length === 0) return others;
  return [{ ...owner, section: sectionOf(carts, owner), cart: lines }, ...others].slice(0, MAX_COUNT);
}

/** The carts with the section that an owner's is filled from; the same ones where nothing changes. */
export function withSection(carts: SavedCarts, owner: CartOwner, section: string): SavedCarts {
  const isOther = (cart: SavedCart) => isSameOwner(cart, owner) && cart.section !== section;
  return carts.some(isOther) ? carts.map((cart) => (isOther(cart) ? { ...cart, section } : cart)) : carts;
}

/** The carts with an owner's in another's hands, whose own goes. */
export function handedOver(carts: SavedCarts, from: CartOwner, to: CartOwner): SavedCarts {
  const others = carts.filter((cart) => !isSameOwner(cart, to));
  return others.map((cart) => (isSameOwner(cart, from) ? { ...cart, ...to } : cart));
}

/** The carts of this phone, in local storage. */
export const savedCarts: Persisted<SavedCarts> = createPersisted<SavedCarts>({
  key: 'comanda.carts',
  version: 1,
  schema: mapped(listOf(cart), (carts) => carts.slice(0, MAX_COUNT)),
  initial: () => [],
});
