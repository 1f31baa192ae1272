import type { ShopCatalogue } from '@comanda/contract';
import type { CatalogueReader } from '../../catalogue/index.ts';
import { CodedError } from '../../lib/index.ts';
import { room } from '../../realtime/index.ts';
import { type Handlers, onlyNames } from '../call/index.ts';
import { present } from '../present/index.ts';

/** Serves a shop's whole catalogue in one read; a live connection is subscribed to the shop's changes. */
export function createShopCatalogueService(catalogue: CatalogueReader): Required<Pick<Handlers, 'get'>> {
  return {
    async get(id, call) {
      onlyNames(call.query);
      const answer = shopCatalogue(catalogue, id);
      call.listener?.join(room.guests(id));
      return present.catalogue(answer);
    },
  };
}

/** Returns the parts of the catalogue visible to guests of the shop. Throws `shopNotFound`. */
export function shopCatalogue(catalogue: CatalogueReader, id: string): ShopCatalogue {
  const shop = catalogue.get('shops', id);
  if (shop === undefined) throw new CodedError('shopNotFound');
  const isHere = ({ shops = [] }: { readonly shops?: readonly string[] }) =>
    shops.length === 0 || shops.includes(id);
  const products = catalogue.list('products', id).filter(isHere);
  const categories = new Set(products.map(({ category }) => category));
  const options = new Set(products.flatMap((product) => product.options ?? []));
  const rules = catalogue.list('orderDiscounts').filter(isHere);
  return {
    shop,
    sections: catalogue.list('sections').filter(isHere),
    categories: catalogue.list('categories').filter(({ _id }) => categories.has(_id)),
    subCategories: catalogue.list('subCategories').filter(({ category }) => categories.has(category)),
    products,
    productOptions: catalogue.list('productOptions').filter(({ _id }) => options.has(_id)),
    taxSettings: catalogue.list('taxSettings').filter((tax) => tax.status === 'active' && isHere(tax)),
    orderDiscounts: rules.filter(({ source }) => source === 'automatic'),
    paymentMethods: catalogue.list('paymentMethods').filter((method) => method.shop === id),
  };
}
