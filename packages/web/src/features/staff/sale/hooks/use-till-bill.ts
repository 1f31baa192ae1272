import type { TableSession } from '@comanda/contract';
import { type CartLine, type DiscountRule, stepOf, withPricesByHand } from '@comanda/domain';
import { useCallback, useMemo } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { type CartBill, type CartPricing, priceCart } from '../../../../data/pricing/cart-bill.ts';
import { soldOutRules } from '../../../../data/pricing/sold-out-rules.ts';
import { useSessionRules } from '../../../../data/pricing/use-session-rules.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { NO_EXTRAS, type OrderExtras } from '../state/order-extras.ts';
import { newTables, type SalePlace, zoneOfPlace } from '../state/place.ts';

const EVERY = 20_000;

export type TillBill = { readonly pricing: CartPricing; readonly priced: CartBill | undefined };

/** Returns the member and the rules of the coupons, gifts and reductions by hand that dishes are priced with. */
function pricedExtras({
  member,
  offers = [],
  discounts = [],
}: OrderExtras): Pick<CartPricing, 'member' | 'coupons'> {
  const coupons: readonly DiscountRule[] = [...offers, ...discounts].map(({ rule }) => rule);
  if (member === undefined) return { coupons };
  const { _id, vipLevel } = member;
  return { coupons, member: { _id, status: 'active', ...(vipLevel !== undefined && { vipLevel }) } };
}

/**
 * Returns the function that prices lines rung up on a place's bill, by the engine as the server will; on that bill as it
 * would be changed, if one is given.
 */
export function useTillPricing(
  place: SalePlace,
  section: string | undefined,
  extras: OrderExtras = NO_EXTRAS,
) {
  const { data, catalogue } = useReadyCatalogue();
  const { session: open, type } = place;
  const tables = useMemo(() => newTables(place), [place]);
  const zone = useMemo(() => zoneOfPlace(place, data.shop), [place, data.shop]);
  const given = useMemo(() => pricedExtras(extras), [extras]);
  const sessionRules = useSessionRules(open);
  const now = useNow(EVERY);
  return useCallback(
    (lines: readonly CartLine[], session: TableSession | undefined = open): TillBill => {
      const context = { shop: data.shop, session: { ...session, type }, catalogue, step: stepOf(data.shop) };
      const byHand = lines.some(
        ({ reason, manualPrice }) => reason !== undefined || manualPrice !== undefined,
      )
        ? withPricesByHand(lines, context)
        : lines;
      const asked = {
        data,
        catalogue,
        mode: type,
        section,
        lines: byHand,
        session,
        tables,
        ...(zone !== undefined && { zone }),
        ...given,
        sessionRules,
        now,
      };
      const pricing: CartPricing = { ...asked, isWaiting: sessionRules === undefined };
      const whole = { ...pricing, soldOut: soldOutRules(pricing) };
      // guests who only sit down owe nothing yet
      const isEmpty = session === undefined && lines.length === 0;
      return { pricing: whole, priced: isEmpty ? undefined : priceCart(whole) };
    },
    [data, catalogue, type, section, open, tables, zone, given, sessionRules, now],
  );
}

/** Returns the bill of a place with the lines rung up. */
export function useTillBill(
  place: SalePlace,
  section: string | undefined,
  lines: readonly CartLine[],
): TillBill {
  const price = useTillPricing(place, section);
  return useMemo(() => price(lines), [price, lines]);
}
