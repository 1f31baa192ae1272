import type { PaymentAttempt } from '@comanda/contract';
import { useMemo } from 'react';
import type { StaffLogin } from '../../../../data/devices/staff-session.ts';
import { useMay } from '../../../../data/devices/use-may.ts';
import { type StaffListOptions, useStaffList } from '../../../../data/devices/use-staff-list.ts';

const NO_PAYMENTS: readonly PaymentAttempt[] = [];

/** Returns the payments of guests that wait for staff to take or see the money, live; none for who may not take it. */
export function useWaitingPayments({ shop }: StaffLogin, isJoined: boolean) {
  const isMine = useMay('watchPayments');
  const options = useMemo<StaffListOptions<PaymentAttempt>>(
    () => ({
      service: 'payments',
      shop,
      query: { status: 'requiresAction', $limit: 200 },
      isJoined: isJoined && isMine,
      belongs: ({ status, provider }) =>
        status === 'requiresAction' && (provider === 'counter' || provider === 'qr'),
      isNewer: (held, next) => held.updatedAt > next.updatedAt,
    }),
    [shop, isJoined, isMine],
  );
  const list = useStaffList(options);
  return { options, payments: list.data ?? NO_PAYMENTS };
}

export type TillPayments = ReturnType<typeof useWaitingPayments>;
