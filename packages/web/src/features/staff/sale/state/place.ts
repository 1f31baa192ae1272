import type { DeliveryZone, TableSession, TableViewItem } from '@comanda/contract';
import {
  availableSections,
  covers,
  type Instant,
  type OrderType,
  wallClockAt,
  zoneOf,
} from '@comanda/domain';
import type { ShopCatalogue } from '../../../../data/catalogue/shop-catalogue.ts';
import type { Caller } from './caller.ts';

/** The place of what is rung up: on an open bill, or on a new one of a table or the counter. */
export type SalePlace = {
  /** Key of the order that is rung up here. */
  readonly key: string;
  readonly type: OrderType;
  /** Table of a new bill. */
  readonly table?: TableViewItem | undefined;
  /** Caller whose new bill it is. */
  readonly caller?: Caller | undefined;
  /** Guests at that table. */
  readonly covers?: number | undefined;
  /** The bill, if it is open already. */
  readonly session?: TableSession | undefined;
};

/** Types of a new bill at the counter. */
export type CounterType = 'takeAway' | 'dineInNoTable';

/** Returns the open bill of a table. */
export function billOfTable(
  sessions: readonly TableSession[],
  table: Pick<TableViewItem, 'item'>,
): TableSession | undefined {
  return sessions.find(
    ({ type, tables }) => type === 'dineIn' && tables.some(({ item }) => item === table.item),
  );
}

/** Returns the place of a table: its open bill, or a new one. */
export function placeOfTable(
  table: TableViewItem,
  sessions: readonly TableSession[],
  covers: number | undefined,
): SalePlace {
  return { key: `table:${table.item}`, type: 'dineIn', table, covers, session: billOfTable(sessions, table) };
}

/** Returns the tables of a new bill with their guests; undefined for one without a table. */
export function newTables({
  table,
  covers,
}: SalePlace): readonly { item: string; capacity: number }[] | undefined {
  return table && [{ item: table.item, capacity: covers ?? 1 }];
}

/** Returns the place of an open bill; a table's bill shares its key with the table. */
export function placeOfBill(session: TableSession, tables: readonly TableViewItem[]): SalePlace {
  const table = tables.find(
    ({ item }) => session.type === 'dineIn' && session.tables.some((each) => each.item === item),
  );
  return { key: table ? `table:${table.item}` : `bill:${session._id}`, type: session.type, table, session };
}

/** Returns the place of a new bill at the counter. */
export function placeOfCounter(type: CounterType): SalePlace {
  return { key: 'counter', type };
}

/** Returns the counter's place as that of a caller's order; any other place, and one without a caller, as it is. */
export function placeOfCaller(place: SalePlace, caller: Caller | undefined): SalePlace {
  return place.key === 'counter' && caller !== undefined ? { ...place, type: caller.type, caller } : place;
}

/** Returns the zone that a delivery is charged for; one that was free on its bill stays free. */
export function zoneOfPlace(
  { caller, session, type }: SalePlace,
  { deliveryZones = [] }: ShopCatalogue['shop'],
): DeliveryZone | undefined {
  if (type !== 'delivery') return undefined;
  const wanted = session === undefined ? caller?.zone : session.zone;
  const zone = deliveryZones.find(({ _id }) => _id === wanted);
  const isFree = session !== undefined && !session.bill.deliveryFee;
  return zone !== undefined && isFree ? { ...zone, fee: 0 } : zone;
}

/**
 * Returns the section whose menu is rung up: the bill's, else one that is open to guests now, else one that is served
 * now; staff may sell when guests may not, from the shop's first section then.
 */
export function sectionNow(
  { shop, sections }: Pick<ShopCatalogue, 'shop' | 'sections'>,
  { type, session, table }: SalePlace,
  now: number,
): ShopCatalogue['sections'][number] | undefined {
  const sorted = [...sections].sort((one, other) => (one.showOrder ?? 0) - (other.showOrder ?? 0));
  const own = sorted.find(({ _id }) => _id === (session?.section ?? table?.section));
  if (own !== undefined) return own;
  const asked = { shop, orderType: type === 'dineIn' ? ('takeAway' as const) : type };
  const [open] = availableSections(sorted, { ...asked, now: new Date(now).toISOString() as Instant });
  const clock = wallClockAt(zoneOf(shop), now);
  const served = sorted.find(({ timeRange = [] }) => timeRange.some((range) => covers(range, clock)));
  return sorted.find(({ _id }) => _id === open?._id) ?? served ?? sorted[0];
}

/** Returns the time until which a section is served today, as the shop's clock shows it. */
export function servedUntil(
  { timeRange = [] }: ShopCatalogue['sections'][number],
  shop: ShopCatalogue['shop'],
  now: number,
): string | undefined {
  const clock = wallClockAt(zoneOf(shop), now);
  return timeRange.find((range) => covers(range, clock))?.to;
}

/** Returns the guests at a place's tables, who have a seat each. */
export function guestsAt({ session, covers = 1 }: SalePlace): number {
  return session?.tables.reduce((sum, { capacity = 1 }) => sum + capacity, 0) ?? covers;
}
