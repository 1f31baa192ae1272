import type { CouponBatch, OrderDiscount, Page } from '@comanda/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connection } from '../../../../data/calls/connection.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { STAFF_QUERIES } from '../../../../data/devices/use-staff-connection.ts';
import { useLiveDocuments, useRenewLive } from '../../changes/index.ts';
import { useOffice } from '../../frame/index.ts';
import { withChanged } from '../state/with-changed.ts';

/** The root of the queries of the batches. */
export const BATCHES_KEY = [STAFF_QUERIES, 'couponBatches'] as const;
const LIST_KEY = [...BATCHES_KEY, 'list'] as const;
/** Most batches listed; the newest come first. */
const SHOWN = 1_000;

/** Reads the batches, the newest first, and keeps them current while their codes are made. */
export function useBatches() {
  const { isJoined } = useOffice();
  const queries = useQueryClient();
  useEffect(() => {
    if (!isJoined) return;
    return connection.onEvent('couponBatches', 'patched', (changed) => {
      const known = queries.getQueryData<readonly CouponBatch[]>(LIST_KEY);
      if (known?.some(({ _id }) => _id === changed._id))
        queries.setQueryData<readonly CouponBatch[]>(LIST_KEY, withChanged(known, changed));
      // which of those made elsewhere may be seen is the server's to say
      else void queries.invalidateQueries({ queryKey: LIST_KEY });
    });
  }, [isJoined, queries]);
  return useQuery({
    queryKey: LIST_KEY,
    enabled: isJoined,
    queryFn: async (): Promise<readonly CouponBatch[]> => {
      const query = { $sort: { createdAt: -1 }, $limit: SHOWN };
      return (await callAsStaff(() => connection.call<Page<CouponBatch>>('find', 'couponBatches', query)))
        .data;
    },
  });
}

/** Reads the promotions as they are published, and again after each publishing. */
export function usePromotions() {
  const { isJoined } = useOffice();
  const renew = useRenewLive();
  useEffect(() => {
    if (!isJoined) return;
    renew();
    return connection.onEvent('changeSets', 'patched', ({ status }) => {
      if (status === 'published') renew();
    });
  }, [isJoined, renew]);
  return useLiveDocuments<OrderDiscount>('orderDiscounts', isJoined);
}

/** Reads a batch with its uses by day. */
export function useBatchUses(id: string) {
  const { isJoined } = useOffice();
  return useQuery({
    queryKey: [...BATCHES_KEY, id],
    enabled: isJoined,
    queryFn: () => callAsStaff(() => connection.call<CouponBatch>('get', 'couponBatches', id)),
  });
}
