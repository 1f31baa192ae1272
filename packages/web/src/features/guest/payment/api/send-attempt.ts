import type { InvoiceWish, PaymentAttempt } from '@comanda/contract';
import { generatePath } from 'react-router';
import { create } from '../../../../data/calls/connection.ts';
import { restoreKeyOf } from '../../../../data/sessions/saved-sessions.ts';
import { translator } from '../../../../i18n/use-translation.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import type { SavedAttempt } from '../state/payment-attempts.ts';

/**
 * Sends a payment attempt. Idempotent by request id: a repeated call returns the existing attempt in its current
 * state, which is also how a returning phone learns the outcome. With `takeOver` it ends another guest's attempt that is
 * in the way. A wish for a tax invoice and the language of the provider's pages count the first time.
 */
export function sendAttempt(
  { requestId, session, method, amount, tips, share, card, savedInfo }: SavedAttempt,
  takeOver = false,
  invoiceWish?: InvoiceWish,
): Promise<PaymentAttempt> {
  return create<PaymentAttempt>('payments/online', {
    requestId,
    session,
    restoreKey: restoreKeyOf(session),
    methodRef: method,
    amount,
    ...(tips && { tips }),
    ...(share && { share }),
    ...(card && { card }),
    ...(savedInfo && { savedInfo }),
    ...(takeOver && { takeOver }),
    ...(invoiceWish && { invoiceWish }),
    locale: translator.shown(),
    returnPath: `${generatePath(ROUTES.payment, { '*': 'return' })}?session=${session}`,
  });
}
