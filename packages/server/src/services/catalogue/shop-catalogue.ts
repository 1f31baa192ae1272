import type { ShopCatalogue } from '@comanda/contract';
import { type CatalogueReader, catalogueOfShop, type Menu } from '../../catalogue/index.ts';
import { CodedError } from '../../lib/index.ts';
import { room } from '../../realtime/index.ts';
import { type Handlers, onlyNames } from '../call/index.ts';
import { present } from '../present/index.ts';

/** Serves a shop's whole catalogue in one read; a live connection is subscribed to the shop's changes. */
export function createShopCatalogueService(catalogue: CatalogueReader): Required<Pick<Handlers, 'get'>> {
  return {
    async get(id, call) {
      onlyNames(call.query);
      const answer = shopCatalogue(catalogue, await catalogue.load(id), id);
      call.listener?.join(room.guests(id));
      return present.catalogue(answer);
    },
  };
}

/** Returns the parts of the catalogue visible to guests of the shop. Throws `shopNotFound`. */
export function shopCatalogue(
  catalogue: Pick<CatalogueReader, 'get'>,
  menu: Menu,
  id: string,
): ShopCatalogue {
  const shop = catalogue.get('shops', id);
  if (shop === undefined) throw new CodedError('shopNotFound');
  return catalogueOfShop(shop, menu);
}
