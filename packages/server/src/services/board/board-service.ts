import { CodedError } from '../../coded-error.ts';
import type { CatalogueReader, Kitchen } from '../../core.ts';
import { room } from '../../realtime/rooms.ts';
import { type Handlers, textOf } from '../call.ts';
import { present } from '../presenters.ts';
import { createFindQuery } from '../query/call-query.ts';
import { runQuery } from '../query/run-query.ts';

/** The order-ready numbers of a shop, for everybody to see. Reading them follows them. */
export function createBoardService(kitchen: Kitchen, catalogue: CatalogueReader): Handlers {
  const readQuery = createFindQuery('board');
  return {
    async find(call) {
      const query = readQuery(call.query);
      const shop = textOf(call.query, 'shop') ?? '';
      if (catalogue.get('shops', shop) === undefined) throw new CodedError('shopNotFound');
      // followed before they are read, so that no change falls between
      call.listener?.join(room.board(shop));
      return runQuery((await kitchen.board(shop)).map(present.board), query);
    },
  };
}
