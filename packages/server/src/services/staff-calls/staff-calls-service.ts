import type { Ordering } from '../../ordering/ordering.ts';
import type { Handlers } from '../call.ts';
import { present } from '../presenters.ts';
import { createFindQuery } from '../query/call-query.ts';
import { inOwnShop } from '../query/own-shop.ts';
import { answerOf } from '../query/run-query.ts';

/** Serves the calls of a shop's guests to its staff. */
export function createStaffCallsService(ordering: Pick<Ordering, 'staffCalls'>): Handlers {
  const readQuery = createFindQuery('staffCalls');
  return {
    async find(call) {
      const query = inOwnShop(readQuery(call.query), call.actor);
      const { total, data } = await ordering.staffCalls(query, call.actor);
      return answerOf({ total, data: data.map(present.staffCalls) }, query);
    },
  };
}
