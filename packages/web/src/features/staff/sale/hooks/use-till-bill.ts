import { type CartLine, stepOf, withPricesByHand } from '@comanda/domain';
import { useCallback, useMemo } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { type CartBill, type CartPricing, priceCart } from '../../../../data/pricing/cart-bill.ts';
import { soldOutRules } from '../../../../data/pricing/sold-out-rules.ts';
import { useSessionRules } from '../../../../data/pricing/use-session-rules.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { newTables, type Place } from '../state/place.ts';

const EVERY = 20_000;

export type TillBill = { readonly pricing: CartPricing; readonly priced: CartBill | undefined };

/** Returns the function that prices lines rung up on a place's bill, by the engine as the server will. */
export function useTillPricing(place: Place, section: string | undefined) {
  const { data, catalogue } = useReadyCatalogue();
  const { session, type } = place;
  const tables = useMemo(() => newTables(place), [place]);
  const sessionRules = useSessionRules(session);
  const now = useNow(EVERY);
  return useCallback(
    (lines: readonly CartLine[]): TillBill => {
      const context = { shop: data.shop, session: { ...session, type }, catalogue, step: stepOf(data.shop) };
      const byHand = lines.some(({ reason }) => reason !== undefined)
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
        sessionRules,
        now,
      };
      const pricing: CartPricing = { ...asked, isWaiting: sessionRules === undefined };
      const whole = { ...pricing, soldOut: soldOutRules(pricing) };
      return { pricing: whole, priced: priceCart(whole) };
    },
    [data, catalogue, type, section, session, tables, sessionRules, now],
  );
}

/** Returns the bill of a place with the lines rung up. */
export function useTillBill(place: Place, section: string | undefined, lines: readonly CartLine[]): TillBill {
  const price = useTillPricing(place, section);
  return useMemo(() => price(lines), [price, lines]);
}
