import type { DeliveryZone, NewSession } from '@comanda/contract';

/** Creates a zone that everything may be delivered to for 15.00, with overrides. */
export function aZone(more: Partial<DeliveryZone> = {}): DeliveryZone {
  const name = { en: 'Near', cht: '附近', chs: '附近' };
  return { _id: 'near', name, areas: [], fee: 1500, minTotal: 2000, minutes: 20, ...more };
}

/** Order that is delivered to an address in that zone. */
export const TO_ADDRESS = {
  type: 'delivery',
  zone: 'near',
  address: 'Flat 8, 12 Harbour Road',
  contact: { name: 'Chan Mei Ling', phone: '+852 9123 4567' },
} as const satisfies NewSession;
