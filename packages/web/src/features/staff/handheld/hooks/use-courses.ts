import type { TableSession } from '@comanda/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { putRow, type StaffListOptions } from '../../../../data/devices/use-staff-list.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { useApprovedCall } from '../../approval/index.ts';
import { useFailure } from '../../sale/index.ts';
import type { TableRow } from '../state/table-rows.ts';

/** Returns the calls that tell the kitchen what to make now, and what to hurry (kitchen K2.4). */
export function useCourses(options: StaffListOptions<TableSession>) {
  const { t } = useTranslation('handheld');
  const queries = useQueryClient();
  const call = useApprovedCall();
  const fail = useFailure();
  const toast = useToast();
  const tell = useCallback(
    async (
      service: 'tableSessions/fire' | 'tableSessions/rush',
      bill: TableSession,
      lines: readonly string[],
    ) => {
      const data = { requestId: newRequestId(), session: bill._id, lines };
      try {
        putRow(queries, options, await call<TableSession>(service, data));
        toast.success(t(service === 'tableSessions/fire' ? 'isFired' : 'isRushed'));
      } catch (error) {
        // somebody else has fired it meanwhile
        if (!(error instanceof CallError && error.code === 'nothingToFire')) fail(error);
      }
    },
    [queries, options, call, toast, t, fail],
  );
  return {
    fire: (bill: TableSession, lines: readonly string[]) => tell('tableSessions/fire', bill, lines),
    rush: (bill: TableSession, late: TableRow['late']) =>
      tell(
        'tableSessions/rush',
        bill,
        late.map(({ line }) => line.id),
      ),
  };
}
