import type { TableSession, VoidSession } from '@comanda/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { isPassing } from '../../../../data/calls/call-error.ts';
import { putRow, type StaffListOptions } from '../../../../data/devices/use-staff-list.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { useApprovedCall } from '../../approval/index.ts';
import { useFailure } from './use-till-actions.ts';

/** Sent dishes to void, with their reason. */
export type Voiding = {
  readonly session: TableSession;
  readonly lines: readonly string[];
  readonly reason: VoidSession['reason'];
  /** Subject, shown to whoever has to approve. */
  readonly what: ReactNode;
};

/**
 * Returns the function that voids dishes that were sent (till T2.3), with an approval over the unchanged order where
 * one is needed; it answers true once they are void.
 */
export function useVoidLines(options: StaffListOptions<TableSession>) {
  const { t } = useTranslation('till');
  const queries = useQueryClient();
  const toast = useToast();
  const fail = useFailure();
  const call = useApprovedCall();
  const [isVoiding, setVoiding] = useState(false);
  const last = useRef({ what: '', requestId: '' });
  const voidLines = useCallback(
    async ({ session, lines, reason, what }: Voiding): Promise<boolean> => {
      const asked = JSON.stringify([session._id, lines, reason]);
      if (last.current.what !== asked) last.current = { what: asked, requestId: newRequestId() };
      const data = { requestId: last.current.requestId, session: session._id, lines, reason };
      setVoiding(true);
      try {
        const bill = await call<TableSession>('tableSessions/void', data, { title: t('voidApproval'), what });
        putRow(queries, options, bill);
        toast.success(t('voided', { count: lines.length }));
        return true;
      } catch (error) {
        if (!isPassing(error)) last.current = { what: '', requestId: '' };
        fail(error);
        return false;
      } finally {
        setVoiding(false);
      }
    },
    [call, fail, options, queries, t, toast],
  );
  return { voidLines, isVoiding };
}

export type VoidLines = ReturnType<typeof useVoidLines>;
