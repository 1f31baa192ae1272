import type { ChangeSet } from '@comanda/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { connection, create } from '../../../../data/calls/connection.ts';
import { SHOWN_IN_PLACE } from '../../../../data/calls/shown-in-place.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { useOffice } from '../../frame/index.ts';
import { type SavedImport, savedImport } from '../api/saved-import.ts';
import { type SentImport, sendImport } from '../api/send-import.ts';
import { editBatches, type ImportPlan } from '../plan/index.ts';

const calls = {
  create: <Answer>(...[service, data]: Parameters<typeof create>) =>
    callAsStaff(() => create<Answer>(service, data)),
  read: (id: string) => callAsStaff(() => connection.call<ChangeSet>('get', 'changeSets', id)),
};

/**
 * Returns the function that puts an import into a draft of its own, how far it has come, and its change set once it is
 * done. One that was interrupted by a reload goes on by itself (office B8.2).
 */
export function useSendImport() {
  const { isJoined } = useOffice();
  const [sending, setSending] = useState<SavedImport>();
  const [sent, setSent] = useState<SentImport>();
  const stop = useRef<AbortController>(undefined);
  const { mutate, isPending, error } = useMutation({
    meta: SHOWN_IN_PLACE,
    mutationFn: (begun: SavedImport) => {
      stop.current = new AbortController();
      setSending(begun);
      const onProgress = (count: number) => setSending({ ...begun, sent: count });
      return sendImport(begun, { calls, storage: savedImport, onProgress, signal: stop.current.signal });
    },
    onSuccess: (done) => {
      setSending(undefined);
      setSent(done);
    },
  });
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isJoined || isAsked.current) return;
    isAsked.current = true;
    void savedImport.read().then((saved) => saved && mutate(saved));
  }, [isJoined, mutate]);
  return {
    sending,
    sent,
    isSending: isPending,
    refusal:
      error === null || error.name === 'AbortError'
        ? undefined
        : error instanceof CallError
          ? error.code
          : ('serverError' as const),
    send: ({ edits }: Pick<ImportPlan, 'edits'>, name: string) =>
      mutate({ importId: newRequestId(), name, batches: editBatches(edits), sent: 0, skipped: 0 }),
    goOn: async () => {
      const saved = await savedImport.read();
      const again = saved ?? sending;
      if (again !== undefined) mutate(again);
    },
    cancel: async () => {
      stop.current?.abort();
      await savedImport.clear();
      if (sending !== undefined) await dropSet(sending).catch(() => undefined);
      setSending(undefined);
    },
    forget: () => setSent(undefined),
  };
}

/** Drops the change set of an import; its id comes with the repeated call that made it. */
async function dropSet({ importId, name, changeSet, batches }: SavedImport): Promise<void> {
  const made = () =>
    calls.create<ChangeSet>('changeSets', { requestId: importId, name, parts: batches.length });
  const id = changeSet ?? (await made())._id;
  await callAsStaff(() => connection.call<unknown>('remove', 'changeSets', id));
}
