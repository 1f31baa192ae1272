import type { PaymentShare, Shop, TableSession } from '@comanda/contract';
import { coinOf, shareOf, splitBill, stepOf } from '@comanda/domain';
import { groupLines, type LineGroup, liveLines } from '../../../../data/sessions/progress.ts';

type Rounding = Pick<Shop, 'currency' | 'currencyStep' | 'priceRoundFactor' | 'priceRoundMethod'>;

/** Dishes of a seat; of the whole table without a number. */
export type SeatDishes = { readonly seat: string | undefined; readonly dishes: readonly LineGroup[] };

/** A share of a bill with its amount, minor units. */
export type TenderShare = { readonly share: PaymentShare; readonly amount: number };

/** Returns the dishes that may still be paid for, by seat, those of the whole table last (till T6.7). */
export function payableDishes(session: TableSession, shop: Rounding): readonly SeatDishes[] {
  const payable = new Set(
    splitBill(session, stepOf(shop))
      .dishes.filter(({ state }) => state !== 'pending' && state !== 'paid')
      .map(({ line }) => line),
  );
  const groups = groupLines(liveLines(session)).filter(({ line }) => payable.has(line.id));
  const seats = [...new Set(groups.map(({ line }) => line.tableChairId))];
  const byNumber = new Intl.Collator(undefined, { numeric: true });
  return [...seats]
    .sort((one, other) => (one === undefined ? 1 : other === undefined ? -1 : byNumber.compare(one, other)))
    .map((seat) => ({ seat, dishes: groups.filter(({ line }) => line.tableChairId === seat) }));
}

/** Returns the share that some dishes make, as the server prices it (pricing §10); undefined without an amount. */
export function shareOfDishes(
  session: TableSession,
  shop: Rounding,
  lines: readonly string[],
): TenderShare | undefined {
  if (lines.length === 0) return undefined;
  const share: PaymentShare = { kind: 'lines', lines: [...lines] };
  const wanted = shareOf(session, stepOf(shop), share, coinOf(shop));
  return 'share' in wanted ? { share, amount: wanted.share.amount } : undefined;
}
