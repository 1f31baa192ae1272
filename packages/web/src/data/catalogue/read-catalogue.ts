import type { ShopCatalogue as AnsweredCatalogue } from '@comanda/contract';
import { MINUTE_MS } from '@comanda/domain';
import { preview } from '../../lib/preview.ts';
import { readJson } from '../calls/read-list.ts';
import { keepCatalogue } from './saved-catalogues.ts';
import { type ShopCatalogue, shopCatalogueOf } from './shop-catalogue.ts';

/** Returns the query key of a shop's catalogue. */
export function catalogueKey(shop: string) {
  return ['catalogue', shop] as const;
}

/** Milliseconds before a catalogue is refetched; until then its changes come as events. */
export const CATALOGUE_FRESH_MS = 5 * MINUTE_MS;

/** Reads a shop's whole catalogue and saves it on the device for use without a network; a preview's is not saved. */
export async function readCatalogue(id: string): Promise<ShopCatalogue> {
  if (preview) return (await import('./preview-catalogue.ts')).readPreview(preview.token);
  const answer = await readJson<AnsweredCatalogue>(`catalogue/${encodeURIComponent(id)}`);
  const catalogue = shopCatalogueOf(answer);
  void keepCatalogue(id, catalogue);
  return catalogue;
}
