import type { CatalogueReader, OutboxEvent } from '../core.ts';
import type { Relay } from './relay.ts';

/** Topics that change what the catalogue answers. */
const OF_CATALOGUE = new Set<OutboxEvent['topic']>(['products', 'shops']);

/**
 * What to do with events of another node: the catalogue is read again before its guests hear of a change, so
 * that they find the new one. Changes that come while it is read share the next reading.
 */
export function createOtherNodes(catalogue: Pick<CatalogueReader, 'refresh'>, relay: Relay) {
  let reading: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  function refreshed(): Promise<void> {
    if (reading === undefined) {
      reading = catalogue.refresh().finally(() => {
        reading = undefined;
      });
      return reading;
    }
    next ??= reading.then(() => {
      next = undefined;
      return refreshed();
    });
    return next;
  }

  return async (events: readonly OutboxEvent[]): Promise<void> => {
    if (events.some(({ topic }) => OF_CATALOGUE.has(topic))) await refreshed();
    relay.tell(events);
  };
}
