import type { CatalogueReader } from '../catalogue/index.ts';
import type { Kitchen } from '../kitchen/index.ts';
import type { Ordering } from '../ordering/index.ts';
import type { OutboxEvent } from '../outbox/index.ts';

type Parts = {
  readonly catalogue: CatalogueReader;
  readonly kitchen: Pick<Kitchen, 'board'>;
  readonly ordering: Pick<Ordering, 'staffCall'>;
};

/**
 * Replaces the data of events that are delivered late with the current state. Stock levels and board entries carry no
 * version, so clients would take a stale one for the newest; bills, tickets and payments are versioned and stay.
 */
export async function refreshEventData(
  { catalogue, kitchen, ordering }: Parts,
  events: readonly OutboxEvent[],
): Promise<readonly OutboxEvent[]> {
  const keysOf = (wanted: OutboxEvent['topic']) => events.filter(({ topic }) => topic === wanted);
  const [products, changedShops] = await Promise.all([
    catalogue.currentProducts(keysOf('products').map(({ shop, id }) => ({ shop, product: id }))),
    catalogue.currentShops(keysOf('shops').map(({ id }) => id)),
  ]);
  const shops = new Set(events.filter(({ topic }) => topic === 'board').map(({ shop }) => shop));
  // skips shops that were removed since, so that their events do not block the rest
  const existing = [...shops].filter((shop) => catalogue.get('shops', shop) !== undefined);
  const boards = new Map(
    await Promise.all(existing.map(async (shop) => [shop, await kitchen.board(shop)] as const)),
  );
  const calls = new Map(
    await Promise.all(
      events
        .filter(({ topic }) => topic === 'staffCalls')
        .map(async ({ shop, id }) => [id, await ordering.staffCall(shop, id)] as const),
    ),
  );
  return events.map(refreshed);

  function refreshed(event: OutboxEvent): OutboxEvent {
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
      default:
        return event;
    }
  }
}
