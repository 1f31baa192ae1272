import type { TableSession } from '@comanda/contract';
import {
  type Bill,
  type BillInput,
  type CartLine,
  type Catalogue,
  type DiscountRule,
  type OrderType,
  type PricedSession,
  priceBill,
} from '@comanda/domain';
import type { ShopCatalogue } from '../../menu/state/shop-catalogue.ts';

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
  /** Epoch milliseconds. */
  readonly now: number;
};

/** What the cart costs: the bill with it, and its share of that, minor units. */
export type CartBill = {
  readonly bill: Bill;
  /** The bill without the cart; undefined where nothing is on it yet. */
  readonly before: Bill | undefined;
  /** What placing the cart adds to the bill. */
  readonly share: number;
};

/** The lines of a bill as the engine reads them. */
export function placedLines({ products }: TableSession): readonly CartLine[] {
  return products.map(({ staff: _, ...line }) => line);
}

const hasLiveLines = ({ products }: TableSession) => products.some(({ status }) => status !== 'cancel');

/** Every rule that may count: the shop's own, those of the bill's codes and of the guest's. */
export function rulesOf({ data, sessionRules = [], coupons = [] }: CartPricing): readonly DiscountRule[] {
  return [...data.discounts, ...sessionRules, ...coupons];
}

/** The bill with the cart, as the engine is asked for it. */
export function cartInput(pricing: CartPricing): BillInput {
  const { data, catalogue, mode, lines, session, now } = pricing;
  const priced: PricedSession =
    session === undefined
      ? { type: mode, products: lines }
      : { ...session, products: [...placedLines(session), ...lines] };
  return {
    now: new Date(now).toISOString(),
    shop: data.shop,
    section: data.sections.find(({ _id }) => _id === (session?.section ?? pricing.section)),
    session: priced,
    catalogue,
    discounts: rulesOf(pricing),
    taxes: data.taxes,
  };
}

/** What `price` gives; undefined for a bill with a product that left the catalogue: only the server knows its price. */
export function ifPriceable<Result>(price: () => Result): Result | undefined {
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
  return ifPriceable(() => {
    const bill = priceBill(cartInput(pricing));
    if (session === undefined || !hasLiveLines(session))
      return { bill, before: undefined, share: bill.total };
    const before = priceBill(cartInput({ ...pricing, lines: [], coupons: [] }));
    return { bill, before, share: bill.total - before.total };
  });
}
