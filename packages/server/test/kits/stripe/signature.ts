import { createHmac } from 'node:crypto';
import type { Json } from './answers.ts';

/**
 * Returns an event as Stripe posts it: its body, and the header that signs it at the given moment in
 * seconds.
 */
export function signedEvent(
  event: Json,
  { secret, at: moment }: { readonly secret: string; readonly at: number },
) {
  const rawBody = JSON.stringify(event, null, 2);
  const v1 = createHmac('sha256', secret).update(`${moment}.${rawBody}`, 'utf8').digest('hex');
  const old = createHmac('sha256', 'whsec_of_the_other_one').update(rawBody).digest('hex');
  return { rawBody, headers: { 'stripe-signature': `t=${moment},v1=${old},v1=${v1},v0=${old}` } };
}
