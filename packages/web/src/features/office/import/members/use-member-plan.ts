import type { ImportedMembers } from '@comanda/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { create } from '../../../../data/calls/connection.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { useOffice } from '../../frame/index.ts';
import { isCompleteForMembers } from '../columns/index.ts';
import type { ImportFile } from '../hooks/use-import-file.ts';
import type { ImportWorker } from '../worker/index.ts';
import { memberBatches, memberPlan } from './member-plan.ts';

/** Returns what an import of members would do, compared by the server, which writes nothing (office B8.4). */
export function useMemberPlan(worker: ImportWorker, file: ImportFile | undefined) {
  const { isJoined } = useOffice();
  const client = useQueryClient();
  const [setsPoints, setSetsPoints] = useState(false);
  const isReady = file !== undefined && isCompleteForMembers(file.mapping);
  // a file that is read again has another summary, and is compared again
  const queryKey = ['office', 'import-members', file, setsPoints];
  const query = useQuery({
    queryKey,
    enabled: isReady && isJoined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      if (file === undefined) throw new Error('nothing to compare');
      const records = await worker.ask<'members'>({ kind: 'members', mapping: file.mapping });
      const readable = records.flatMap(({ member, refusals }) => (refusals.length === 0 ? [member] : []));
      const answers: ImportedMembers['rows'][number][] = [];
      for (const rows of memberBatches(readable)) {
        signal.throwIfAborted();
        const call = { requestId: newRequestId(), check: true, setsPoints, file: fileName(file), rows };
        answers.push(...(await callAsStaff(() => create<ImportedMembers>('users/import', call))).rows);
      }
      return memberPlan(records, new Map(answers.map((answer) => [answer.row, answer])));
    },
  });
  return {
    plan: isReady ? query.data : undefined,
    isReady,
    error: query.error,
    retry: () => void query.refetch(),
    setsPoints,
    setSetsPoints,
    forget: () => {
      setSetsPoints(false);
      client.removeQueries({ queryKey: ['office', 'import-members'] });
    },
  };
}

/** The most characters of a file's name. */
const MAX_NAME = 100;

/** Returns the name of a file as the history of points gives it. */
export function fileName({ name }: ImportFile): string {
  return [...name].slice(0, MAX_NAME).join('');
}
