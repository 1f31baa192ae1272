import { createHmac } from 'node:crypto';
import type { PaymentAttempt, SessionWithKey } from '@comanda/contract';
import type { FeathersClient } from './feathers-client.ts';
import { aPlacedOrder } from './orders.ts';

/** Secret of a restaurant whose test provider this file speaks for. */
export const PROVIDER_SECRET = 'of-a-test-that-reports-other-money-than-was-asked-for';

/** A new order with the attempt to pay it at the test provider. */
type OrderBeingPaid = { readonly order: SessionWithKey; readonly attempt: PaymentAttempt };

/** Begins to pay what is open of a guest's order, a new one unless given, at the test provider. */
export async function anOrderBeingPaid(
  client: FeathersClient,
  given?: SessionWithKey,
): Promise<OrderBeingPaid> {
  const order = given ?? (await aPlacedOrder(client));
  const { _id: session, restoreKey, bill } = order;
  const paying = { session, restoreKey, methodRef: 'harbour-sandbox', amount: bill.outstanding };
  const attempt = await client.create<PaymentAttempt>('payments/online', {
    requestId: crypto.randomUUID(),
    ...paying,
  });
  return { order, attempt };
}

/** Reports what has become of an attempt, as the test provider does; all that was asked for has come unless told. */
export async function reportOf(
  url: string,
  { _id, amount, tips, currency }: PaymentAttempt,
  outcome: 'succeeded' | 'declined' | 'captureFailed',
  came = amount + tips,
): Promise<void> {
  const body = JSON.stringify({ attempt: _id, outcome, amount: came, currency });
  const signature = createHmac('sha256', PROVIDER_SECRET)
    .update(`sandboxWebhook:${body}`)
    .digest('base64url');
  const headers = { 'content-type': 'application/json', 'x-sandbox-signature': signature };
  const answer = await fetch(`${url}/api/payments/webhook/sandbox`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`the report was refused with ${answer.status}`);
}

/** Pays a guest's new order at the test provider, which reports less than was asked for: the money is held. */
export async function anOrderWithHeldMoney(
  client: FeathersClient,
  url: string,
  missing: number,
): Promise<SessionWithKey> {
  const { order, attempt } = await anOrderBeingPaid(client);
  await reportOf(url, attempt, 'succeeded', order.bill.total - missing);
  return order;
}
