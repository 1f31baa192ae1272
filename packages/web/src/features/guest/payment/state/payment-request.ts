import type { PaymentShare, Shop, TableSession } from '@comanda/contract';
import { coinOf, shareOf, stepOf } from '@comanda/domain';

/** A payment to make, of everything outstanding or a share of it, in minor units. */
export type PaymentRequest = { readonly amount: number; readonly share?: PaymentShare };

/** Returns a bill without this phone's own open attempt, which a new one replaces. */
export function withoutOwnAttempt(session: TableSession, payment: string | undefined): TableSession {
  const { pendingPayments } = session;
  if (pendingPayments === undefined || payment === undefined) return session;
  return { ...session, pendingPayments: pendingPayments.filter(({ _id }) => _id !== payment) };
}

/** The fields of a shop that its amounts depend on. */
export type CoinsOfShop = Pick<Shop, 'currency' | 'currencyStep' | 'priceRoundFactor' | 'priceRoundMethod'>;

/** Returns the request that pays a share, or without one everything outstanding; undefined if nothing is due. */
export function paymentRequest(
  session: TableSession,
  shop: CoinsOfShop,
  share?: PaymentShare,
): PaymentRequest | undefined {
  const wanted = shareOf(session, stepOf(shop), share, coinOf(shop));
  if (!('share' in wanted)) return undefined;
  return { amount: wanted.share.amount, ...(share && { share }) };
}

/**
 * Returns the request that pays everything outstanding, also where somebody else is paying it, in whose place this phone
 * may pay (payments M2.5); undefined if nothing is due, others have its dishes, or a bank works on it.
 */
export function duePayment(session: TableSession, shop: CoinsOfShop): PaymentRequest | undefined {
  const { pendingPayments = [] } = session;
  const reserved = pendingPayments.filter(
    ({ share, status }) => share !== undefined || status === 'processing',
  );
  return paymentRequest(session, shop) ?? paymentRequest({ ...session, pendingPayments: reserved }, shop);
}
