import type { PreviewedCatalogue } from '@comanda/contract';
import { sendJson } from '../calls/send-json.ts';
import { type ShopCatalogue, shopCatalogueOf } from './shop-catalogue.ts';

/** Reads the menu that the token of a preview opens (office B3.8). */
export async function readPreview(token: string): Promise<ShopCatalogue> {
  const { catalogue } = await sendJson<PreviewedCatalogue>('POST', 'catalogue/preview', { token });
  return shopCatalogueOf(catalogue);
}
