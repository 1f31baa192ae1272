import type { PaymentShare, PayOnline, Shop, TableSession } from '@comanda/contract';
import { coinOf, dishOf, mostTips, type ShareRefusal, shareOf, stepOf } from '@comanda/domain';
import { CodedError } from '../lib/index.ts';

/** Payment as requested; without `amount` it is everything open, or the amount of the share. */
type PaymentInput = Pick<PayOnline, 'share' | 'tips'> & Partial<Pick<PayOnline, 'amount'>>;
export type RequestedPayment = {
  readonly amount: number;
  readonly share?: PaymentShare;
  /** Ids of the lines that a share pays for. */
  readonly lines?: string[];
  /** True if it pays all that is open, or a share. */
  readonly isSettling: boolean;
};

/**
 * Returns the amount and lines of a requested payment, given the bill and its open attempts; the amount of a share is
 * computed here. Throws `shareChanged` with the right `amount` if the guest was shown another, `linesPaid` if others
 * have paid or are paying, `paymentNotPossible` for 0, for more than is open, or for an amount that is no multiple of
 * the currency's smallest step (pricing P1.2), `tipsTooHigh` for tips above the bill.
 */
export function requestedPayment(session: TableSession, shop: Shop, input: PaymentInput): RequestedPayment {
  const step = stepOf(shop);
  const requested =
    input.share === undefined ? requestedAmount(session, input) : requestedShare(session, shop, input.share);
  const { amount } = requested;
  if (input.amount !== undefined && input.amount !== amount) throw new CodedError('shareChanged', { amount });
  if (amount % step !== 0 || (input.tips ?? 0) % step !== 0)
    throw new CodedError('paymentNotPossible', { step });
  ensureTips(session, shop, input.tips);
  return requested;
}

/** Throws `tipsTooHigh` with the `most` if a payment would make a bill's tips more than the bill. */
function ensureTips({ bill, payments }: TableSession, { currency }: Shop, tips = 0): void {
  if (tips === 0) return;
  const most = mostTips(bill.total, currency);
  const booked = payments.reduce((sum, payment) => sum + (payment.tips ?? 0), 0);
  if (booked + tips > most) throw new CodedError('tipsTooHigh', { most: Math.max(0, most - booked) });
}

/** Returns the requested amount, limited to what is outstanding less the shares that others are paying. */
function requestedAmount(session: TableSession, { amount }: PaymentInput): RequestedPayment {
  const { outstanding } = session.bill;
  const shares = (session.pendingPayments ?? []).filter(({ share }) => share !== undefined);
  const open = outstanding - shares.reduce((sum, pending) => sum + pending.amount, 0);
  const requested = amount ?? open;
  if (outstanding <= 0 || requested > outstanding || amount === 0) throw notPossible(session);
  if (open <= 0) throw new CodedError('linesPaid', { lines: shares.flatMap(({ lines = [] }) => lines) });
  return { amount: Math.min(requested, open), isSettling: requested >= open };
}

function requestedShare(session: TableSession, shop: Shop, share: PaymentShare): RequestedPayment {
  const requested = shareOf(session, stepOf(shop), share, coinOf(shop));
  if ('refusal' in requested) throw shareError(session, requested.refusal);
  const { amount, lines } = requested.share;
  return { amount, share: normalisedShare(session, share), lines: [...lines], isSettling: true };
}

/** Returns the share without duplicate dishes or guests; set items become their set. */
function normalisedShare({ products }: TableSession, share: PaymentShare): PaymentShare {
  switch (share.kind) {
    case 'lines':
      return { ...share, lines: [...new Set(share.lines.map((line) => dishOf(products, line) ?? line))] };
    case 'guest':
      return { ...share, guests: [...new Set(share.guests)].sort((one, other) => one - other) };
    case 'equal':
      return share;
  }
}

function shareError(session: TableSession, refusal: ShareRefusal): CodedError {
  switch (refusal.code) {
    case 'linesPaid':
      return new CodedError('linesPaid', { lines: refusal.lines });
    case 'lineNotFound':
      return new CodedError('notFound', { line: refusal.line });
    case 'guestNotFound':
      return new CodedError('notFound', { guest: refusal.guest });
    case 'noPartsLeft':
      return notPossible(session, { partsLeft: refusal.left });
    case 'nothingToPay':
      return notPossible(session);
  }
}

function notPossible({ status, bill: { outstanding } }: TableSession, more: object = {}): CodedError {
  return new CodedError('paymentNotPossible', { status, outstanding, ...more });
}
