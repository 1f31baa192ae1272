import type { Bill, Shop, TableSession } from '@comanda/contract';
import { type BillInput, type CartLine, type DiscountRule, priceBill } from '@comanda/domain';
import type { CoreContext } from '../../core/index.ts';
import type { BilledUser, StoredSession } from '../../db/index.ts';
import { zoneOf } from '../../fulfilment/delivery/index.ts';
import { instantNow } from '../../lib/index.ts';
import { applicableRules, withoutNewGifts } from './applicable-rules.ts';
import { billSection } from './bill-terms.ts';

type Parts = Pick<CoreContext, 'catalogue' | 'clock'>;
export type PriceableSession = Pick<
  TableSession,
  'type' | 'section' | 'zone' | 'tables' | 'modifiers' | 'payments' | 'tips' | 'adjusts' | 'discounts'
> &
  Partial<Pick<StoredSession, '_id' | 'startTime' | 'terms'>> & {
    /** The member whom it is priced for; those of its terms when absent. */
    readonly billedUser?: BilledUser;
  };

/** The bill of a session with the lines that are on it, at the prices and terms they were placed with (pricing §2 to §5). */
export function priceSession(
  parts: Parts,
  shop: Shop,
  session: PriceableSession,
  lines: readonly CartLine[],
): Bill {
  const rules = withoutNewGifts(applicableRules(parts, shop, session), lines);
  return priceBill(billInput(parts, shop, session, lines, rules)) as Bill;
}

/** What the engine is asked for a session's bill. */
export function billInput(
  { catalogue, clock }: Parts,
  shop: Shop,
  session: PriceableSession,
  lines: readonly CartLine[],
  discounts: readonly DiscountRule[],
): BillInput {
  const { terms, billedUser, ...priced } = session;
  return {
    now: instantNow(clock),
    shop,
    section: billSection({ catalogue }, session),
    zone: terms?.zone ?? zoneOf(shop, session),
    user: billedUser ?? terms?.user,
    session: { ...priced, products: lines },
    catalogue: catalogue.pricing(),
    discounts,
    taxes: terms?.taxes ?? catalogue.list('taxSettings'),
  };
}

/** The share of a cart in its bill: what the bill grows by, where a bill without lines counts as nothing. */
export function cartShare(after: Bill, before: Bill | undefined): number {
  return after.total - (before === undefined || before.lines.length === 0 ? 0 : before.total);
}
