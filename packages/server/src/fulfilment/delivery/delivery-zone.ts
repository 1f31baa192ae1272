import type { Bill, DeliveryZone, NewSession, Shop } from '@comanda/contract';
import { dishesTotal } from '@comanda/domain';
import { type Actor, isSelfOrder } from '../../core/index.ts';
import { CodedError } from '../../lib/index.ts';

type DeliveryInput = Pick<NewSession, 'type' | 'zone' | 'address' | 'contact'>;

/**
 * Returns the delivery zone that an order names; undefined if it names none. Throws `zoneNeeded` if the shop has no
 * such zone, `badRequest` if the order is not a delivery.
 */
export function zoneOf(
  { deliveryZones = [] }: Shop,
  { type, zone: id }: DeliveryInput,
): DeliveryZone | undefined {
  if (id === undefined) return undefined;
  if (type !== 'delivery')
    throw new CodedError('badRequest', { problems: [{ field: '/session/zone', rule: 'type' }] });
  const zone = deliveryZones.find(({ _id }) => _id === id);
  if (!zone) throw new CodedError('zoneNeeded');
  return zone;
}

/**
 * Validates a delivery and returns its zone; undefined for other order types. Throws `deliveryNotAvailable`,
 * `zoneNeeded`, `addressNeeded` or `contactNeeded`.
 */
export function deliveryZoneFor(shop: Shop, input: DeliveryInput, actor: Actor): DeliveryZone | undefined {
  const zone = zoneOf(shop, input);
  if (input.type !== 'delivery') return undefined;
  const isOffered = (shop.deliveryZones ?? []).length > 0;
  const isOpen = shop.openDelivery === true || !isSelfOrder(actor);
  if (!isOffered || !isOpen) throw new CodedError('deliveryNotAvailable');
  if (!zone) throw new CodedError('zoneNeeded');
  if (isBlank(input.address)) throw new CodedError('addressNeeded');
  if (isBlank(input.contact?.name) || isBlank(input.contact?.phone)) throw new CodedError('contactNeeded');
  return zone;
}

/** Throws `zoneMinTotal` with the `missing` amount if a guest's order is below the zone's minimum. Staff are exempt. */
export function ensureZoneMinTotal(zone: DeliveryZone | undefined, bill: Bill, actor: Actor): void {
  const missing = (zone?.minTotal ?? 0) - dishesTotal(bill);
  if (missing > 0 && isSelfOrder(actor)) throw new CodedError('zoneMinTotal', { missing });
}

/** Returns the zone to freeze with the bill: delivery that was free once stays free, whatever is voided later. */
export function frozenZone(zone: DeliveryZone | undefined, bill: Bill): DeliveryZone | undefined {
  const isFree = zone !== undefined && bill.deliveryFee === 0;
  return isFree ? { ...zone, fee: 0 } : zone;
}

function isBlank(text: string | undefined): boolean {
  return (text ?? '').trim() === '';
}
