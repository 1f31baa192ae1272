import type { Shop } from '@comanda/contract';
import type { OrderType } from '@comanda/domain';
import { needsCode } from './needs-code.ts';
import type { OrderContext } from './order-context.ts';

export type TablelessOrderType = Exclude<OrderType, 'dineIn'>;

/** Returns the order types a shop offers without a table. */
export function orderTypesOf(shop: Shop): readonly TablelessOrderType[] {
  return [
    ...(shop.openTakeAway ? (['takeAway'] as const) : []),
    ...(shop.openDineInNoTable ? (['dineInNoTable'] as const) : []),
    ...(shop.openDelivery && (shop.deliveryZones ?? []).length > 0 ? (['delivery'] as const) : []),
  ];
}

/** Returns true if an order type requires a table's code that this phone has not scanned. */
export function lacksCode(way: OrderType, { table }: OrderContext, shop: Shop): boolean {
  return needsCode(way, shop) && table === undefined;
}

/** Returns the order types to choose among: none at a table, nor once something was ordered. */
export function availableOrderTypes(context: OrderContext, shop: Shop): readonly TablelessOrderType[] {
  if (context.mode === 'dineIn' || context.session !== undefined) return [];
  return orderTypesOf(shop).filter((way) => !lacksCode(way, context, shop));
}

/** Returns true if there is an order type other than the chosen one. */
export function canSwitchOrderType(context: OrderContext, shop: Shop): boolean {
  return availableOrderTypes(context, shop).some((way) => way !== context.mode);
}
