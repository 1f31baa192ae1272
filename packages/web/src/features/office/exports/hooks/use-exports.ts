import type { DataExport, ExportLink, Page } from '@comanda/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { connection, create } from '../../../../data/calls/connection.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { STAFF_QUERIES } from '../../../../data/devices/use-staff-connection.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { useOffice } from '../../frame/index.ts';

const KEY = [STAFF_QUERIES, 'exports'] as const;

/** Reads the exports, the newest first, and keeps them current while they are written. */
export function useExports() {
  const { isJoined } = useOffice();
  const queries = useQueryClient();
  useEffect(() => {
    if (!isJoined) return;
    const stops = [
      connection.onEvent('exports', 'patched', (changed) =>
        queries.setQueryData<readonly DataExport[]>(KEY, (known) => known && withChanged(known, changed)),
      ),
      connection.onEvent('exports', 'removed', ({ _id }) =>
        queries.setQueryData<readonly DataExport[]>(KEY, (known) =>
          known?.filter((each) => each._id !== _id),
        ),
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [isJoined, queries]);
  return useQuery({
    queryKey: KEY,
    enabled: isJoined,
    queryFn: async (): Promise<readonly DataExport[]> => {
      const query = { $sort: { createdAt: -1 } };
      return (await callAsStaff(() => connection.call<Page<DataExport>>('find', 'exports', query))).data;
    },
  });
}

/** Returns the exports with one that was changed or is new; an older version of one changes nothing. */
function withChanged(known: readonly DataExport[], changed: DataExport): readonly DataExport[] {
  const before = known.find(({ _id }) => _id === changed._id);
  if (before === undefined) return [changed, ...known];
  return before.version > changed.version ? known : known.map((each) => (each === before ? changed : each));
}

/** Asks for an export, opens the file of one, and cancels or deletes one; a failure is shown in a toast. */
export function useExportCalls() {
  const { t } = useTranslation('exports');
  const queries = useQueryClient();
  const toast = useToast();
  const onError = (error: unknown) =>
    toast.error(t(`errors:${error instanceof CallError ? error.code : 'serverError'}`));
  const onSettled = () => queries.invalidateQueries({ queryKey: KEY });
  return {
    start: useMutation({
      mutationFn: () => {
        const call = { requestId: newRequestId() };
        return callAsStaff(() => create<DataExport>('exports', call));
      },
      onError,
      onSettled,
    }),
    download: useMutation({
      mutationFn: (id: string) => callAsStaff(() => create<ExportLink>('exports/link', { export: id })),
      onSuccess: ({ path }) => openFile(path),
      onError,
    }),
    remove: useMutation({
      mutationFn: (id: string) => callAsStaff(() => connection.call<DataExport>('remove', 'exports', id)),
      onError,
      onSettled,
    }),
  };
}

/** Has the browser download a file, which comes with its own name. */
function openFile(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  link.click();
}
