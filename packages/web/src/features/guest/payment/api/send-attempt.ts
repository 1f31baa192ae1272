import type { PaymentAttempt } from '@comanda/contract';
import { generatePath } from 'react-router';
import { create } from '../../../../data/calls/connection.ts';
import { restoreKeyOf } from '../../../../data/sessions/saved-sessions.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import type { SavedAttempt } from '../state/payment-attempts.ts';

/**
 * Sends a try to pay. Sent again with its request id it starts nothing new: it gives the same attempt, as it is
 * now. That is also how a phone that comes back learns what became of it.
 */
export function sendAttempt({
  requestId,
  session,
  method,
  amount,
  tips,
  share,
}: SavedAttempt): Promise<PaymentAttempt> {
  return create<PaymentAttempt>('payments/online', {
    requestId,
    session,
    restoreKey: restoreKeyOf(session),
    methodRef: method,
    amount,
    ...(tips && { tips }),
    ...(share && { share }),
    returnPath: `${generatePath(ROUTES.payment, { '*': 'return' })}?session=${session}`,
  });
}
