import type { HandOver, TableSession } from '@comanda/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallError, isPassing } from '../../../../data/calls/call-error.ts';
import { create } from '../../../../data/calls/connection.ts';
import { callAsStaff, isSignedOut } from '../../../../data/devices/call-as-staff.ts';
import { putRow, type StaffListOptions, staffListKey } from '../../../../data/devices/use-staff-list.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';

export type HandoverStep = Pick<HandOver, 'to' | 'reason'>;

/** Returns the function that marks how far an order is on its way; it answers true once that is done. */
export function useHandOver(options: StaffListOptions<TableSession>) {
  const { t } = useTranslation('online-orders');
  const toast = useToast();
  const queries = useQueryClient();
  const [isMarking, setMarking] = useState(false);
  const last = useRef({ step: '', requestId: '' });
  const mark = async (order: TableSession, { to, reason }: HandoverStep): Promise<boolean> => {
    const step = JSON.stringify([order._id, order.version, to, reason]);
    if (last.current.step !== step) last.current = { step, requestId: newRequestId() };
    const { requestId } = last.current;
    setMarking(true);
    try {
      const data = { requestId, session: order._id, to, ...(reason && { reason }) };
      const session = await callAsStaff(() => create<TableSession>('tableSessions/handOver', data));
      putRow(queries, options, session);
      const number = order.orderNumber ?? '';
      const back = { to: order.handover?.state ?? ('ready' as const) };
      toast.success(t(`handover.done.${to}`, { number }), {
        label: t('common:undo'),
        onClick: () => void mark(session, back),
      });
      return true;
    } catch (error) {
      if (!isPassing(error)) last.current = { step: '', requestId: '' };
      if (isSignedOut(error)) return false;
      const isMoved = error instanceof CallError && error.code === 'transitionNotAllowed';
      const code = error instanceof CallError ? error.code : 'serverError';
      // refused for what is seen here: nothing of it has gone to the kitchen yet
      const isUnmade = isMoved && error.data.from === 'waiting' && order.tvStatus === 'waiting';
      toast.error(isMoved ? t(isUnmade ? 'handover.unmade' : 'handover.moved') : t(`errors:${code}`));
      void queries.invalidateQueries({ queryKey: staffListKey(options.service, options.shop, options.list) });
      return isMoved && !isUnmade;
    } finally {
      setMarking(false);
    }
  };
  return { mark, isMarking };
}
