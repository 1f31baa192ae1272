import type { EditedChangeSet } from '@comanda/contract';
import type { Edit } from '@comanda/domain';
import { useCallback, useEffect, useRef } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { connection, create, useConnectionState } from '../../../../data/calls/connection.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { SAVED, useFieldMarks } from '../../fields/index.ts';
import { useOffice } from '../../frame/index.ts';
import { type EditCall, keepCall, unsentCalls } from '../state/kept-calls.ts';
import { sendUntilAnswered } from '../state/send-until-answered.ts';

/** The state of edits: all on the server, on their way, kept until the connection is back, or the last one refused. */
export type Saving = 'saved' | 'sending' | 'kept' | 'refused';

/** Time after which a call that failed for now is tried again, in milliseconds. */
const AGAIN_MS = 2_000;

/** Sends edits until the server has answered them. @throws {CallError} the server's refusal */
export function sendEdits(call: EditCall): Promise<EditedChangeSet> {
  return sendUntilAnswered(call, {
    send: ({ requestId, changeSet, edits }) =>
      callAsStaff(() => create<EditedChangeSet>('changeSets/edit', { requestId, changeSet, edits })),
    wait: untilAgain,
  });
}

/** Waits until a connection is made, or for a while on one that is there. */
function untilAgain(): Promise<void> {
  return new Promise((resolve) => {
    if (connection.state() === 'online') {
      setTimeout(resolve, AGAIN_MS);
      return;
    }
    const stop = connection.subscribeState(() => {
      if (connection.state() !== 'online') return;
      stop();
      resolve();
    });
  });
}

/**
 * Returns the function that keeps edits on the device before they are sent, and sends what was kept before a reload once
 * somebody is signed in (B10.1).
 */
export function useKeptCalls(changeSet: EditCall['changeSet'], send: (call: EditCall) => void) {
  const { session, isJoined } = useOffice();
  const staff = session.staff._id;
  const marks = useFieldMarks();
  const isResumed = useRef(false);
  useEffect(() => {
    if (!isJoined || isResumed.current) return;
    isResumed.current = true;
    for (const call of unsentCalls(staff, changeSet)) send(call);
  }, [isJoined, staff, changeSet, send]);
  return useCallback(
    (edits: readonly Edit[]) => {
      const call = { requestId: newRequestId(), staff, changeSet, edits };
      keepCall(call);
      marks.sent(call.requestId);
      send(call);
    },
    [staff, changeSet, send, marks],
  );
}

/** Returns the functions that mark the fields of edits as saved, or as refused unless a dialog asks about them. */
export function useCallMarks() {
  const { settled } = useFieldMarks();
  return {
    markSaved: ({ requestId }: EditCall) => settled(requestId, SAVED),
    markRefused: ({ requestId }: EditCall, error: unknown, isAsked = false) =>
      settled(requestId, isAsked ? undefined : { status: 'refused', code: refusalCode(error) }),
  };
}

/** Returns the code of the error that edits were refused with. */
export function refusalCode(error: unknown): CallError['code'] {
  return error instanceof CallError ? error.code : 'serverError';
}

/** Returns the state of edits from that of their calls. */
export function useSaving({ isPending, isError }: { isPending: boolean; isError: boolean }): Saving {
  const isOffline = useConnectionState() === 'offline';
  if (isPending) return isOffline ? 'kept' : 'sending';
  return isError ? 'refused' : 'saved';
}
