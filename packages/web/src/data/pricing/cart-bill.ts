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
} from '@comanda/domain';
import type { ShopCatalogue } from '../catalogue/shop-catalogue.ts';

export type CartPricing = {
  readonly data: ShopCatalogue;
  readonly catalogue: Catalogue;
  readonly mode: OrderType;
  readonly section: string | undefined;
  readonly lines: readonly CartLine[];
  /** The rules of the codes that the guest brings to this cart. */
  readonly coupons?: readonly DiscountRule[];
  /** The bill that the cart joins. */
  readonly session?: TableSession;
  /** The rules of the codes that are on that bill. */
  readonly sessionRules?: readonly DiscountRule[];
  /** Who is logged in on this phone. */
  readonly member?: PricedUser;
  /** What the guest adds for the team with this cart, minor units. */
  readonly tips?: number;
  /** Where it is delivered to. */
  readonly zone?: DeliveryZone;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Rules whose free products are sold out: they give nothing. */
  readonly soldOut?: ReadonlySet<string>;
  /** What is on the bill is still being read: nothing can be priced before that. */
  readonly isWaiting?: boolean;
};

/** What the cart costs: the bill with it, and its share of that, minor units; below 0 when it makes the bill cheaper. */
export type CartBill = {
  readonly bill: Bill;
  /** The bill as the server has it; undefined where nothing is on it yet. */
  readonly before: Bill | undefined;
  /** What placing the cart adds to the bill. */
  readonly share: number;
};

/** The lines of a bill as the engine reads them. */
export function placedLines({ products }: TableSession): readonly CartLine[] {
  return products.map(({ staff: _, ...line }) => line);
}

/**
 * Every rule that may count: the shop's own, those of the bill's codes and of the guest's. Their free products are
 * added by themselves, as the server does it.
 */
export function rulesOf(pricing: CartPricing): readonly DiscountRule[] {
  const { data, catalogue, sessionRules = [], coupons = [], soldOut } = pricing;
  const counting = [...data.discounts, ...sessionRules, ...coupons].filter(({ _id }) => !soldOut?.has(_id));
  return addingFreeProducts(counting, catalogue);
}

/** Six decimals, as the engine reads multipliers (pricing P1.3). */
const MILLION = 1_000_000;

/**
 * For whom the bill is priced: a new one for who is logged in here, one that is begun for whose it is, with the level
 * that counts on it; until something is placed on it that is the member's present one.
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

/** The bill with the cart, as the engine is asked for it. */
export function cartInput(pricing: CartPricing): BillInput {
  const { data, catalogue, mode, lines, session, now, tips = 0, zone } = pricing;
  const priced: PricedSession =
    session === undefined
      ? { type: mode, products: lines, tips }
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
 * What `price` gives; undefined while the bill is being read, and for one with a product that left the catalogue:
 * only the server knows its price.
 */
export function ifPriceable<Result>({ isWaiting }: CartPricing, price: () => Result): Result | undefined {
  if (isWaiting) return undefined;
  try {
    return price();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Prices the cart on top of what is on the bill; undefined when the catalogue here cannot price it. */
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
