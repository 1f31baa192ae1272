import type { Ordering, SlotQuery } from '../../ordering/ordering.ts';
import type { Handlers } from '../call.ts';
import { present } from '../presenters.ts';
import { createFindQuery } from '../query/call-query.ts';

/** The times that an order may be for. */
export function createPickupSlotsService(ordering: Ordering): Required<Pick<Handlers, 'find'>> {
  const readQuery = createFindQuery('pickupSlots');
  return {
    async find(call) {
      const { parameters, skip, limit } = readQuery(call.query);
      // the cast is sound: the parameters were checked by the call table
      const slots = await ordering.pickupSlots(parameters as SlotQuery);
      return slots.slice(skip, skip + limit).map(present.pickupSlots);
    },
  };
}
