import type { PaymentAttempt, TableSession } from '@comanda/contract';

/** The outcome shown to a guest who returns from paying. */
export type PaymentOutcome =
  | 'paid'
  | 'partlyPaid'
  | 'declined'
  | 'cancelled'
  | 'timeout'
  | 'failed'
  | 'held'
  | 'givenBack'
  | 'overpaid'
  | 'waiting';

/**
 * Returns the outcome of a payment: the bill's bookings come first, then the attempt's status; unknown counts as
 * waiting.
 */
export function paymentOutcome(
  session: TableSession | undefined,
  attempt: PaymentAttempt | null | undefined,
  payment: string | undefined,
): PaymentOutcome {
  const { status, refunded = 0, reason } = attempt ?? {};
  if (status === 'held') return refunded > 0 ? 'givenBack' : 'held';
  const isOnBill = session?.payments.some(({ _id }) => _id === payment) === true;
  // money that was held never came onto the bill
  if (status === 'refunded' && !isOnBill && attempt?.received !== undefined) return 'givenBack';
  const isBooked = isOnBill || status === 'succeeded' || status === 'partlyRefunded' || status === 'refunded';
  if (reason === 'captureFailed') return session && session.bill.outstanding <= 0 ? 'paid' : 'failed';
  if (isBooked && reason === 'overpaid') return 'overpaid';
  if (isBooked) return session && session.bill.outstanding > 0 ? 'partlyPaid' : 'paid';
  if (session && session.payments.length > 0 && session.bill.outstanding <= 0) return 'paid';
  if (attempt?.status === 'cancelled') return 'cancelled';
  if (attempt?.status !== 'failed') return 'waiting';
  return attempt.reason === 'declined' || attempt.reason === 'timeout' ? attempt.reason : 'failed';
}
