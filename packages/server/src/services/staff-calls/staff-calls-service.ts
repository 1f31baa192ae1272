import type { Ordering } from '../../ordering/index.ts';
import type { Handlers } from '../call/index.ts';
import { present } from '../present/index.ts';
import { answerOf, createFindQuery, inOwnShop } from '../query/index.ts';

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
