import type { TableSession } from '@comanda/contract';
import { payersOfLine } from '@comanda/domain';
import { groupLines, type LineGroup, liveLines } from '../../../../data/sessions/progress.ts';

/** Dishes with the same payers; none for those of the whole table. */
export type DishGroup = {
  readonly guests: readonly number[];
  readonly dishes: readonly LineGroup[];
  /** Price of the dishes before discounts and charges, in minor units. */
  readonly amount: number;
};

/** Returns the price of a dish with its set items, in minor units. */
export function dishAmount({ line, children }: LineGroup): number {
  return [line, ...children].reduce((sum, { subTotal }) => sum + subTotal, 0);
}

/** Ranks own dishes first, then shared ones, then the others', and the whole table's last. */
function rankOf({ guests }: DishGroup, me: number | undefined): number {
  const isMine = me !== undefined && guests.includes(me);
  if (isMine) return guests.length === 1 ? 0 : 1;
  if (guests.length === 0) return 4;
  return guests.length === 1 ? 2 : 3;
}

/** Groups the dishes of a bill by payers; guests without dishes have no group. */
export function dishGroups(session: TableSession, me: number | undefined): readonly DishGroup[] {
  const byPayers = new Map<string, DishGroup>();
  for (const dish of groupLines(liveLines(session))) {
    const guests = payersOfLine(dish.line, session.guests);
    const known = byPayers.get(guests.join());
    byPayers.set(guests.join(), {
      guests,
      dishes: [...(known?.dishes ?? []), dish],
      amount: (known?.amount ?? 0) + dishAmount(dish),
    });
  }
  return [...byPayers.values()].sort((one, other) => {
    const ranks = rankOf(one, me) - rankOf(other, me);
    return ranks === 0 ? (one.guests[0] ?? 0) - (other.guests[0] ?? 0) : ranks;
  });
}
