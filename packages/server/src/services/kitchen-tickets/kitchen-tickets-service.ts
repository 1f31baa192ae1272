import { createValidator, MoveTicket } from '@comanda/contract';
import type { Kitchen } from '../../core.ts';
import { ownShop } from '../../policies/authorise.ts';
import { type Handlers, onlyNames, validated } from '../call.ts';
import { present } from '../presenters.ts';
import { pageOf, parseListQuery } from '../query/list-query.ts';

const MAX_LIMIT = 1_000;
const FIELDS = { shop: 'any', status: ['waiting', 'preparing', 'ready', 'taken'] } as const;
const moveTicket = createValidator(MoveTicket);

/** What the kitchen has to make. */
export function createKitchenTicketsService(kitchen: Kitchen): Handlers {
  return {
    async find(call) {
      const query = parseListQuery(call.query, FIELDS, MAX_LIMIT);
      const { shop, status } = query.values;
      const { limit, skip } = query;
      const asked = { shop: ownShop(call.actor, shop?.[0]), statuses: status, limit, skip };
      const found = await kitchen.tickets(asked, call.actor);
      return pageOf(found.data.map(present.kitchenTickets), query, found.total);
    },
    async patch(id, data, call) {
      onlyNames(call.query);
      return present.kitchenTickets(await kitchen.move(id, validated(moveTicket, data), call.actor));
    },
  };
}
