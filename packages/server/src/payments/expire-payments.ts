import type { CoreContext } from '../core/index.ts';
import { instantNow } from '../lib/index.ts';
import { isOverdue, lockAttempt } from './attempts/index.ts';
import { settleLocked } from './settle.ts';

const BATCH_SIZE = 100;

/** Times out a batch of overdue attempts; returns how many. */
export async function expirePayments(context: CoreContext): Promise<number> {
  const now = instantNow(context.clock);
  const overdue = await context.read.query((q) =>
    q.selectFrom('payment_attempts').select('id').where('expires_at', '<=', now).limit(BATCH_SIZE),
  );
  let expired = 0;
  for (const { id } of overdue) if (await expirePayment(context, id, now)) expired += 1;
  return expired;
}

/** Times out an attempt unless it was started or settled since it was found; resolves with true if it did. */
async function expirePayment(context: CoreContext, id: string, now: string): Promise<boolean> {
  return context.write(async (tx, publish) => {
    const locked = await lockAttempt(tx, id);
    if (!(await isOverdue(tx, id, now))) return false;
    await settleLocked(tx, context, locked, { status: 'failed', reason: 'timeout' }, publish);
    return true;
  });
}
