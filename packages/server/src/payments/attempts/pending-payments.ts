import type { PendingPayment } from '@comanda/contract';
import type { Reads, StoredAttempt, StoredSession } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';
import { attemptsOf } from './attempt-store.ts';
import { endableAt } from './ending-others.ts';
import { isOpen } from './transitions.ts';

/** Returns the session with its open payment attempts, oldest first, as its guests see them. */
export async function withPendingPayments(read: Reads, session: StoredSession): Promise<StoredSession> {
  const open = (await attemptsOf(read, session._id)).filter(({ status }) => isOpen(status));
  const { pendingPayments: _before, ...rest } = session;
  if (open.length === 0) return rest;
  const oldestFirst = open.sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
  return { ...rest, pendingPayments: oldestFirst.map(pendingPayment) };
}

/** Throws `paymentNotPossible` while an attempt is open, so that its amount cannot change during payment. */
export async function ensureNoPendingPayments(read: Reads, session: string): Promise<void> {
  const isPaying = (await attemptsOf(read, session)).some(({ status }) => isOpen(status));
  if (isPaying) throw new CodedError('paymentNotPossible');
}

/** Returns the session without pending payments, after its attempts were cancelled. */
export function withoutPendingPayments({
  pendingPayments: _cancelled,
  ...session
}: StoredSession): StoredSession {
  return session;
}

/** Returns an attempt as a bill lists it while it reserves what it pays. */
export function pendingPayment(attempt: StoredAttempt): PendingPayment {
  const { _id, method, amount, tips, status, createdAt } = attempt;
  const { reference, lastDecline, share, lines, guest } = attempt;
  const endable = endableAt(attempt);
  return {
    _id,
    method,
    amount,
    tips,
    status,
    since: createdAt,
    ...(endable !== undefined && { endableAt: endable }),
    ...(reference !== undefined && { reference }),
    ...(lastDecline !== undefined && { lastDecline }),
    ...(share !== undefined && { share, lines }),
    ...(guest !== undefined && { guest }),
  };
}
