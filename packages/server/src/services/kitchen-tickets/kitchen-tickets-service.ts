import { CALLS, createValidator } from '@comanda/contract';
import type { Kitchen } from '../../core.ts';
import { type Handlers, onlyNames, validated } from '../call.ts';
import { present } from '../presenters.ts';
import { createFindQuery } from '../query/call-query.ts';
import { inOwnShop } from '../query/own-shop.ts';
import { answerOf } from '../query/run-query.ts';

const moveTicket = createValidator(CALLS.kitchenTickets.patch.data);

/** What the kitchen has to make. */
export function createKitchenTicketsService(kitchen: Kitchen): Handlers {
  const readQuery = createFindQuery('kitchenTickets');
  return {
    async find(call) {
      const query = inOwnShop(readQuery(call.query), call.actor);
      const { total, data } = await kitchen.tickets(query, call.actor);
      return answerOf({ total, data: data.map(present.kitchenTickets) }, query);
    },
    async patch(id, data, call) {
      onlyNames(call.query);
      return present.kitchenTickets(await kitchen.move(id, validated(moveTicket, data), call.actor));
    },
  };
}
