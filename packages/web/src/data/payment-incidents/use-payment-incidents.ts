import type { PaymentAttempt } from '@comanda/contract';
import { PAYMENT_INCIDENTS } from '@comanda/domain';
import { useMemo } from 'react';
import { type StaffListOptions, useStaffList } from '../devices/use-staff-list.ts';

const NO_INCIDENTS: readonly PaymentAttempt[] = [];

/** Returns the payments of a shop that the management has to decide about (payments M2.7), live. */
export function usePaymentIncidents(shop: string, isJoined: boolean) {
  const options = useMemo<StaffListOptions<PaymentAttempt>>(
    () => ({
      ...{ service: 'payments', list: 'incidents', shop, isJoined },
      query: { incident: { $in: [...PAYMENT_INCIDENTS] }, $limit: 200 },
      belongs: ({ incident }) => incident !== undefined,
      isNewer: (held, next) => held.updatedAt > next.updatedAt,
    }),
    [shop, isJoined],
  );
  const list = useStaffList(options);
  return { options, incidents: list.data ?? NO_INCIDENTS };
}

export type PaymentIncidents = ReturnType<typeof usePaymentIncidents>;
