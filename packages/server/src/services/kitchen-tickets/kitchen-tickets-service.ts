import { CALLS, createValidator } from '@comanda/contract';
import type { Kitchen } from '../../kitchen/index.ts';
import { type Handlers, onlyNames, validated } from '../call/index.ts';
import { present } from '../present/index.ts';
import { answerOf, createFindQuery, inOwnShop } from '../query/index.ts';

const moveTicket = createValidator(CALLS.kitchenTickets.patch.data);

/** Serves the tickets of a shop's kitchen. */
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
