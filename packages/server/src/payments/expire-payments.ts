import { MINUTE_MS } from '@comanda/domain';
import type { CoreContext } from '../core/index.ts';
import { instantNow, instantOf } from '../lib/index.ts';
import type { AccountParts } from './accounts/index.ts';
import { cancelAtProvider } from './ask-provider.ts';
import { isOverdue, lockAttempt, postponeExpiry, readAttempt } from './attempts/index.ts';
import { settleLocked } from './settle.ts';

const BATCH_SIZE = 100;
/** Time after which the provider is asked again that did not say if an overdue attempt is cancelled. */
const ASK_AGAIN_MS = 5 * MINUTE_MS;

/** Times out a batch of overdue attempts; returns how many. */
export async function expirePayments(context: CoreContext, parts: AccountParts): Promise<number> {
  const now = instantNow(context.clock);
  const overdue = await context.read.query((q) =>
    q.selectFrom('payment_attempts').select('id').where('expires_at', '<=', now).limit(BATCH_SIZE),
  );
  let expired = 0;
  for (const { id } of overdue) if (await expirePayment(context, parts, id, now)) expired += 1;
  return expired;
}

/**
 * Times out an attempt, cancelled at its provider first (payments M2.6), unless it was started or settled since it was
 * found; resolves with true if it did.
 */
async function expirePayment(
  context: CoreContext,
  parts: AccountParts,
  id: string,
  now: string,
): Promise<boolean> {
  const attempt = await readAttempt(context.read, id);
  const cancelled = await cancelAtProvider(context, parts, attempt);
  return context.write(async (tx, publish) => {
    const locked = await lockAttempt(tx, id);
    if (!(await isOverdue(tx, id, now))) return false;
    if (cancelled === 'unknown') {
      await postponeExpiry(tx, id, instantOf(context.clock.now() + ASK_AGAIN_MS));
      return false;
    }
    await settleLocked(tx, context, locked, { status: 'failed', reason: 'timeout' }, publish);
    return true;
  });
}
