import { CodedError } from '../../coded-error.ts';
import type { CatalogueReader, Kitchen } from '../../core.ts';
import { room } from '../../realtime/rooms.ts';
import { badRequest, type Handlers } from '../call.ts';
import { present } from '../presenters.ts';
import { pageOf, parseListQuery } from '../query/list-query.ts';

const MAX_LIMIT = 1_000;

/** The order-ready numbers of a shop, for everybody to see. Reading them follows them. */
export function createBoardService(kitchen: Kitchen, catalogue: CatalogueReader): Handlers {
  return {
    async find(call) {
      const query = parseListQuery(call.query, { shop: 'any' }, MAX_LIMIT);
      const shop = query.values.shop?.[0];
      if (shop === undefined) throw badRequest({ field: 'shop', rule: 'required' });
      if (catalogue.get('shops', shop) === undefined) throw new CodedError('shopNotFound');
      // followed before they are read, so that no change falls between
      call.listener?.join(room.board(shop));
      const entries = (await kitchen.board(shop)).map(present.board);
      return pageOf(entries.slice(query.skip, query.skip + query.limit), query, entries.length);
    },
  };
}
