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
 * Events that are told late, with what has become of it since: what is left of a product and where an order stands
 * carry no version, so that an old one would be taken for the newest. Bills, tickets and payments show their age.
 */
export async function refreshEventData(
  { catalogue, kitchen, ordering }: Parts,
  events: readonly OutboxEvent[],
): Promise<readonly OutboxEvent[]> {
  const isOfCatalogue = events.some(({ topic }) => topic === 'products' || topic === 'shops');
  if (isOfCatalogue) await catalogue.refresh();
  const shops = new Set(events.filter(({ topic }) => topic === 'board').map(({ shop }) => shop));
  // events of a shop that was taken off keep back no others
  const open = [...shops].filter((shop) => catalogue.get('shops', shop) !== undefined);
  const boards = new Map(
    await Promise.all(open.map(async (shop) => [shop, await kitchen.board(shop)] as const)),
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
        return { ...event, data: catalogue.get('products', id, shop) ?? event.data };
      case 'shops':
        return { ...event, data: catalogue.get('shops', id) ?? event.data };
      case 'board': {
        const entry = boards.get(shop)?.find(({ _id }) => _id === id);
        return { ...event, data: entry ?? { ...event.data, tvStatus: 'taken' } };
      }
      // a call that was answered since is on no screen that would know its version
      case 'staffCalls':
        return { ...event, data: calls.get(id) ?? event.data };
      default:
        return event;
    }
  }
}
