import type { PendingPayment } from '@comanda/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isPassing } from '../../../../data/calls/call-error.ts';
import { create } from '../../../../data/calls/connection.ts';
import { restoreKeyOf } from '../../../../data/sessions/saved-sessions.ts';
import { sessionKey } from '../../../../data/sessions/session-cache.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useToast } from '../../../../ui/overlays/toast-context.ts';

const SECOND_MS = 1000;

type EndPaymentProps = {
  readonly session: string;
  readonly payment: Pick<PendingPayment, '_id' | 'endableAt'>;
  /** The payer's name, for those who do not see the row. */
  readonly name: string;
};

/** Renders the button that ends another guest's payment, once it has given no sign for a minute (payments M2.5). */
export function EndPayment({ session, payment, name }: EndPaymentProps) {
  const { t } = useTranslation('payment');
  const toast = useToast();
  const queries = useQueryClient();
  const now = useNow(SECOND_MS);
  const { _id, endableAt } = payment;
  const end = useMutation({
    mutationFn: () => create('payments/cancel', { payment: _id, session, restoreKey: restoreKeyOf(session) }),
    onSuccess: () => toast.success(t('end.done')),
    // paid after all, or its provider does not answer
    onError: (error) => toast.error(t(isPassing(error) ? 'errors:unavailable' : 'end.tooLate')),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionKey(session) }),
  });
  if (endableAt === undefined || now < Date.parse(endableAt)) return null;
  return (
    <Button
      size="s"
      variant="quiet"
      busy={end.isPending}
      aria-label={t('end.of', { name })}
      onClick={() => end.mutate()}
    >
      {t('end.action')}
    </Button>
  );
}
