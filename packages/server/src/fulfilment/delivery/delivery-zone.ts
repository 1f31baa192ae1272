import type { Bill, DeliveryZone, NewSession, Shop } from '@comanda/contract';
import { dishesTotal } from '@comanda/domain';
import { type Actor, isSelfOrder } from '../../core/index.ts';
import { CodedError } from '../../lib/index.ts';

type Wish = Pick<NewSession, 'type' | 'zone' | 'address' | 'contact'>;

/**
 * The zone that an order is delivered to; undefined where none is named. Throws `zoneNeeded` for a zone that the
 * shop does not have, `badRequest` where nothing is delivered.
 */
export function zoneOf({ deliveryZones = [] }: Shop, { type, zone: id }: Wish): DeliveryZone | undefined {
  if (id === undefined) return undefined;
  if (type !== 'delivery')
    throw new CodedError('badRequest', { problems: [{ field: '/session/zone', rule: 'type' }] });
  const zone = deliveryZones.find(({ _id }) => _id === id);
  if (!zone) throw new CodedError('zoneNeeded');
  return zone;
}

/** Where an order goes to, with all that whoever brings it has to know; undefined where nothing is delivered. */
export function deliveryZoneFor(shop: Shop, wish: Wish, actor: Actor): DeliveryZone | undefined {
  const zone = zoneOf(shop, wish);
  if (wish.type !== 'delivery') return undefined;
  const isOffered = (shop.deliveryZones ?? []).length > 0;
  const isOpen = shop.openDelivery === true || !isSelfOrder(actor);
  if (!isOffered || !isOpen) throw new CodedError('deliveryNotAvailable');
  if (!zone) throw new CodedError('zoneNeeded');
  if (isBlank(wish.address)) throw new CodedError('addressNeeded');
  if (isBlank(wish.contact?.name) || isBlank(wish.contact?.phone)) throw new CodedError('contactNeeded');
  return zone;
}

/** Guests order for what their zone asks at least; staff for what they like. Throws `zoneMinTotal`. */
export function ensureZoneMinTotal(zone: DeliveryZone | undefined, bill: Bill, actor: Actor): void {
  const missing = (zone?.minTotal ?? 0) - dishesTotal(bill);
  if (missing > 0 && isSelfOrder(actor)) throw new CodedError('zoneMinTotal', { missing });
}

/** The zone as the bill keeps it: what was free once stays free, whatever is taken off the bill later. */
export function frozenZone(zone: DeliveryZone | undefined, bill: Bill): DeliveryZone | undefined {
  const isFree = zone !== undefined && bill.deliveryFee === 0;
  return isFree ? { ...zone, fee: 0 } : zone;
}

function isBlank(text: string | undefined): boolean {
  return (text ?? '').trim() === '';
}
