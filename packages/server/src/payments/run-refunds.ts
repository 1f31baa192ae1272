import type { Refund } from '@comanda/contract';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@comanda/domain';
import type { CoreContext } from '../core/index.ts';
import { instantNow, instantOf } from '../lib/index.ts';
import { type AccountParts, openAccountById } from './accounts/index.ts';
import { lockAttempt, readAttempt } from './attempts/index.ts';
import { bookRefund, saveRefunded, storeRefunds } from './book-refund.ts';
import { mailIncident } from './incident-mails.ts';
import { type ProviderRefundAnswer, type ProviderRefundStatus, withDeadline } from './port/index.ts';
import { withoutReserved } from './refund-order.ts';
import { dueRefunds, leaseRefund, readRefund, saveRefund } from './refund-store.ts';
import { retestAccount } from './retest-account.ts';
import { settleRefund } from './settle-refund.ts';

const BATCH_SIZE = 20;
/** Time after which a refund without an answer is tried again, under the same name. */
const TRY_AGAIN_MS = MINUTE_MS;
/** Time for which a refund waits for keys that the provider accepts; then somebody has to decide about it. */
const WAITS_FOR_KEYS_MS = DAY_MS;
/** Times after its start at which the provider is asked about a refund that it has accepted (payments M3.3). */
const AFTER_START = [
  ...[MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS],
  ...[1, 2, 3, 5, 7, 10, 14, 21, 30].map((days) => days * DAY_MS),
];

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
  if (refund.status === 'pending') return pollRefund(context, parts, refund);
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
      const failed = { ...withoutReserved(attempt, current), refundFailed: true, updatedAt };
      await saveRefunded(tx, failed, publish);
      await mailIncident(tx, context, failed, attempt);
      await storeRefunds(tx, context, record, publish);
      return;
    }
    const status = answer.status === 'done' ? 'succeeded' : 'pending';
    const hasQuestion = parts.byName.get(current.provider)?.refundStatus !== undefined;
    const nextTryAt = status === 'pending' && hasQuestion ? nextPoll(current, context.clock.now()) : null;
    await saveRefund(tx, { ...current, status, updatedAt }, nextTryAt);
    await bookRefund(tx, context, record, current, publish);
  });
  return true;
}

/**
 * Asks the provider what has become of a refund that it has accepted, so that a machine without webhooks learns it too
 * (payments M3.3); resolves with true if it is decided.
 */
async function pollRefund(context: CoreContext, parts: AccountParts, refund: Refund): Promise<boolean> {
  const status = await askAboutRefund(context, parts, refund);
  const nextTryAt = nextPoll(refund, context.clock.now());
  await context.write(async (tx, publish) => {
    const locked = await lockAttempt(tx, refund.payment);
    const current = await readRefund(tx, refund._id);
    if (current.status !== 'pending') return;
    if (status === 'pending') return saveRefund(tx, current, nextTryAt);
    const { _id: id, ref } = current;
    const told = status === 'done' ? ('refunded' as const) : ('refundFailed' as const);
    await settleRefund(tx, context, locked, { id, ref, refund: ref, status: told }, publish);
  });
  return status !== 'pending';
}

/** Returns when the provider is asked about an accepted refund next; null after a month. */
function nextPoll({ createdAt }: Refund, now: number): string | null {
  const at = AFTER_START.map((offset) => Date.parse(createdAt) + offset).find((time) => time > now);
  return at === undefined ? null : instantOf(at);
}

/** Asks the provider about a refund that it has accepted; `pending` if it did not answer. */
async function askAboutRefund(
  context: CoreContext,
  parts: AccountParts,
  { _id, payment: id, ref, amount: part, tips = 0, currency, provider }: Refund,
): Promise<ProviderRefundStatus> {
  const { read, log } = context;
  const { byName, sealer } = parts;
  const payment = await readAttempt(read, id);
  const { account } = payment;
  try {
    const opened = account === undefined ? undefined : await openAccountById(read, sealer, account);
    const ask = byName.get(provider)?.refundStatus;
    const amount = part + tips;
    return ask === undefined
      ? 'pending'
      : await withDeadline(ask({ ref, amount, currency, payment }, opened));
  } catch (error) {
    log.warn({ error, refund: _id, provider }, 'provider did not answer: refund status unknown');
    await retestAccount(context, parts, account, error);
    return 'pending';
  }
}

/** Asks the provider to give money back; undefined if it did not answer, or has to be asked with other keys. */
async function askForRefund(
  context: CoreContext,
  parts: AccountParts,
  asked: Refund,
): Promise<ProviderRefundAnswer | undefined> {
  const { _id, payment: id, ref, amount: part, tips = 0, currency, provider } = asked;
  const { read, log } = context;
  const { byName, sealer } = parts;
  const payment = await readAttempt(read, id);
  const { account } = payment;
  try {
    const opened = account === undefined ? undefined : await openAccountById(read, sealer, account);
    const refund = byName.get(provider)?.refund;
    if (refund === undefined) return { status: 'refused', because: 'provider' };
    const amount = part + tips;
    return await withDeadline(refund({ ref, amount, currency, payment }, opened));
  } catch (error) {
    log.warn({ error, refund: _id, provider }, 'provider did not answer: the refund will be retried');
    const verdict = await retestAccount(context, parts, account, error);
    // keys that are good for all but this, or that nobody replaces
    const isRefused = verdict === 'working' || (verdict === 'refused' && hasWaited(context, asked));
    return isRefused ? { status: 'refused', because: 'provider' } : undefined;
  }
}

function hasWaited({ clock }: CoreContext, { createdAt }: Refund): boolean {
  return clock.now() - Date.parse(createdAt) >= WAITS_FOR_KEYS_MS;
}
