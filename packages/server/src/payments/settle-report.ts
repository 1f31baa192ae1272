import { currencyOf } from '@comanda/domain';
import type { CoreContext } from '../core/index.ts';
import { type StoredAttempt, statement, type Tx } from '../db/index.ts';
import { instantNow } from '../lib/index.ts';
import { storeSession } from '../ordering/bill/index.ts';
import type { Publish } from '../outbox/index.ts';
import {
  canTransition,
  isOpen,
  type LockedAttempt,
  nextCheck,
  publishAttempt,
  saveOutcome,
  saveRemark,
  withPendingPayments,
} from './attempts/index.ts';
import type { ProviderEvent, ProviderPaid, ProviderStatus } from './port/index.ts';
import { type Outcome, settleLocked } from './settle.ts';

/** The state of an attempt at its provider, as an event told it or an answer. */
export type ProviderReport = ProviderEvent | Exclude<ProviderStatus, { status: 'none' | 'open' }>;

const noteEvent = statement<{ account: string; id: string; attempt: string; at: string }>()((q, p) =>
  q
    .insertInto('provider_events')
    .values({ account: p.account, id: p.id, attempt: p.attempt, at: p.at })
    .onConflict((conflict) => conflict.columns(['account', 'id']).doNothing()),
);

/**
 * Returns true for a report that can change nothing about an attempt any more: what is impossible now stays impossible.
 * Held money is decided by people only, since a provider may name the amount that it was asked for (payments M2.7).
 */
export function isMoot(attempt: StoredAttempt, { status }: ProviderReport): boolean {
  if (attempt.status === 'held') return true;
  switch (status) {
    case 'paid':
      return !canTransition(attempt, 'succeeded');
    case 'failed':
    case 'cancelled':
      return !canTransition(attempt, status);
    case 'processing':
    case 'declined':
      return !isOpen(attempt.status) || attempt.status === status;
  }
}

/** Notes an event of a provider; resolves with false if it was handled before (payments M3.2). */
export async function isNewEvent(
  tx: Tx,
  event: { readonly account: string; readonly id: string; readonly attempt: string; readonly at: string },
): Promise<boolean> {
  return (await tx.run(noteEvent, event)) === 1;
}

/**
 * Books, holds or ends a locked attempt by what its provider reports; safe to repeat, in any order. Money of another
 * amount or currency is held: nothing is booked (payments M2.7).
 */
export async function settleReport(
  tx: Tx,
  context: CoreContext,
  locked: LockedAttempt,
  report: ProviderReport,
  publish: Publish,
): Promise<StoredAttempt> {
  if (locked.attempt.status === 'held') return locked.attempt;
  if (report.status === 'paid')
    return settleLocked(tx, context, locked, paidOutcome(context, locked.attempt, report), publish);
  const { status } = report;
  switch (status) {
    case 'failed':
      return settleLocked(tx, context, locked, { status: 'failed', reason: 'declined' }, publish);
    case 'cancelled':
      return settleLocked(tx, context, locked, { status: 'cancelled', reason: 'cancelled' }, publish);
    case 'processing':
    case 'declined':
      return remark(tx, context, locked, status, publish);
  }
}

function paidOutcome({ log }: CoreContext, attempt: StoredAttempt, paid: ProviderPaid): Outcome {
  const { amount, currency, providerRef, paymentRef, brand, last4 } = paid;
  const due = attempt.amount + attempt.tips;
  const particulars = { providerRef, paymentRef, brand, last4 };
  const details = Object.fromEntries(
    Object.entries(particulars).filter(([, value]) => value !== undefined),
  ) as Outcome['details'];
  const isSameCurrency = currencyOf(currency).code === currencyOf(attempt.currency).code;
  if (amount === due && isSameCurrency) return { status: 'succeeded', details };
  const { _id, session } = attempt;
  log.error(
    { attempt: _id, session, due, currency: attempt.currency, received: { amount, currency } },
    'paid amount does not match the attempt: the payment is held',
  );
  return {
    status: 'held',
    reason: 'amountMismatch',
    details: { ...details, received: { amount, currency } },
  };
}

/** Stores that the bank of an open attempt works on it, or has declined a card while another may be tried (M2.3, M2.4). */
async function remark(
  tx: Tx,
  context: CoreContext,
  { attempt, record }: LockedAttempt,
  what: 'processing' | 'declined',
  publish: Publish,
): Promise<StoredAttempt> {
  if (!isOpen(attempt.status) || attempt.status === what) return attempt;
  const now = instantNow(context.clock);
  const changed: StoredAttempt =
    what === 'declined'
      ? { ...attempt, lastDecline: now, updatedAt: now }
      : { ...attempt, status: 'processing', updatedAt: now };
  if (what === 'declined') await saveRemark(tx, changed);
  else await saveOutcome(tx, changed, nextCheck(changed, context.clock.now()));
  await storeSession(tx, { ...record, session: await withPendingPayments(tx, record.session) }, publish);
  publishAttempt(changed, publish);
  return changed;
}
