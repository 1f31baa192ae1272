export { pickupTimeOf, takePickupPlace, withoutPickupPlace } from './pickup-place.ts';
export { pickupSlots, type SlotQuery } from './pickup-slots.ts';
