import type { SlotQuery } from '../../fulfilment/pickup/index.ts';
import type { Ordering } from '../../ordering/index.ts';
import type { Handlers } from '../call/index.ts';
import { present } from '../present/index.ts';
import { createFindQuery } from '../query/index.ts';

/** Lists the available pickup times. */
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
