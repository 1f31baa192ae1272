import type { RefundedBill, TableSession, VoidReason } from '@comanda/contract';
import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { newRequestId } from '../../lib/request-id.ts';
import { useToast } from '../../ui/overlays/toast-context.ts';
import type { ApprovalShown } from '../approval/asked-approval.ts';
import { useApprovedCall } from '../approval/use-approved-call.ts';
import { isPassing } from '../calls/call-error.ts';
import { useFailure } from '../devices/use-failure.ts';
import type { RefundData } from './refund-choice.ts';
import { useRefundRefusal } from './use-refund-refusal.ts';

type Refunding = {
  readonly session: TableSession;
  readonly data: RefundData;
  readonly reason: VoidReason;
  /** The refund, shown to its approver. */
  readonly shown: ApprovalShown;
};

/** Returns the function that gives money back; the same refund keeps its request id until the server has answered. */
export function useRefund() {
  const { t } = useTranslation('till');
  const call = useApprovedCall();
  const fail = useFailure();
  const toast = useToast();
  const refusalOf = useRefundRefusal();
  const [isBusy, setBusy] = useState(false);
  const last = useRef({ key: '', requestId: '' });
  const refund = async ({ session, data, reason, shown }: Refunding): Promise<RefundedBill | undefined> => {
    const whole = { session: session._id, ...data, reason };
    const key = JSON.stringify(whole);
    if (last.current.key !== key) last.current = { key, requestId: newRequestId() };
    const { requestId } = last.current;
    setBusy(true);
    try {
      const about = { title: t('refund.approval'), ...shown };
      const answer = await call<RefundedBill>('payments/refund', { requestId, ...whole }, about);
      last.current = { key: '', requestId: '' };
      return answer;
    } catch (error) {
      if (!isPassing(error)) last.current = { key: '', requestId: '' };
      const refusal = refusalOf(error);
      if (refusal === undefined) fail(error);
      else toast.error(refusal);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { refund, isBusy };
}
