import type { TableSession } from '@comanda/contract';
import { businessDay, type Instant, ORDER_TYPES } from '@comanda/domain';
import { useMemo } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { type StaffListOptions, useStaffList } from '../../../../data/devices/use-staff-list.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { inOrder, isOnlineOrder, isPending } from '../state/online-order.ts';

const EVERY_MINUTE = 60_000;
const MAX_ORDERS = 100;
const NO_ORDERS: readonly TableSession[] = [];

/** Returns the orders of guests' phones that the shop has to do with today, live; `waiting` are to be accepted. */
export function useOnlineOrders(isJoined: boolean) {
  const { data } = useReadyCatalogue();
  const { shop } = data;
  const now = useNow(EVERY_MINUTE);
  const today = businessDay(shop, new Date(now).toISOString() as Instant);
  const options = useMemo<StaffListOptions<TableSession>>(
    () => ({
      service: 'tableSessions',
      list: 'online',
      shop: shop._id,
      query: {
        type: { $in: ORDER_TYPES.filter((type) => type !== 'dineIn') },
        status: { $in: ['ongoing', 'toPay', 'done'] },
        tvStatus: { $ne: 'taken' },
        businessDay: { $gte: today },
        $limit: MAX_ORDERS,
      },
      isJoined,
      belongs: (session) => isOnlineOrder(session, today),
      isNewer: (held, next) => held.version > next.version,
    }),
    [shop._id, isJoined, today],
  );
  const list = useStaffList(options);
  const orders = useMemo(() => inOrder(list.data ?? NO_ORDERS), [list.data]);
  return {
    options,
    orders,
    isLoaded: list.data !== undefined,
    waiting: useMemo(() => orders.filter(isPending), [orders]),
    /** True if orders wait for the staff; otherwise they only show. */
    isAccepting: shop.acceptOnline === true,
  };
}

export type OnlineOrders = ReturnType<typeof useOnlineOrders>;
