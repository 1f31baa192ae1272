import { type CartLine, stepOf, unitPrice } from '@comanda/domain';
import { useCallback, useMemo, useState } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { ifPriceable } from '../../../../data/pricing/cart-bill.ts';
import { useAfterDrawing } from '../../../../lib/use-after-drawing.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { piecesByProduct } from '../state/pieces.ts';
import { type SalePlace, sectionNow } from '../state/place.ts';
import { createPriceMemory } from '../state/price-memory.ts';
import type { Sale } from '../state/sale.ts';
import { linesShown, type TillOrder } from '../state/till-order.ts';
import { type TillBill, useTillPricing } from './use-till-bill.ts';

/** Milliseconds after which another menu may be served. */
const EVERY = 10_000;

/** Returns the amount that a line has until the bill is priced with it: its own price, before discounts. */
function useOwnAmount(place: SalePlace) {
  const { data, catalogue } = useReadyCatalogue();
  const { session, type } = place;
  return useCallback(
    (line: CartLine): number => {
      const context = { shop: data.shop, session: { ...session, type }, catalogue, step: stepOf(data.shop) };
      return Math.round((ifPriceable({}, () => unitPrice(line, context)) ?? 0) * line.quantity);
    },
    [data.shop, session, type, catalogue],
  );
}

type Priced = Pick<Sale, 'lines' | 'extras'>;

/**
 * Returns the lines rung up with the bill priced with them, which is one drawing late (T11.1): a line is drawn first,
 * then the sums. Another place's bill is never shown.
 */
function useLatePricing(place: SalePlace, section: string | undefined, { lines, extras }: Priced) {
  const price = useTillPricing(place, section, extras);
  const { key } = place;
  const asked = useMemo(() => ({ key, price, lines }), [key, price, lines]);
  const late = useAfterDrawing(asked);
  const shown = late.key === key ? late : asked;
  const bill = useMemo(() => shown.price(shown.lines), [shown]);
  /** Prices what is rung up at this moment. */
  const priceNow = (): TillBill => (shown === asked ? bill : price(lines));
  return { bill, priceNow, lateLines: shown.lines };
}

/** Returns the bill of a place with what is rung up on it: its lines, amounts, sums, and what is sent or paid. */
export function useSale(place: SalePlace, order: TillOrder) {
  const { data } = useReadyCatalogue();
  const now = useNow(EVERY);
  const section = useMemo(() => sectionNow(data, place, now)?._id, [data, place, now]);
  const { cart, asking, extras } = order;
  const lines = useMemo(() => linesShown({ cart, asking }), [cart, asking]);
  const { bill, priceNow, lateLines } = useLatePricing(place, section, { lines, extras });
  const ownAmount = useOwnAmount(place);
  const [memory] = useState(createPriceMemory);
  const priced = bill.priced?.bill;
  const amounts = useMemo(() => new Map(priced?.lines.map((each) => [each.id, each.lineTotal])), [priced]);
  const amountOf = useCallback(
    (line: CartLine) => amounts.get(line.id) ?? ownAmount(line),
    [amounts, ownAmount],
  );
  const wasAmountOf = useMemo(() => {
    // lines are never changed in place: only new ones are priced at a key (T11.1)
    const seen = new WeakMap<CartLine, { readonly was: number | undefined }>();
    return (line: CartLine): number | undefined => {
      const kept = seen.get(line);
      if (kept !== undefined) return kept.was;
      const unit = memory.before(line, ownAmount({ ...line, quantity: 1 }));
      const was = unit === undefined ? undefined : Math.round(unit * line.quantity);
      seen.set(line, { was });
      return was;
    };
  }, [memory, ownAmount]);
  const placed = place.session?.products;
  const pieces = useMemo(
    () => piecesByProduct([...(placed ?? []).filter(({ status }) => status !== 'cancel'), ...lateLines]),
    [placed, lateLines],
  );
  const paid = place.session?.bill.paid ?? 0;
  const dueOf = ({ priced: cartBill }: TillBill) => (cartBill?.bill.total ?? 0) - paid;
  /** Returns the sale of this moment, priced with all that is rung up. */
  const saleNow = (): Sale => {
    const current = priceNow();
    return { place, section, lines: cart.lines, extras, bill: current.priced, due: dueOf(current) };
  };
  return { section, lines, bill, amountOf, wasAmountOf, pieces, paid, due: dueOf(bill), saleNow };
}

export type SaleShown = ReturnType<typeof useSale>;
