import type { NewSession, TableSession } from '@comanda/contract';
import type { CoreContext } from '../../core/index.ts';

/** Extra chairs that guests may add by themselves; staff may set more. */
const EXTRA_CHAIRS = 2;
/** Maximum guests at a table that the catalogue does not know. */
const MAX_AT_UNKNOWN_TABLE = 20;

type Seated = Pick<TableSession, 'shop' | 'qrCodeViewItem' | 'tables'>;

/** Returns the seats of a bill's table: its capacity in the catalogue, or more if more guests are seated already. */
export function seatsOf({ catalogue }: Pick<CoreContext, 'catalogue'>, session: Seated): number {
  const { shop, qrCodeViewItem, tables } = session;
  const viewItem =
    qrCodeViewItem === undefined ? undefined : catalogue.menu(shop).get('tableViewItems', qrCodeViewItem);
  return Math.max(viewItem?.capacity ?? 1, tables[0]?.capacity ?? 1);
}

/** Limits the number of guests that a guest names to the table's seats and some extra chairs. */
export function limitedCapacity(seats: number, requested: number): number {
  return Math.min(requested, seats + EXTRA_CHAIRS);
}

/** Returns the tables that a guest names, with the capacity of each limited to its seats. */
export function withLimitedCapacity(
  { catalogue }: Pick<CoreContext, 'catalogue'>,
  shop: string,
  tables: NonNullable<NewSession['tables']>,
): NonNullable<NewSession['tables']> {
  const viewItems = catalogue.menu(shop).list('tableViewItems');
  return tables.map((table) => {
    if (table.capacity === undefined) return table;
    const viewItem = viewItems.find(({ item }) => item === table.item);
    const capacity = viewItem
      ? limitedCapacity(viewItem.capacity, table.capacity)
      : Math.min(table.capacity, MAX_AT_UNKNOWN_TABLE);
    return { ...table, capacity };
  });
}
