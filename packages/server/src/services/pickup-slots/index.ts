export { createPickupSlotsService } from './pickup-slots-service.ts';
