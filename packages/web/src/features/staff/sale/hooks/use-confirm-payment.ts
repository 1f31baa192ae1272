import type { ConfirmPayment, PaymentAttempt } from '@comanda/contract';
import { useMutation } from '@tanstack/react-query';
import { approvalWanted } from '../../../../data/approval/approval-wanted.ts';
import { useApprovedCall } from '../../../../data/approval/use-approved-call.ts';
import { CallError } from '../../../../data/calls/call-error.ts';
import { isSignedOut } from '../../../../data/devices/call-as-staff.ts';
import { staffFailureKey } from '../../../../data/devices/staff-refusal.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { markOwnChange } from '../state/own-changes.ts';

/** Returns true if another payment has the bank's reference: whoever confirms is asked again. */
export function isBankRefUsed(error: Error | null): boolean {
  return error instanceof CallError && error.code === 'bankRefUsed';
}

export type ConfirmPaymentOptions = {
  readonly onBooked: (attempt: PaymentAttempt) => void;
  /** It was refused: what is shown of the payment may be old. */
  readonly onRefused?: (() => void) | undefined;
};

/** Confirms a payment of a bill that was taken at the counter, or seen at the bank; idempotent. */
export function useConfirmPayment({ onBooked, onRefused }: ConfirmPaymentOptions) {
  const { t } = useTranslation('counter');
  const toast = useToast();
  const send = useApprovedCall();
  return useMutation({
    mutationFn: ({ session, ...call }: ConfirmPayment & { readonly session: string }) => {
      markOwnChange(session, Date.now());
      return send<PaymentAttempt>('payments/confirm', call, { isRepeatable: true });
    },
    onSuccess: (attempt) => {
      markOwnChange(attempt.session, Date.now());
      toast.success(t('confirm.done'));
      onBooked(attempt);
    },
    onError: (error) => {
      // the next person to sign in sees the same question
      if (isSignedOut(error) || isBankRefUsed(error) || approvalWanted(error) !== undefined) return;
      toast.error(t(staffFailureKey(error)));
      onRefused?.();
    },
  });
}
