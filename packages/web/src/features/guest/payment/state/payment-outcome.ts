import type { PaymentAttempt, TableSession } from '@comanda/contract';

/** What a guest who comes back from paying is told. */
export type PaymentOutcome =
  | 'paid'
  | 'partlyPaid'
  | 'declined'
  | 'cancelled'
  | 'timeout'
  | 'failed'
  | 'waiting';

/**
 * The truth about a payment: what the bill has booked comes first, then what the attempt says; before either is
 * known it is still under way.
 */
export function paymentOutcome(
  session: TableSession | undefined,
  attempt: PaymentAttempt | null | undefined,
  payment: string | undefined,
): PaymentOutcome {
  const isBooked = session?.payments.some(({ _id }) => _id === payment) || attempt?.status === 'succeeded';
  if (isBooked) return session && session.bill.outstanding > 0 ? 'partlyPaid' : 'paid';
  if (session && session.payments.length > 0 && session.bill.outstanding <= 0) return 'paid';
  if (attempt?.status === 'cancelled') return 'cancelled';
  if (attempt?.status !== 'failed') return 'waiting';
  return attempt.reason === 'declined' || attempt.reason === 'timeout' ? attempt.reason : 'failed';
}
