import type { StaffCall, TableSession } from '@comanda/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { connection, create } from '../../../../data/calls/connection.ts';
import { restoreKeyOf } from '../../../../data/sessions/saved-sessions.ts';
import { useTableSession } from '../../../../data/sessions/use-table-session.ts';

/** State of the guest's call: the shown name of who comes, where staff have answered it. */
type CallState = { readonly state: 'sent' | 'failed' | 'coming'; readonly name?: string | undefined };

/** Calls staff to the kiosk, and returns the id of the open call. */
const callFromKiosk = async () => (await create<StaffCall>('devices/callStaff', {}))._id;

/** Calls staff to the order's guests, and returns the id of the open call. */
async function callFromBill(session: string): Promise<string | undefined> {
  const call = { session, restoreKey: restoreKeyOf(session), kind: 'service' };
  const { staffCalls = [] } = await create<TableSession>('tableSessions/callStaff', call);
  return staffCalls.find(({ kind }) => kind === 'service')?._id;
}

export type StaffCalling = {
  readonly call: () => void;
  readonly isPending: boolean;
  readonly state: CallState | undefined;
};

/** Returns the call for staff, of the order once there is one, else of the kiosk (till T9.5), and who comes. */
export function useCall(session: string | undefined): StaffCalling {
  const [answered, setAnswered] = useState<StaffCall>();
  const { data: bill } = useTableSession(session);
  const { mutate, data, isPending, isError, isSuccess } = useMutation({
    mutationFn: () => (session === undefined ? callFromKiosk() : callFromBill(session)),
  });
  useEffect(
    () =>
      connection.onEvent('staffCalls', 'patched', (call) => {
        if (call.status === 'answered') setAnswered(call);
      }),
    [],
  );
  const ofBill = bill?.answeredCalls?.find(({ _id }) => _id === data);
  let state: CallState | undefined = isSuccess ? { state: 'sent' } : undefined;
  if (isError) state = { state: 'failed' };
  else if (ofBill !== undefined) state = { state: 'coming', name: ofBill.answeredBy };
  else if (answered !== undefined && answered._id === data)
    state = { state: 'coming', name: answered.answeredBy?.name };
  return { call: () => mutate(), isPending, state };
}
