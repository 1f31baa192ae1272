import type { Page, TableSession } from '@comanda/contract';
import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { connection } from '../calls/connection.ts';
import { type LiveList, useLiveList } from '../calls/use-live-list.ts';
import { type SessionChange, withChange } from '../sessions/session-cache.ts';
import { STAFF_QUERIES } from './use-staff-connection.ts';

type Row = { readonly _id: string };
/** A service whose rows staff follow by their events. */
type StaffTopic = LiveList<Row>['topic'];

/** Returns the query key of a staff list; `list` tells several of a service apart. */
export function staffListKey(service: StaffTopic, shop: string, list = '') {
  return [STAFF_QUERIES, service, shop, list] as const;
}

export type StaffListOptions<Item extends Row> = {
  readonly service: StaffTopic;
  readonly shop: string;
  /** Name of the list, where the screen has another one of the service. */
  readonly list?: string;
  readonly query?: Readonly<Record<string, unknown>>;
  /** True once the connection is authenticated, so that calls may be made. */
  readonly isJoined: boolean;
  /** Returns true if an event's row belongs on the list. */
  readonly belongs: (row: Item) => boolean;
  /** Returns true if the cached row is newer than an event's. */
  readonly isNewer: (held: Item, next: Item) => boolean;
};

/** Returns a list with one row replaced, added or removed. */
export function withRow<Item extends Row>(
  rows: readonly Item[],
  row: Item,
  options: Pick<StaffListOptions<Item>, 'belongs' | 'isNewer'>,
): readonly Item[] {
  const held = rows.find(({ _id }) => _id === row._id);
  if (held && options.isNewer(held, row)) return rows;
  const others = rows.filter(({ _id }) => _id !== row._id);
  if (!options.belongs(row)) return others;
  return held ? rows.map((each) => (each._id === row._id ? row : each)) : [...others, row];
}

/**
 * Returns an event's row in full: a partial event of a bill is merged into the cached row. Undefined if changes
 * before it are missing, or the bill is not on the list.
 */
function fullRow<Item extends Row>(
  service: StaffTopic,
  rows: readonly Item[],
  changed: Item,
): Item | undefined {
  if (service !== 'tableSessions') return changed;
  const held = rows.find(({ _id }) => _id === changed._id);
  // the casts are sound: rows of this service are sessions
  return withChange(held as TableSession | undefined, changed as unknown as SessionChange) as
    | Item
    | undefined;
}

/** Puts a row into the cached list, if there is one. */
export function putRow<Item extends Row>(
  queries: QueryClient,
  options: StaffListOptions<Item>,
  row: Item,
): void {
  queries.setQueryData<readonly Item[]>(
    staffListKey(options.service, options.shop, options.list),
    (rows) => rows && withRow(rows, row, options),
  );
}

/** Returns a list of the shop: read once authenticated, updated by events, refetched as `useStaffConnection` says. */
export function useStaffList<Item extends Row & { readonly shop: string }>(options: StaffListOptions<Item>) {
  const list = useMemo<LiveList<Item>>(() => {
    const { service, shop, list: name, query = {}, isJoined } = options;
    return {
      queryKey: staffListKey(service, shop, name),
      topic: service,
      apply: (rows, data) => {
        // the cast is sound: rows are what the service's events carry, but for the guests of a bill (`fullRow`)
        const row = data as Item;
        if (row.shop !== shop) return rows;
        const next = fullRow(service, rows, row);
        if (next !== undefined) return withRow(rows, next, options);
        return rows.some(({ _id }) => _id === row._id) ? undefined : rows;
      },
      read: async () => {
        const page = await connection.call<Page<Item> | Item[]>('find', service, { shop, ...query });
        const rows: readonly Item[] = Array.isArray(page) ? page : page.data;
        return rows.filter(options.belongs);
      },
      isEnabled: isJoined,
      refetch: 'owner',
    };
  }, [options]);
  return useLiveList(list);
}
