import type { TableSession, TableViewItem } from '@comanda/contract';
import { useQueryClient } from '@tanstack/react-query';
import { createElement, useRef, useState } from 'react';
import { BillSubject } from '../../../../data/approval/approval-subject.tsx';
import type { ApprovalAbout } from '../../../../data/approval/asked-approval.ts';
import { useApprovedCall } from '../../../../data/approval/use-approved-call.ts';
import { CallError, isPassing } from '../../../../data/calls/call-error.ts';
import { useFailure } from '../../../../data/devices/use-failure.ts';
import { putRow, type StaffListOptions } from '../../../../data/devices/use-staff-list.ts';
import { newRequestId } from '../../../../lib/request-id.ts';

/** Returns the calls that open the bill of guests who are seated, and that take a bill over (till T5.3, T5.5). */
export function useSeating(options: StaffListOptions<TableSession>, onSeated: (bill: string) => void) {
  const queries = useQueryClient();
  const call = useApprovedCall();
  const fail = useFailure();
  const [isBusy, setBusy] = useState(false);
  const last = useRef({ key: '', requestId: '' });
  /** Makes a call; the same one keeps its request id until the server has answered. */
  const make = async (
    service: 'tableSessions/seat' | 'tableSessions/assign',
    data: object,
    about?: ApprovalAbout,
  ) => {
    const key = JSON.stringify([service, data]);
    if (last.current.key !== key) last.current = { key, requestId: newRequestId() };
    setBusy(true);
    try {
      const bill = await call<TableSession>(service, { requestId: last.current.requestId, ...data }, about);
      last.current = { key: '', requestId: '' };
      putRow(queries, options, bill);
      return bill;
    } catch (error) {
      if (!isPassing(error)) last.current = { key: '', requestId: '' };
      throw error;
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    seat: async ({ _id }: TableViewItem, capacity: number): Promise<void> => {
      try {
        onSeated((await make('tableSessions/seat', { tables: [_id], capacity }))._id);
      } catch (error) {
        // somebody was faster: their bill is the table's
        const taken = error instanceof CallError && error.code === 'tableTaken' && error.data.session;
        if (typeof taken === 'string') onSeated(taken);
        else fail(error);
      }
    },
    takeOver: async (bill: TableSession, staff: string): Promise<void> => {
      const about = { what: createElement(BillSubject, { session: bill }) };
      await make('tableSessions/assign', { session: bill._id, staff }, about).catch(fail);
    },
  };
}
