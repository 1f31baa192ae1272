import type { CatalogueReader } from '../catalogue/index.ts';
import type { Kitchen } from '../kitchen/index.ts';
import { CodedError } from '../lib/index.ts';
import type { Ordering } from '../ordering/index.ts';
import type { OutboxEvent, StoredEvent } from '../outbox/index.ts';

type Parts = {
  readonly catalogue: CatalogueReader;
  readonly kitchen: Pick<Kitchen, 'board' | 'ticket'>;
  readonly ordering: Pick<Ordering, 'staffCall' | 'get'>;
};

/** Reads the current state of everything that events are about, if it still exists. */
async function currentState({ catalogue, kitchen, ordering }: Parts, events: readonly StoredEvent[]) {
  const sets = events.flatMap((event) =>
    event.topic === 'catalogue' && 'data' in event ? (event.data.changeSet ?? []) : [],
  );
  // before what is in it is read: products are answered as the menu in memory has them
  if (sets.length > 0) await catalogue.applySets([...new Set(sets)]);
  const keysOf = (wanted: StoredEvent['topic']) => events.filter(({ topic }) => topic === wanted);
  const [products, changedShops] = await Promise.all([
    catalogue.currentProducts(keysOf('products').map(({ shop, id }) => ({ shop, product: id }))),
    catalogue.currentShops(keysOf('shops').map(({ id }) => id)),
  ]);
  const shops = new Set(keysOf('board').map(({ shop }) => shop));
  // skips shops that were removed since, so that their events do not block the rest
  const existing = [...shops].filter((shop) => catalogue.get('shops', shop) !== undefined);
  const boards = new Map(
    await Promise.all(existing.map(async (shop) => [shop, await kitchen.board(shop)] as const)),
  );
  const calls = new Map(
    await Promise.all(
      keysOf('staffCalls').map(async ({ shop, id }) => [id, await ordering.staffCall(shop, id)] as const),
    ),
  );
  const bills = await entitiesOf(keysOf('tableSessions'), ({ id }) =>
    ordering.get(id, undefined, { kind: 'system' }),
  );
  const tickets = await entitiesOf(
    events.filter((event) => !('data' in event) && event.topic === 'kitchenTickets'),
    ({ shop, id }) => kitchen.ticket(shop, id),
  );
  return { products, changedShops, boards, calls, bills, tickets };
}

type CurrentState = Awaited<ReturnType<typeof currentState>>;

/** Returns an event with the current data; undefined if its bill or ticket is gone. */
function refreshed(event: StoredEvent, current: CurrentState): OutboxEvent | undefined {
  const { products, changedShops, boards, calls, bills, tickets } = current;
  const { id, shop } = event;
  switch (event.topic) {
    case 'products':
      return {
        ...event,
        data: products.find((found) => found.shop === shop && found.product === id)?.current ?? event.data,
      };
    case 'shops':
      return { ...event, data: changedShops.find(({ _id }) => _id === id) ?? event.data };
    case 'board': {
      const entry = boards.get(shop)?.find(({ _id }) => _id === id);
      return { ...event, data: entry ?? { ...event.data, tvStatus: 'taken' } };
    }
    // screens drop answered calls and with them the version, so they cannot tell that this event is stale
    case 'staffCalls':
      return { ...event, data: calls.get(id) ?? event.data };
    case 'tableSessions': {
      const data = bills.get(id);
      return data && { ...event, data };
    }
    case 'kitchenTickets': {
      const data = 'data' in event ? event.data : tickets.get(id);
      return data && { ...event, data };
    }
    default:
      return event;
  }
}

/**
 * Replaces the data of events that are delivered late with the current state. Stock levels and board entries carry no
 * version, so clients would take a stale one for the newest; bills and new tickets are stored without data. Payments
 * and changes of tickets are versioned and stay. Events of bills and tickets that are gone are left out.
 */
export async function refreshEventData(
  parts: Parts,
  events: readonly StoredEvent[],
): Promise<readonly OutboxEvent[]> {
  const current = await currentState(parts, events);
  return events.map((event) => refreshed(event, current)).filter((event) => event !== undefined);
}

/** Reads the entities of events, by id, without those that are gone. */
async function entitiesOf<Entity>(
  events: readonly StoredEvent[],
  read: (event: StoredEvent) => Promise<Entity>,
): Promise<ReadonlyMap<string, Entity>> {
  const byId = new Map(events.map((event) => [event.id, event]));
  const found = await Promise.all(
    [...byId].map(async ([id, event]) => {
      const entity = await read(event).catch(ifGone);
      return entity === undefined ? [] : [[id, entity] as const];
    }),
  );
  return new Map(found.flat());
}

function ifGone(error: unknown): undefined {
  const isGone = error instanceof CodedError && ['sessionNotFound', 'notFound'].includes(error.code);
  if (!isGone) throw error;
}
