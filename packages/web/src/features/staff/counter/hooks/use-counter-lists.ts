import type { PaymentAttempt, TableSession } from '@comanda/contract';
import { isOpenStatus, OPEN_STATUSES } from '@comanda/domain';
import { useMemo } from 'react';
import type { StaffLogin } from '../../../../data/devices/staff-session.ts';
import { useStaffConnection } from '../../../../data/devices/use-staff-connection.ts';
import { type StaffListOptions, useStaffList } from '../../../../data/devices/use-staff-list.ts';

/** Returns the counter's lists: payments to be confirmed, and open bills. */
export function useCounterLists(session: StaffLogin) {
  const { shop } = session;
  const isJoined = useStaffConnection(session);
  const payments = useMemo<StaffListOptions<PaymentAttempt>>(
    () => ({
      service: 'payments',
      shop,
      query: { status: 'requiresAction', $limit: 200 },
      isJoined,
      belongs: ({ status, provider }) => status === 'requiresAction' && provider === 'counter',
      isNewer: (held, next) => held.updatedAt > next.updatedAt,
    }),
    [shop, isJoined],
  );
  const orders = useMemo<StaffListOptions<TableSession>>(
    () => ({
      service: 'tableSessions',
      shop,
      query: { status: { $in: OPEN_STATUSES }, $limit: 100 },
      isJoined,
      belongs: ({ status, products }) => isOpenStatus(status) && products.length > 0,
      isNewer: (held, next) => held.version > next.version,
    }),
    [shop, isJoined],
  );
  return {
    isJoined,
    paymentOptions: payments,
    payments: useStaffList(payments),
    orders: useStaffList(orders),
  };
}
