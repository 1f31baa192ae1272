import type { PaymentAttempt, PendingPayment, TableSession } from '@comanda/contract';

/** A payment that concerns this phone, as its banner shows it. */
export type OwnPending = Pick<PendingPayment, '_id' | 'method' | 'amount' | 'tips' | 'endableAt'>;

/** Returns true while an attempt has no outcome, or its money is held. */
function concerns({ status, incident }: PaymentAttempt): boolean {
  return (
    status === 'created' || status === 'requiresAction' || status === 'processing' || incident === 'held'
  );
}

/**
 * Returns why nothing more is to be paid on the phone of an attempt (payments M3.5): its bank has not answered, or its
 * money waits for a decision.
 */
export function waitOf(attempt: PaymentAttempt | undefined): 'waiting' | 'held' | undefined {
  if (attempt?.incident === 'held') return 'held';
  return attempt?.status === 'processing' ? 'waiting' : undefined;
}

/**
 * Returns the payment that concerns this phone: at a table its own attempt only, since others pay their own; elsewhere
 * any open one. Undefined if there is none, or nothing is due.
 */
export function ownPending(
  { type, bill, pendingPayments = [] }: TableSession,
  last: string | undefined,
  attempt: PaymentAttempt | null | undefined,
): OwnPending | undefined {
  if (bill.outstanding <= 0) return undefined;
  return (
    pendingPayments.find(({ _id }) => _id === last) ??
    // known from the attempt before the session event arrives
    (attempt && concerns(attempt) ? attempt : undefined) ??
    (type === 'dineIn' ? undefined : pendingPayments.at(-1))
  );
}
