import type { PendingPayment } from '@comanda/contract';
import type { Reads, StoredAttempt, StoredSession } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';
import { attemptsOf } from './attempt-store.ts';
import { isOpen } from './transitions.ts';

/** The bill with the tries to pay it that are open now, for everybody who holds it to see. */
export async function withPendingPayments(read: Reads, session: StoredSession): Promise<StoredSession> {
  const open = (await attemptsOf(read, session._id)).filter(({ status }) => isOpen(status));
  const { pendingPayments: _before, ...rest } = session;
  if (open.length === 0) return rest;
  const inOrder = open.sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
  return { ...rest, pendingPayments: inOrder.map(pendingPayment) };
}

/** Throws `paymentNotPossible` while somebody is paying the bill: what they are paying keeps its amount. */
export async function ensureNoPendingPayments(read: Reads, session: string): Promise<void> {
  const isPaying = (await attemptsOf(read, session)).some(({ status }) => isOpen(status));
  if (isPaying) throw new CodedError('paymentNotPossible');
}

/** The bill without open tries to pay it: they were given up with it. */
export function withoutPendingPayments({
  pendingPayments: _given,
  ...session
}: StoredSession): StoredSession {
  return session;
}

function pendingPayment({
  _id,
  method,
  amount,
  tips,
  status,
  share,
  lines,
  guest,
}: StoredAttempt): PendingPayment {
  return {
    _id,
    method,
    amount,
    tips,
    status,
    ...(share !== undefined && { share, lines }),
    ...(guest !== undefined && { guest }),
  };
}
