import type { TableSession, VoidReason } from '@comanda/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallError, isPassing } from '../../../../data/calls/call-error.ts';
import { create } from '../../../../data/calls/connection.ts';
import { callAsStaff, isSignedOut } from '../../../../data/devices/call-as-staff.ts';
import { staffFailureKey } from '../../../../data/devices/staff-refusal.ts';
import { putRow, type StaffListOptions, staffListKey } from '../../../../data/devices/use-staff-list.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';

type Decision =
  | { readonly call: 'accept'; readonly minutes: number }
  | { readonly call: 'decline'; readonly reason: VoidReason };

/** Returns the function that accepts or declines an order; it answers true once that is done. */
export function useDecide(options: StaffListOptions<TableSession>) {
  const { t } = useTranslation('online-orders');
  const toast = useToast();
  const queries = useQueryClient();
  const [isDeciding, setDeciding] = useState(false);
  const last = useRef({ decision: '', requestId: '' });
  const decide = async (order: TableSession, { call, ...fields }: Decision): Promise<boolean> => {
    const decision = JSON.stringify([order._id, call, fields]);
    if (last.current.decision !== decision) last.current = { decision, requestId: newRequestId() };
    const { requestId } = last.current;
    setDeciding(true);
    try {
      const data = { requestId, session: order._id, ...fields };
      const session = await callAsStaff(() => create<TableSession>(`tableSessions/${call}`, data));
      putRow(queries, options, session);
      toast.success(t(call === 'accept' ? 'accepted' : 'declined', { number: order.orderNumber ?? '' }));
      return true;
    } catch (error) {
      if (!isPassing(error)) last.current = { decision: '', requestId: '' };
      if (isSignedOut(error)) return false;
      const isDecided = error instanceof CallError && error.code === 'transitionNotAllowed';
      toast.error(isDecided ? t('decidedAlready') : t(staffFailureKey(error)));
      void queries.invalidateQueries({ queryKey: staffListKey(options.service, options.shop, options.list) });
      return isDecided;
    } finally {
      setDeciding(false);
    }
  };
  return { decide, isDeciding };
}
