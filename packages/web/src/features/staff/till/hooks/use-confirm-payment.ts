import type { ConfirmPayment, PaymentAttempt } from '@comanda/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallError } from '../../../../data/calls/call-error.ts';
import { create } from '../../../../data/calls/connection.ts';
import { isSignedOut } from '../../../../data/devices/call-as-staff.ts';
import { putRow, type StaffListOptions, staffListKey } from '../../../../data/devices/use-staff-list.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';

/** Returns true if another payment has the bank's reference: whoever confirms is asked again. */
export function isBankRefUsed(error: Error | null): boolean {
  return error instanceof CallError && error.code === 'bankRefUsed';
}

/** Confirms a payment that was taken at the counter, or seen at the bank; idempotent. */
export function useConfirmPayment(options: StaffListOptions<PaymentAttempt>) {
  const { t } = useTranslation('counter');
  const queries = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (call: ConfirmPayment) => create<PaymentAttempt>('payments/confirm', call),
    onSuccess: (attempt) => {
      putRow(queries, options, attempt);
      toast.success(t('confirm.done'));
    },
    onError: (error) => {
      // the next person to sign in sees the same question
      if (isSignedOut(error) || isBankRefUsed(error)) return;
      toast.error(t(`errors:${error instanceof CallError ? error.code : 'serverError'}`));
      void queries.invalidateQueries({ queryKey: staffListKey(options.service, options.shop) });
    },
  });
}
