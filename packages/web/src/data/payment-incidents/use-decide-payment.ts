import type { DecidePayment, PaymentAttempt } from '@comanda/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useToast } from '../../ui/overlays/toast-context.ts';
import { create } from '../calls/connection.ts';
import { callAsStaff } from '../devices/call-as-staff.ts';
import { staffFailureKey } from '../devices/staff-refusal.ts';
import { putRow, type StaffListOptions } from '../devices/use-staff-list.ts';

/** Decides what becomes of a payment (payments M2.7); a refusal is shown in a toast. */
export function useDecidePayment(options: StaffListOptions<PaymentAttempt>) {
  const { t } = useTranslation('incidents');
  const toast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (call: DecidePayment) => callAsStaff(() => create<PaymentAttempt>('payments/decide', call)),
    onSuccess: (attempt) => {
      putRow(queries, options, attempt);
      toast.success(t('decided'));
    },
    onError: (error) => toast.error(t(staffFailureKey(error))),
  });
}
