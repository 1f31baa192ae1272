import { useMemo } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { serverClock } from '../../../../lib/server-clock.ts';
import { piecesByProduct } from '../state/bill-rounds.ts';
import { type Place, sectionNow } from '../state/place.ts';
import { linesShown, type TillOrder } from '../state/till-order.ts';
import type { Sale } from './use-till-actions.ts';
import { useTillBill } from './use-till-bill.ts';

/** Returns the bill of a place with what is rung up on it: its lines, amounts, sums, and what is sent or paid. */
export function useSale(place: Place, order: TillOrder) {
  const { data } = useReadyCatalogue();
  const section = sectionNow(data, place, serverClock.now())?._id;
  const lines = linesShown(order);
  const bill = useTillBill(place, section, lines);
  const priced = bill.priced?.bill;
  const amounts = useMemo(() => new Map(priced?.lines.map((each) => [each.id, each.lineTotal])), [priced]);
  const placed = place.session?.products;
  const pieces = useMemo(
    () => piecesByProduct([...(placed ?? []).filter(({ status }) => status !== 'cancel'), ...lines]),
    [placed, lines],
  );
  const paid = place.session?.bill.paid ?? 0;
  const due = (priced?.total ?? 0) - paid;
  const sale: Sale = { place, section, lines: order.cart.lines, bill: bill.priced, due };
  return { section, lines, bill, amounts, pieces, paid, due, sale };
}

export type SaleShown = ReturnType<typeof useSale>;
