import type { ShopCatalogue as AnsweredCatalogue } from '@comanda/contract';
import { MINUTE_MS } from '@comanda/domain';
import { readJson } from '../calls/read-list.ts';
import { keepCatalogue } from './saved-catalogues.ts';
import { type ShopCatalogue, shopCatalogueOf } from './shop-catalogue.ts';

/** Where a shop's catalogue lies in the query cache. */
export function catalogueKey(shop: string) {
  return ['catalogue', shop] as const;
}

/** How long a catalogue is used without asking again; its changes come as events meanwhile. */
export const CATALOGUE_FRESH_MS = 5 * MINUTE_MS;

/** Reads a shop's whole catalogue, and keeps it on the device for the next time without a network. */
export async function readCatalogue(id: string): Promise<ShopCatalogue> {
  const answer = await readJson<AnsweredCatalogue>(`catalogue/${encodeURIComponent(id)}`);
  const catalogue = shopCatalogueOf(answer);
  void keepCatalogue(id, catalogue);
  return catalogue;
}
