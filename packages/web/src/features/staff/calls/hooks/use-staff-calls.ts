import type { StaffCall, TableSession } from '@comanda/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { create } from '../../../../data/calls/connection.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import {
  putRow,
  type StaffListOptions,
  staffListKey,
  useStaffList,
} from '../../../../data/devices/use-staff-list.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { createPressGuard } from '../../../../lib/press-guard.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import type { StaffSound } from '../../sound/index.ts';
import { callMarks, type TableCalls, tableCalls } from '../state/table-calls.ts';

/** Returns the calls of a shop by table, live, and the function that answers them. */
export function useStaffCalls(shop: string, isJoined: boolean) {
  const { t } = useTranslation('errors');
  const queries = useQueryClient();
  const toast = useToast();
  const guard = useMemo(createPressGuard, []);
  const options = useMemo<StaffListOptions<StaffCall>>(
    () => ({
      service: 'staffCalls',
      shop,
      query: { $limit: 200 },
      isJoined,
      belongs: ({ status }) => status === 'open',
      isNewer: (held, next) => held.version > next.version,
    }),
    [shop, isJoined],
  );
  const { data } = useStaffList(options);
  const { mutate } = useMutation({
    mutationFn: ({ calls }: TableCalls) =>
      Promise.all(
        calls.map(({ session, _id: call }) =>
          callAsStaff<TableSession | StaffCall>(() =>
            session === undefined
              ? create('devices/answerCall', { call })
              : create('tableSessions/answerCall', { session, call }),
          ),
        ),
      ),
    // removed at once, also if somebody else has answered it
    onMutate: ({ calls }) => {
      for (const call of calls) putRow(queries, options, { ...call, status: 'answered' });
    },
    onError: (error) => {
      toast.error(t(error instanceof CallError ? error.code : 'serverError'));
      void queries.invalidateQueries({ queryKey: staffListKey(options.service, shop) });
    },
  });
  const tables = useMemo(() => data && tableCalls(data), [data]);
  return {
    tables,
    /** Answers a table's calls; debounced, so that a second tap does not answer the table that moves into its place. */
    answer: (table: TableCalls) => {
      if (isJoined && guard.allows('answer')) mutate(table);
    },
  };
}

/** Rings for a call that is new, repeated or late; the first list is silent. */
export function useCallSound(
  tables: readonly TableCalls[] | undefined,
  now: number,
  ring: StaffSound['ring'],
): void {
  const known = useRef<ReadonlyMap<string, string> | undefined>(undefined);
  useEffect(() => {
    if (tables === undefined) return;
    const before = known.current;
    known.current = callMarks(tables, now);
    const isNew = [...known.current].some(([call, mark]) => before?.get(call) !== mark);
    if (before !== undefined && isNew) ring('bell');
  }, [tables, now, ring]);
}
