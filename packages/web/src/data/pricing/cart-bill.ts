import type { DeliveryZone, TableSession } from '@comanda/contract';
import {
  addingFreeProducts,
  type Bill,
  type BillInput,
  type CartLine,
  type Catalogue,
  type DiscountRule,
  type OrderType,
  type PricedSession,
  type PricedUser,
  priceBill,
  type SessionTable,
} from '@comanda/domain';
import type { ShopCatalogue } from '../catalogue/shop-catalogue.ts';

export type CartPricing = {
  readonly data: ShopCatalogue;
  readonly catalogue: Catalogue;
  readonly mode: OrderType;
  readonly section: string | undefined;
  readonly lines: readonly CartLine[];
  /** Rules of the guest's codes for this cart. */
  readonly coupons?: readonly DiscountRule[];
  /** The bill that the cart joins. */
  readonly session?: TableSession;
  /** Rules of the codes on that bill. */
  readonly sessionRules?: readonly DiscountRule[];
  /** The member logged in on this phone. */
  readonly member?: PricedUser;
  /** Tip given with this cart, minor units. */
  readonly tips?: number;
  /** Tables of a new bill, with their guests. */
  readonly tables?: readonly SessionTable[];
  /** Delivery zone. */
  readonly zone?: DeliveryZone;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Rules without effect because their free products are sold out. */
  readonly soldOut?: ReadonlySet<string>;
  /** True while the bill is loading, before which nothing can be priced. */
  readonly isWaiting?: boolean;
};

/** Price of the cart: the bill with it, and its share, minor units; negative if the cart makes the bill cheaper. */
export type CartBill = {
  readonly bill: Bill;
  /** The server's bill; undefined if nothing is on it yet. */
  readonly before: Bill | undefined;
  /** Amount that placing the cart adds to the bill. */
  readonly share: number;
};

/** Returns the lines of a bill as the engine reads them. */
export function placedLines({ products }: TableSession): readonly CartLine[] {
  return products.map(({ staff: _, ...line }) => line);
}

/**
 * Returns all rules that may apply: the shop's own, those of the bill's codes and of the guest's. Free products are
 * added automatically, as on the server.
 */
export function rulesOf(pricing: CartPricing): readonly DiscountRule[] {
  const { data, catalogue, session, sessionRules = [], coupons = [], soldOut } = pricing;
  const given = session === undefined ? [] : givenByHand(session);
  const counting = [...data.discounts, ...sessionRules, ...coupons, ...given].filter(
    ({ _id }) => !soldOut?.has(_id),
  );
  return addingFreeProducts(counting, catalogue);
}

/** The priority of discounts that the staff gave by hand: what the shop gives by itself comes before (till T4.5). */
const MANUAL_PRIORITY = 1_000_000;

/** Returns the percentages and amounts that the staff took off the bill by hand, as the rules of its terms. */
function givenByHand({ discounts }: TableSession): readonly DiscountRule[] {
  return discounts.flatMap(({ source, rule, type, value }): readonly DiscountRule[] => {
    if (source !== 'manual' || rule === undefined || (type !== 'percent' && type !== 'amount')) return [];
    const given = { source, type: 'discount', for: 'order', discountType: type, discount: value } as const;
    return [{ _id: rule, priority: MANUAL_PRIORITY, ...given }];
  });
}

/** Scale of six decimals, as the engine reads multipliers (pricing P1.3). */
const MILLION = 1_000_000;

/**
 * Returns the member that the bill is priced for: the logged-in one for a new bill, else the bill's owner with the
 * level that applies on it, which is the member's present level until something is placed.
 */
function memberOf({ session, member }: CartPricing): PricedUser | undefined {
  if (session === undefined) return member;
  if (session.user === undefined) return undefined;
  if (session.user === member?._id && session.products.length === 0) return member;
  const level = session.discounts.find(({ source }) => source === 'member');
  if (level?.vipLevel === undefined) return { _id: session.user, status: 'active' };
  const orderDiscount = Math.round((1 - level.value / 100) * MILLION) / MILLION;
  return {
    _id: session.user,
    status: 'active',
    vipLevel: { _id: level.vipLevel, name: level.name, orderDiscount },
  };
}

/** Returns the engine's input for the bill with the cart. */
export function cartInput(pricing: CartPricing): BillInput {
  const { data, catalogue, mode, lines, session, now, tips = 0, zone, tables } = pricing;
  const priced: PricedSession =
    session === undefined
      ? { type: mode, products: lines, tips, tables }
      : { ...session, products: [...placedLines(session), ...lines], tips: session.tips + tips };
  return {
    now: new Date(now).toISOString(),
    shop: data.shop,
    section: data.sections.find(({ _id }) => _id === (session?.section ?? pricing.section)),
    zone,
    user: memberOf(pricing),
    session: priced,
    catalogue,
    discounts: rulesOf(pricing),
    taxes: data.taxes,
  };
}

/**
 * Returns the result of `price`; undefined while the bill is loading, and for a bill with a product that has left the
 * catalogue, which only the server can price.
 */
export function ifPriceable<Result>(
  { isWaiting }: Pick<CartPricing, 'isWaiting'>,
  price: () => Result,
): Result | undefined {
  if (isWaiting) return undefined;
  try {
    return price();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The reason why a cart has no price yet, or none on this phone. */
export type NoPrice = 'waiting' | 'gone' | 'goneFromBill' | 'tooLarge';

/** Returns why a cart cannot be priced: its bill is loading, a dish has left the menu, or its sum is beyond all bounds. */
export function noPriceOf({ isWaiting, lines, session, catalogue }: CartPricing): NoPrice {
  if (isWaiting) return 'waiting';
  const isGone = ({ product, frozen }: CartLine) =>
    product !== undefined && frozen === undefined && catalogue.products.get(product) === undefined;
  if (lines.some(isGone)) return 'gone';
  return session !== undefined && placedLines(session).some(isGone) ? 'goneFromBill' : 'tooLarge';
}

/** Prices the cart on top of the bill; undefined if the local catalogue cannot price it. */
export function priceCart(pricing: CartPricing): CartBill | undefined {
  const { session } = pricing;
  return ifPriceable(pricing, () => {
    const bill = priceBill(cartInput(pricing));
    const before = session?.bill as Bill | undefined;
    if (before === undefined || before.lines.length === 0)
      return { bill, before: undefined, share: bill.total };
    return { bill, before, share: bill.total - before.total };
  });
}
