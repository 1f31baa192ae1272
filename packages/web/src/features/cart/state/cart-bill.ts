import type { TableSession } from '@comanda/contract';
import {
  type Bill,
  type CartLine,
  type Catalogue,
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
  /** The bill that the cart joins. */
  readonly session?: TableSession;
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
function placedLines({ products }: TableSession): readonly CartLine[] {
  return products.map(({ staff: _, ...line }) => line);
}

const hasLiveLines = ({ products }: TableSession) => products.some(({ status }) => status !== 'cancel');

/** Prices the cart on top of what is on the bill; undefined when the catalogue here cannot price it. */
export function priceCart(pricing: CartPricing): CartBill | undefined {
  const { data, catalogue, mode, lines, session, now } = pricing;
  const section = data.sections.find(({ _id }) => _id === (session?.section ?? pricing.section));
  const price = (priced: PricedSession) =>
    priceBill({
      now: new Date(now).toISOString(),
      shop: data.shop,
      section,
      session: priced,
      catalogue,
      discounts: data.discounts,
      taxes: data.taxes,
    });
  try {
    if (session === undefined) {
      const bill = price({ type: mode, products: lines });
      return { bill, before: undefined, share: bill.total };
    }
    const placed = placedLines(session);
    const bill = price({ ...session, products: [...placed, ...lines] });
    const before = hasLiveLines(session) ? price({ ...session, products: placed }) : undefined;
    return { bill, before, share: bill.total - (before?.total ?? 0) };
  } catch (error) {
    // a product of the bill that left the catalogue: the server knows its price, this phone does not
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
