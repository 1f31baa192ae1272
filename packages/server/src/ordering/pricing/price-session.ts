import type { Bill, Shop, TableSession } from '@comanda/contract';
import {
  type BillInput,
  type CartLine,
  type DiscountRule,
  type ManualReduction,
  manualReduction,
  priceBill,
} from '@comanda/domain';
import type { CoreContext } from '../../core/index.ts';
import type { BilledUser, StoredSession } from '../../db/index.ts';
import { zoneOf } from '../../fulfilment/delivery/index.ts';
import { instantNow } from '../../lib/index.ts';
import { applicableRules, withoutNewGifts } from './applicable-rules.ts';
import { billSection } from './bill-terms.ts';

type Parts = Pick<CoreContext, 'catalogue' | 'clock'>;
export type PriceableSession = Pick<
  TableSession,
  | 'type'
  | 'section'
  | 'zone'
  | 'tables'
  | 'modifiers'
  | 'payments'
  | 'tips'
  | 'adjusts'
  | 'returned'
  | 'afterPayment'
  | 'discounts'
> &
  Partial<Pick<StoredSession, '_id' | 'startTime' | 'terms'>> & {
    /** Member level to price with; defaults to the one frozen in the terms. */
    readonly billedUser?: BilledUser;
  };

/** Prices a session with its current lines, at the prices and terms they were placed under (pricing §2 to §5). */
export function priceSession(
  parts: Parts,
  shop: Shop,
  session: PriceableSession,
  lines: readonly CartLine[],
): Bill {
  const rules = withoutNewGifts(applicableRules(parts, shop, session), lines);
  return priceBill(billInput(parts, shop, session, lines, rules)) as Bill;
}

/** Returns all that is taken off a bill by hand, over its sub-total without it (till T2.4). */
export function reductionOf(
  parts: Parts,
  shop: Shop,
  session: PriceableSession,
  lines: readonly CartLine[],
): ManualReduction {
  const rules = withoutNewGifts(applicableRules(parts, shop, session), lines);
  return manualReduction(billInput(parts, shop, session, lines, rules));
}

/** Builds the pricing engine's input for a session. */
export function billInput(
  { catalogue, clock }: Parts,
  shop: Shop,
  session: PriceableSession,
  lines: readonly CartLine[],
  discounts: readonly DiscountRule[],
): BillInput {
  const { terms, billedUser, ...priced } = session;
  const menu = catalogue.menu(shop._id);
  return {
    now: instantNow(clock),
    shop,
    section: billSection({ catalogue }, shop, session),
    zone: terms?.zone ?? zoneOf(shop, session),
    user: billedUser ?? terms?.user,
    session: { ...priced, products: lines },
    catalogue: menu.pricing(),
    discounts,
    taxes: terms?.taxes ?? menu.list('taxSettings'),
  };
}

/** Returns a cart's share of the bill: the increase of its total, where a bill without lines counts as 0. */
export function cartShare(after: Bill, before: Bill | undefined): number {
  return after.total - (before === undefined || before.lines.length === 0 ? 0 : before.total);
}
