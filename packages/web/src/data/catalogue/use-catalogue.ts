import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type EventBuffer, useEventBuffer } from '../../lib/event-buffer.ts';
import { preview } from '../../lib/preview.ts';
import { connection } from '../calls/connection.ts';
import { CATALOGUE_FRESH_MS, catalogueKey, readCatalogue } from './read-catalogue.ts';
import { savedCatalogue } from './saved-catalogues.ts';
import {
  isShopCatalogue,
  type MenuCatalogue,
  menuCatalogue,
  type ShopCatalogue,
  withProduct,
  withShop,
} from './shop-catalogue.ts';

/** Milliseconds before connecting, so that the menu is drawn before the connection's code is fetched. */
const CONNECT_AFTER = 1000;
/** Milliseconds within which phones read a published menu, so that they do not all ask at once (office B2.10). */
const READ_WITHIN = 3000;

/** Subscribes to a shop's events; returns the function that stops it. */
function followShop(shop: string, queries: QueryClient, { record }: EventBuffer<ShopCatalogue>): () => void {
  const change = (how: (catalogue: ShopCatalogue) => ShopCatalogue) => {
    queries.setQueryData<ShopCatalogue>(catalogueKey(shop), (held) => held && how(held));
    record(how);
  };
  // refetch changes made before the subscription; mostly a bare "not modified"
  const reread = () => void queries.invalidateQueries({ queryKey: catalogueKey(shop) });
  let published: ReturnType<typeof setTimeout> | undefined;
  const rereadLater = (data: { readonly shop: string }) => {
    if (data.shop !== shop) return;
    clearTimeout(published);
    published = setTimeout(reread, Math.random() * READ_WITHIN);
  };
  const stops = [
    () => clearTimeout(published),
    connection.onEvent('catalogue', 'patched', rereadLater),
    connection.onEvent('products', 'patched', (data) => change((held) => withProduct(held, data))),
    connection.onEvent('shops', 'patched', (data) => change((held) => withShop(held, data))),
    // reading a shop over the connection subscribes to its events: retried until it succeeds
    connection.onConnected(() => connection.call('get', 'shops', shop).finally(reread)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Applies a shop's events to its cached catalogue: products sold out or repriced, the shop closed. */
function useCatalogueEvents(shop: string | undefined, buffer: EventBuffer<ShopCatalogue>): void {
  const queries = useQueryClient();
  useEffect(() => {
    // what is live is not a preview's
    if (shop === undefined || preview) return;
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = followShop(shop, queries, buffer);
    }, CONNECT_AFTER);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [shop, queries, buffer]);
}

export type CatalogueState = {
  readonly data: ShopCatalogue | undefined;
  /** The catalogue indexed for the engine. */
  readonly catalogue: MenuCatalogue | undefined;
  readonly error: Error | null;
  /** False while the copy saved on the device may be replaced by the network's. */
  readonly isFinal: boolean;
  readonly isRetrying: boolean;
  readonly retry: () => void;
};

/** Returns a shop's live catalogue: the copy saved on the device until the network's arrives. */
export function useCatalogue(shop: string | undefined): CatalogueState {
  const buffer = useEventBuffer<ShopCatalogue>();
  const fresh = useQuery({
    queryKey: catalogueKey(shop ?? ''),
    enabled: shop !== undefined,
    queryFn: () => buffer.read(() => readCatalogue(shop ?? '')),
    staleTime: CATALOGUE_FRESH_MS,
  });
  const kept = useQuery({
    queryKey: ['keptCatalogue', shop],
    enabled: shop !== undefined && fresh.data === undefined && !preview,
    queryFn: () => savedCatalogue(shop ?? ''),
    retry: false,
  });
  useCatalogueEvents(fresh.isPending ? undefined : shop, buffer);
  const data = fresh.data ?? (isShopCatalogue(kept.data) ? kept.data : undefined);
  const catalogue = useMemo(() => data && menuCatalogue(data), [data]);
  const { error, refetch } = fresh;
  // reading `isFetching` subscribes to every fetch
  const isFinal = fresh.data !== undefined || error !== null;
  const isRetrying = error !== null && fresh.isFetching;
  return useMemo(
    () => ({ data, catalogue, error, isFinal, isRetrying, retry: () => void refetch() }),
    [data, catalogue, error, isFinal, isRetrying, refetch],
  );
}
