import { type ReactNode, useCallback, useState } from 'react';
import type { AskedApproval } from '../../../../data/approval/asked-approval.ts';
import { ApprovalContext, type AskApproval } from '../../../../data/approval/use-approved-call.ts';
import { withMessages } from '../../../../i18n/load-messages.ts';
import { useLaterPart } from '../../../../lib/use-later-part.ts';

/** Provides approvals to the screen inside it: the dialog opens over it, whose state it leaves alone (T2.5). */
export function ApprovalProvider({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<AskedApproval | null>(null);
  const ask = useCallback<AskApproval>(
    (wanted, about, attempt) =>
      new Promise((resolve, reject) => {
        setAsked({
          wanted,
          about,
          attempt: async (given) => {
            const answer = await attempt(given);
            setAsked(null);
            resolve(answer);
          },
          fail: (error) => {
            setAsked(null);
            reject(error);
          },
        });
      }),
    [],
  );
  const part = useLaterPart(
    'approval',
    () => withMessages(() => import('../staff-approval.ts'), 'approval', 'staff', 'errors'),
    asked !== null,
  );
  return (
    <ApprovalContext value={ask}>
      {children}
      {part !== undefined && asked !== null && <part.ApprovalDialog asked={asked} />}
    </ApprovalContext>
  );
}
