import type { NewSession, TableSession } from '@comanda/contract';
import type { CoreContext } from '../../core/index.ts';

/** Chairs that guests fetch to a table; more of them are the staff's to count. */
const EXTRA_CHAIRS = 2;
/** Guests at a table that has no card. */
const MAX_AT_UNKNOWN_TABLE = 20;

type Seated = Pick<TableSession, 'shop' | 'qrCodeViewItem' | 'tables'>;

/** Returns the seats of a bill's table; who sits there already has one, whatever its card says. */
export function seatsOf({ catalogue }: Pick<CoreContext, 'catalogue'>, session: Seated): number {
  const { qrCodeViewItem, tables } = session;
  const card = qrCodeViewItem === undefined ? undefined : catalogue.get('tableViewItems', qrCodeViewItem);
  return Math.max(card?.capacity ?? 1, tables[0]?.capacity ?? 1);
}

/** Returns how many of those that a guest names may sit down at a table with so many seats. */
export function limitedCapacity(seats: number, named: number): number {
  return Math.min(named, seats + EXTRA_CHAIRS);
}

/** Returns the tables that a guest names, with as many at each as may sit down there. */
export function withLimitedCapacity(
  { catalogue }: Pick<CoreContext, 'catalogue'>,
  shop: string,
  tables: NonNullable<NewSession['tables']>,
): NonNullable<NewSession['tables']> {
  const cards = catalogue.list('tableViewItems').filter((card) => card.shop === shop);
  return tables.map((table) => {
    if (table.capacity === undefined) return table;
    const card = cards.find(({ item }) => item === table.item);
    const capacity = card
      ? limitedCapacity(card.capacity, table.capacity)
      : Math.min(table.capacity, MAX_AT_UNKNOWN_TABLE);
    return { ...table, capacity };
  });
}
