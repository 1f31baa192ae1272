export { deliveryZoneFor, ensureZoneMinTotal, frozenZone, zoneOf } from './delivery-zone.ts';
