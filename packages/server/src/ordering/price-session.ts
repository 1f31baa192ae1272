import type { Bill, OrderDiscount, Shop, TableSession } from '@comanda/contract';
import { type CartLine, type DiscountRule, type PricedSession, priceBill } from '@comanda/domain';
import { instantNow } from '../clock.ts';
import type { Workshop } from './workshop.ts';

export type PriceableSession = Pick<
  TableSession,
  'type' | 'section' | 'tables' | 'modifiers' | 'payments' | 'tips' | 'adjusts'
> &
  Partial<Pick<TableSession, '_id' | 'startTime'>>;

/** The bill of a session with these lines, from our own catalogue (pricing §2 to §5). */
export function priceSession(
  { catalogue, clock }: Pick<Workshop, 'catalogue' | 'clock'>,
  shop: Shop,
  session: PriceableSession,
  lines: readonly CartLine[],
): Bill {
  const priced: PricedSession = { ...session, products: lines };
  const bill = priceBill({
    now: instantNow(clock),
    shop,
    section: session.section === undefined ? undefined : catalogue.get('sections', session.section),
    session: priced,
    catalogue: catalogue.pricing(),
    discounts: automaticRules(catalogue.list('orderDiscounts')),
    taxes: catalogue.list('taxSettings'),
  });
  return bill as Bill;
}

/** The share of a cart in its bill: what the bill grows by, where a bill without lines counts as nothing. */
export function cartShare(after: Bill, before: Bill | undefined): number {
  return after.total - (before === undefined || before.lines.length === 0 ? 0 : before.total);
}

function automaticRules(rules: readonly OrderDiscount[]): readonly DiscountRule[] {
  return rules.filter(({ source }) => source === 'automatic');
}
