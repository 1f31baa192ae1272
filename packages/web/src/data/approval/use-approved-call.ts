import type { ServicePath } from '@comanda/contract';
import { createContext, useCallback, useContext } from 'react';
import { create } from '../calls/connection.ts';
import { callAsStaff } from '../devices/call-as-staff.ts';
import type { ApprovalWanted } from './approval-wanted.ts';
import { type Attempt, approvedCall } from './approved-call.ts';
import type { ApprovalAbout } from './asked-approval.ts';

/** Asks for an approval in the dialog. */
export type AskApproval = <Answer>(
  wanted: ApprovalWanted,
  about: ApprovalAbout,
  attempt: Attempt<Answer>,
) => Promise<Answer>;

export const ApprovalContext = createContext<AskApproval | undefined>(undefined);

/**
 * Returns the function that calls a service as staff and asks for approval where the call needs one, over the
 * unchanged screen; for every screen with a gate. It throws as the call does, and `approvalRequired` when the dialog
 * is left.
 */
export function useApprovedCall() {
  const ask = useContext(ApprovalContext);
  return useCallback(
    <Answer>(
      service: ServicePath,
      data: Readonly<Record<string, unknown>>,
      about: ApprovalAbout = {},
    ): Promise<Answer> => {
      if (ask === undefined) throw new Error('no approvals: the page has no gate in the page table');
      return approvedCall<Answer>({
        data,
        send: (whole) => callAsStaff(() => create<Answer>(service, whole)),
        isRepeatable: about.isRepeatable,
        withReason: about.withReason,
        ask: (wanted, attempt) => ask(wanted, about, attempt),
      });
    },
    [ask],
  );
}
