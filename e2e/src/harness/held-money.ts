import { createHmac } from 'node:crypto';
import type { PaymentAttempt, SessionWithKey } from '@comanda/contract';
import type { FeathersClient } from './feathers-client.ts';
import { aPlacedOrder } from './orders.ts';

/** Secret of a restaurant whose test provider this file speaks for. */
export const PROVIDER_SECRET = 'of-a-test-that-reports-other-money-than-was-asked-for';

/** Pays a guest's new order at the test provider, which reports less than was asked for: the money is held. */
export async function anOrderWithHeldMoney(
  client: FeathersClient,
  url: string,
  missing: number,
): Promise<SessionWithKey> {
  const order = await aPlacedOrder(client);
  const { _id: session, restoreKey, bill } = order;
  const paying = { session, restoreKey, methodRef: 'harbour-sandbox', amount: bill.total };
  const attempt = await client.create<PaymentAttempt>('payments/online', {
    requestId: crypto.randomUUID(),
    ...paying,
  });
  const body = JSON.stringify({
    attempt: attempt._id,
    outcome: 'succeeded',
    amount: bill.total - missing,
    currency: attempt.currency,
  });
  const signature = createHmac('sha256', PROVIDER_SECRET)
    .update(`sandboxWebhook:${body}`)
    .digest('base64url');
  const headers = { 'content-type': 'application/json', 'x-sandbox-signature': signature };
  const answer = await fetch(`${url}/api/payments/webhook/sandbox`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`the report was refused with ${answer.status}`);
  return order;
}
