import type { CouponBatch } from '@comanda/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { connection, create } from '../../../../data/calls/connection.ts';
import { SHOWN_IN_PLACE } from '../../../../data/calls/shown-in-place.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { type BatchDraft, callOf } from '../state/batch-draft.ts';
import { BATCHES_KEY } from './use-batches.ts';

/** Makes a batch. The same form sent again is the same request, so that a lost answer makes no second batch. */
export function useCreateBatch() {
  const queries = useQueryClient();
  const sent = useRef<{ readonly body: string; readonly requestId: string }>(undefined);
  return useMutation({
    mutationFn: (draft: BatchDraft) => {
      const call = callOf(draft);
      const body = JSON.stringify(call);
      if (sent.current?.body !== body) sent.current = { body, requestId: newRequestId() };
      const { requestId } = sent.current;
      return callAsStaff(() => create<CouponBatch>('couponBatches', { requestId, ...call }));
    },
    meta: SHOWN_IN_PLACE,
    onSettled: () => queries.invalidateQueries({ queryKey: BATCHES_KEY }),
  });
}

/** Stops a batch; a failure is shown in a toast. */
export function useStopBatch() {
  const { t } = useTranslation('coupon-batches');
  const queries = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (id: string) =>
      callAsStaff(() => connection.call<CouponBatch>('remove', 'couponBatches', id)),
    onSuccess: () => toast.success(t('stopped')),
    onError: (error) => toast.error(t(`errors:${error instanceof CallError ? error.code : 'serverError'}`)),
    onSettled: () => queries.invalidateQueries({ queryKey: BATCHES_KEY }),
  });
}
