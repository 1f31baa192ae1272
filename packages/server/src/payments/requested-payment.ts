import type { PaymentShare, PayOnline, Shop, TableSession } from '@comanda/contract';
import { dishOf, type ShareRefusal, shareOf, stepOf } from '@comanda/domain';
import { CodedError } from '../lib/index.ts';

/** The `amount` may be left out: then it is what is open, or what the share comes to. */
type Wish = Pick<PayOnline, 'share' | 'tips'> & Partial<Pick<PayOnline, 'amount'>>;
export type RequestedPayment = {
  readonly amount: number;
  readonly share?: PaymentShare;
  /** The dishes that a share pays for. */
  readonly lines?: string[];
};

/**
 * What a try to pay is for, as the bill stands, with all tries that are open. What a share comes to is computed here:
 * throws `shareChanged` with that `amount` when another was shown, `linesPaid` when others have paid, or are paying,
 * and `paymentNotPossible` for nothing, for more than there is, or for what no coin pays (pricing P1.2).
 */
export function requestedPayment(session: TableSession, shop: Shop, wish: Wish): RequestedPayment {
  const step = stepOf(shop);
  const wanted =
    wish.share === undefined ? wantedAmount(session, wish) : wantedShare(session, step, wish.share);
  const { amount } = wanted;
  if (wish.amount !== undefined && wish.amount !== amount) throw new CodedError('shareChanged', { amount });
  if (amount % step !== 0 || (wish.tips ?? 0) % step !== 0)
    throw new CodedError('paymentNotPossible', { step });
  return wanted;
}

/** Any amount of what is outstanding, less what others are paying their shares of. */
function wantedAmount(session: TableSession, { amount }: Wish): RequestedPayment {
  const { outstanding } = session.bill;
  const shares = (session.pendingPayments ?? []).filter(({ share }) => share !== undefined);
  const open = outstanding - shares.reduce((sum, pending) => sum + pending.amount, 0);
  const wanted = amount ?? open;
  if (outstanding <= 0 || wanted > outstanding || amount === 0) throw notPossible(session);
  if (open <= 0) throw new CodedError('linesPaid', { lines: shares.flatMap(({ lines = [] }) => lines) });
  return { amount: Math.min(wanted, open) };
}

function wantedShare(session: TableSession, step: number, share: PaymentShare): RequestedPayment {
  const wanted = shareOf(session, step, share);
  if ('refusal' in wanted) throw refusalOf(session, wanted.refusal);
  const { amount, lines } = wanted.share;
  return { amount, share: inOrder(session, share), lines: [...lines] };
}

/** The share with each dish and each guest once. */
function inOrder({ products }: TableSession, share: PaymentShare): PaymentShare {
  switch (share.kind) {
    case 'lines':
      return { ...share, lines: [...new Set(share.lines.map((line) => dishOf(products, line) ?? line))] };
    case 'guest':
      return { ...share, guests: [...new Set(share.guests)].sort((one, other) => one - other) };
    case 'equal':
      return share;
  }
}

function refusalOf(session: TableSession, refusal: ShareRefusal): CodedError {
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
