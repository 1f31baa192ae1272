export { pickupSlots, type SlotQuery } from './pickup-slots.ts';
export { releasePickupSlot, reservePickupSlot, validPickupTime } from './reserve-pickup-slot.ts';
