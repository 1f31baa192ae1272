import type { Shop } from '@comanda/contract';
import type { OrderType } from '@comanda/domain';
import { needsCode } from './needs-code.ts';
import type { Place } from './order-context.ts';

export type Way = Exclude<OrderType, 'dineIn'>;

/** The ways a shop offers to have an order without sitting at a table. */
export function waysOf(shop: Shop): readonly Way[] {
  return [
    ...(shop.openTakeAway ? (['takeAway'] as const) : []),
    ...(shop.openDineInNoTable ? (['dineInNoTable'] as const) : []),
    ...(shop.openDelivery && (shop.deliveryZones ?? []).length > 0 ? (['delivery'] as const) : []),
  ];
}

/** Whether a way takes the code of a table that this phone has not scanned. */
export function lacksCode(way: OrderType, { table }: Place, shop: Shop): boolean {
  return needsCode(way, shop) && table === undefined;
}

/** The ways to choose among: none at a table, nor once something was ordered. */
export function openWays(place: Place, shop: Shop): readonly Way[] {
  if (place.mode === 'dineIn' || place.session !== undefined) return [];
  return waysOf(shop).filter((way) => !lacksCode(way, place, shop));
}

/** Whether there is another way than the chosen one. */
export function canSwitchWay(place: Place, shop: Shop): boolean {
  return openWays(place, shop).some((way) => way !== place.mode);
}
