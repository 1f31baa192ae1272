import type { ServicePath, TableSession } from '@comanda/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useApprovedCall } from '../../../../data/approval/use-approved-call.ts';
import { CallError } from '../../../../data/calls/call-error.ts';
import { isSignedOut } from '../../../../data/devices/call-as-staff.ts';
import { staffRefusalKey } from '../../../../data/devices/staff-refusal.ts';
import { putRow, type StaffListOptions } from '../../../../data/devices/use-staff-list.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { waitingLines } from '../state/bill-courses.ts';

/** Dishes of a bill: a course, or some lines with their set items. */
export type SomeDishes = { readonly course: number } | { readonly lines: readonly string[] };

/** Returns the calls that fire, hold and rush dishes; each answers the bill, or undefined after telling why not. */
export function useCourseCalls(options: StaffListOptions<TableSession>) {
  const { t } = useTranslation('till');
  const queries = useQueryClient();
  const toast = useToast();
  const call = useApprovedCall();
  const [isBusy, setBusy] = useState(false);
  const explain = (error: unknown) => {
    if (isSignedOut(error)) return;
    const { code, data } = error instanceof CallError ? error : { code: 'serverError' as const, data: {} };
    const seconds = code === 'tooManyRequests' ? Number(data.retryAfter) : Number.NaN;
    if (Number.isNaN(seconds)) toast.error(t(staffRefusalKey(code)));
    else toast.error(t('rushAgain', { count: Math.ceil(seconds / 60) }));
  };
  const told = useRef(explain);
  told.current = explain;
  return useMemo(() => {
    const change = async (path: ServicePath, session: Pick<TableSession, '_id'>, what: object) => {
      setBusy(true);
      try {
        const request = { requestId: newRequestId(), session: session._id, ...what };
        const changed = await call<TableSession>(path, request);
        putRow(queries, options, changed);
        return changed;
      } catch (error) {
        told.current(error);
        return undefined;
      } finally {
        setBusy(false);
      }
    };
    return {
      isBusy,
      fire: (session: TableSession, what: SomeDishes, inMinutes?: number) =>
        change('tableSessions/fire', session, { ...what, inMinutes }),
      hold: (session: TableSession, what: SomeDishes) => change('tableSessions/hold', session, what),
      rush: (session: Pick<TableSession, '_id'>, lines: readonly string[]) =>
        change('tableSessions/rush', session, { lines }),
      /** Fires all of a bill that waits; a bill of which nothing does is answered as it is. */
      fireAll: async (session: TableSession) => {
        const lines = waitingLines(session);
        return lines.length === 0 ? session : change('tableSessions/fire', session, { lines });
      },
    };
  }, [isBusy, call, queries, options]);
}

export type CourseCalls = ReturnType<typeof useCourseCalls>;
