import type { CatalogueReader } from '../../catalogue/index.ts';
import type { Kitchen } from '../../kitchen/index.ts';
import { CodedError } from '../../lib/index.ts';
import { room } from '../../realtime/index.ts';
import { type Handlers, textOf } from '../call/index.ts';
import { present } from '../present/index.ts';
import { createFindQuery, runQuery } from '../query/index.ts';

/** Lists the order-ready numbers of a shop, which are public, and subscribes the reader to them. */
export function createBoardService(kitchen: Kitchen, catalogue: CatalogueReader): Handlers {
  const readQuery = createFindQuery('board');
  return {
    async find(call) {
      const query = readQuery(call.query);
      const shop = textOf(call.query, 'shop') ?? '';
      if (catalogue.get('shops', shop) === undefined) throw new CodedError('shopNotFound');
      // subscribes before reading, so that no change is missed in between
      call.listener?.join(room.board(shop));
      return runQuery((await kitchen.board(shop)).map(present.board), query);
    },
  };
}
