import type { RiderDelivery, RiderHandOver } from '@comanda/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isPassing } from '../../../../data/calls/call-error.ts';
import { sendJson } from '../../../../data/calls/send-json.ts';
import { newRequestId } from '../../../../lib/request-id.ts';

const EVERY_MS = 15_000;

export type RiderStep = Pick<RiderHandOver, 'to' | 'reason'>;

/** Returns the delivery of a rider's link, kept current, and what marks it; a repeat is the same request. */
export function useRiderDelivery(token: string) {
  const queries = useQueryClient();
  const queryKey = ['rider', token] as const;
  const delivery = useQuery({
    queryKey,
    queryFn: () => sendJson<RiderDelivery>('POST', 'tableSessions/rider', { token }),
    enabled: token !== '',
    refetchInterval: ({ state }) => (state.error === null ? EVERY_MS : false),
    retry: (count, error) => isPassing(error) && count < 5,
  });
  const last = useRef({ step: '', requestId: '' });
  const marking = useMutation({
    mutationFn: ({ to, reason }: RiderStep) => {
      const step = JSON.stringify([delivery.data?.handover, to, reason]);
      if (last.current.step !== step) last.current = { step, requestId: newRequestId() };
      const { requestId } = last.current;
      const call = { requestId, token, to, ...(reason && { reason }) };
      return sendJson<RiderDelivery>('POST', 'tableSessions/riderHandOver', call);
    },
    onSuccess: (marked) => queries.setQueryData(queryKey, marked),
    onError: () => queries.invalidateQueries({ queryKey }),
  });
  return { delivery, marking };
}
