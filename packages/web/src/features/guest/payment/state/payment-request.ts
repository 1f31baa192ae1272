import type { PaymentShare, Shop, TableSession } from '@comanda/contract';
import { shareOf, stepOf } from '@comanda/domain';

/** What somebody is about to pay: all that is open, or a share of the bill; minor units. */
export type PaymentRequest = { readonly amount: number; readonly share?: PaymentShare };

/** A bill without this phone's own try that is still open: starting another gives that one up first. */
export function withoutOwnAttempt(session: TableSession, payment: string | undefined): TableSession {
  const { pendingPayments } = session;
  if (pendingPayments === undefined || payment === undefined) return session;
  return { ...session, pendingPayments: pendingPayments.filter(({ _id }) => _id !== payment) };
}

/** What it takes to pay a share now, all that is open without one; undefined when there is nothing to pay. */
export function paymentRequest(
  session: TableSession,
  shop: Pick<Shop, 'currency' | 'currencyStep'>,
  share?: PaymentShare,
): PaymentRequest | undefined {
  const wanted = shareOf(session, stepOf(shop), share);
  if (!('share' in wanted)) return undefined;
  return { amount: wanted.share.amount, ...(share && { share }) };
}
