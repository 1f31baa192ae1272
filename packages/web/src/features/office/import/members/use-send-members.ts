import type { ImportedMembers, MemberRow } from '@comanda/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { create } from '../../../../data/calls/connection.ts';
import { SHOWN_IN_PLACE } from '../../../../data/calls/shown-in-place.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { batchRequestId } from '../plan/index.ts';
import { memberBatches } from './member-plan.ts';

/** An import of members on its way; it is kept in the page only, not on the device: it is about people. */
type Sending = {
  readonly importId: string;
  readonly file: string;
  readonly setsPoints: boolean;
  readonly batches: readonly (readonly MemberRow[])[];
};

/** The numbers of an import that is done. */
type Sent = { readonly added: number; readonly changed: number; readonly refused: number };

/**
 * Returns the function that imports members call by call, and how far it has come. After a failure it goes on with the
 * call that failed, under its request id: what the server had done counts once (office B8.4).
 */
export function useSendMembers() {
  const [sending, setSending] = useState<Sending>();
  const [answers, setAnswers] = useState<readonly ImportedMembers[]>([]);
  const [sent, setSent] = useState<Sent>();
  const { mutate, isPending, error, reset } = useMutation({
    meta: SHOWN_IN_PLACE,
    mutationFn: async ({ begun, from }: { readonly begun: Sending; readonly from: typeof answers }) => {
      const { importId, file, setsPoints, batches } = begun;
      let done = from;
      for (const [at, rows] of batches.entries()) {
        if (at < done.length) continue;
        const call = { requestId: batchRequestId(importId, at), setsPoints, file, rows };
        done = [...done, await callAsStaff(() => create<ImportedMembers>('users/import', call))];
        setAnswers(done);
      }
      return numbersOf(done);
    },
    onSuccess: (numbers) => {
      setSending(undefined);
      setSent(numbers);
    },
  });
  return {
    sending,
    done: answers.length,
    sent,
    refusal:
      isPending || error === null
        ? undefined
        : error instanceof CallError
          ? error.code
          : ('serverError' as const),
    send: (members: readonly MemberRow[], file: string, setsPoints: boolean) => {
      const begun = { importId: newRequestId(), file, setsPoints, batches: memberBatches(members) };
      setSending(begun);
      setAnswers([]);
      mutate({ begun, from: [] });
    },
    goOn: () => sending !== undefined && mutate({ begun: sending, from: answers }),
    forget: () => {
      setSent(undefined);
      setSending(undefined);
      reset();
    },
  };
}

function numbersOf(answers: readonly ImportedMembers[]): Sent {
  const rows = answers.flatMap((answer) => answer.rows);
  const count = (standing: string) => rows.filter((row) => row.standing === standing).length;
  return { added: count('new'), changed: count('changed'), refused: count('refused') };
}
