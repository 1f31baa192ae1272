import type { CartLine, CartOwner, StoredCart } from '@comanda/domain';
import { createPersisted, type Persisted } from '../../lib/persisted.ts';

/** A cart, with the section of the menu it is filled from. */
type SavedCart = StoredCart & { readonly section?: string | undefined };

/** Carts of this phone, the one used last first. */
export type SavedCarts = readonly SavedCart[];

const MAX_COUNT = 10;
/** Pieces that a line may have. */
const MAX_QUANTITY = 9999;

type Kept = Readonly<Record<string, unknown>>;
const isKept = (value: unknown): value is Kept => typeof value === 'object' && value !== null;
const isText = (value: unknown) => typeof value === 'string';
const isTextOrNone = (value: unknown) => value === undefined || isText(value);
const isCount = (value: unknown) =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= MAX_QUANTITY;
const isSelection = (value: unknown) => isKept(value) && isText(value._id) && isCount(value.quantity);

function isOption(value: unknown): boolean {
  if (!isKept(value) || !Array.isArray(value.selections)) return false;
  return isText(value.option) && value.selections.every(isSelection);
}

/** Whether a line is whole as far as it is counted and priced: a broken one would break every page. */
function isLine(value: unknown): value is CartLine {
  if (!isKept(value)) return false;
  const { id, product, quantity, quantityRatio = 1, options = [] } = value;
  const { fromProduct, fromOption, fromChoice, customRemark } = value;
  return (
    [id, product].every(isText) &&
    [quantity, quantityRatio].every(isCount) &&
    [fromProduct, fromOption, fromChoice, customRemark].every(isTextOrNone) &&
    Array.isArray(options) &&
    options.every(isOption)
  );
}

function isSavedCart(value: unknown): value is SavedCart {
  if (!isKept(value)) return false;
  const { shop, mode, cart, section } = value;
  return [shop, mode].every(isText) && isTextOrNone(section) && Array.isArray(cart) && cart.every(isLine);
}

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
  parse: (stored) => (Array.isArray(stored) ? stored.filter(isSavedCart).slice(0, MAX_COUNT) : undefined),
  initial: () => [],
});
