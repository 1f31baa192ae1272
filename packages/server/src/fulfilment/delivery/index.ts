export { deliveryFor, ensureZoneMinTotal, keptZone, zoneOf } from './delivery-wish.ts';
