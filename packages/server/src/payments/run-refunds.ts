import type { Refund } from '@comanda/contract';
import { MINUTE_MS } from '@comanda/domain';
import type { CoreContext } from '../core/index.ts';
import { instantNow, instantOf } from '../lib/index.ts';
import { type AccountParts, openAccountById } from './accounts/index.ts';
import { lockAttempt, readAttempt } from './attempts/index.ts';
import { bookRefund, saveRefunded, storeRefunds } from './book-refund.ts';
import { type ProviderRefundAnswer, withDeadline } from './port/index.ts';
import { dueRefunds, leaseRefund, readRefund, saveRefund } from './refund-store.ts';

const BATCH_SIZE = 20;
/** Time after which a refund without an answer is tried again, under the same name. */
const TRY_AGAIN_MS = MINUTE_MS;

/** Makes the refunds that wait for their providers, each by one node; returns how many were decided (payments M4.2). */
export async function runRefunds(context: CoreContext, parts: AccountParts): Promise<number> {
  const now = context.clock.now();
  let decided = 0;
  for (const id of await dueRefunds(context.read, instantOf(now), BATCH_SIZE)) {
    const until = instantOf(now + TRY_AGAIN_MS);
    const isLeased = await context.write((tx) => leaseRefund(tx, id, instantOf(now), until));
    if (isLeased && (await runRefund(context, parts, id))) decided += 1;
  }
  return decided;
}

/** Makes one refund; resolves with false if the provider did not answer, so that it is tried again later. */
async function runRefund(context: CoreContext, parts: AccountParts, id: string): Promise<boolean> {
  const refund = await readRefund(context.read, id);
  if (refund.status !== 'created') return false;
  const answer = await askForRefund(context, parts, refund);
  if (answer === undefined) return false;
  await context.write(async (tx, publish) => {
    const { attempt, record } = await lockAttempt(tx, refund.payment);
    const current = await readRefund(tx, id);
    if (current.status !== 'created') return;
    const updatedAt = instantNow(context.clock);
    if (answer.status === 'refused') {
      const { because } = answer;
      await saveRefund(tx, { ...current, status: 'failed', because, updatedAt });
      const refunded = Math.max(0, (attempt.refunded ?? 0) - current.amount);
      await saveRefunded(tx, { ...attempt, refunded, updatedAt }, publish);
      await storeRefunds(tx, context, record, publish);
      return;
    }
    const status = answer.status === 'done' ? 'succeeded' : 'pending';
    await saveRefund(tx, { ...current, status, updatedAt });
    await bookRefund(tx, context, record, current, publish);
  });
  return true;
}

/** Asks the provider to give money back; undefined if it did not answer. */
async function askForRefund(
  { read, log }: CoreContext,
  { byName, sealer }: AccountParts,
  { _id, payment: id, ref, amount, currency, provider }: Refund,
): Promise<ProviderRefundAnswer | undefined> {
  try {
    const payment = await readAttempt(read, id);
    const { account } = payment;
    const opened = account === undefined ? undefined : await openAccountById(read, sealer, account);
    const refund = byName.get(provider)?.refund;
    if (refund === undefined) return { status: 'refused', because: 'provider' };
    return await withDeadline(refund({ ref, amount, currency, payment }, opened));
  } catch (error) {
    log.warn({ error, refund: _id, provider }, 'provider did not answer: the refund will be retried');
    return undefined;
  }
}
