import type { RefundPayment, TableSession } from '@comanda/contract';
import { stepOf } from '@comanda/domain';
import { readAmount } from '../../lib/read-amount.ts';
import { owedBack } from '../sessions/owed-back.ts';
import { type ChosenPayments, namedPayments, paymentsLeft } from './chosen-payments.ts';
import { type ChosenPieces, refundedLines } from './chosen-pieces.ts';

/** Subject of a refund: dishes, an amount, the tip, or what was paid too much. */
export type RefundKind = 'dishes' | 'amount' | 'tip' | 'surplus';
/** A refund as it is being entered. */
export type RefundChoice = {
  readonly kind: RefundKind;
  readonly lines: ReadonlySet<string>;
  readonly pieces: ChosenPieces;
  readonly typed: string;
  readonly via: NonNullable<RefundPayment['via']>;
  /** True if the stock of the dishes is put back. */
  readonly restock: boolean;
  /** The payments that it goes back to; in the order of the rules where none are chosen. */
  readonly payments: ChosenPayments;
};

/** Fields of the call that the choice decides. */
export type RefundData = Pick<
  RefundPayment,
  'lines' | 'parts' | 'amount' | 'tips' | 'via' | 'restock' | 'payments'
>;

/** Returns the kinds that a bill has: a surplus is offered first and a tip last, and only where there is one. */
export function refundKinds({
  bill,
  refunds,
}: Pick<TableSession, 'bill' | 'refunds'>): readonly RefundKind[] {
  // money that is on its way back is not given back again
  const surplus: readonly RefundKind[] = owedBack({ bill, refunds }) > 0 ? ['surplus'] : [];
  const tip: readonly RefundKind[] = bill.paymentTips > 0 ? ['tip'] : [];
  return [...surplus, 'dishes', 'amount', ...tip];
}

/** Returns the amount that was typed, in minor units; undefined if it is none, or above the bill's total or its tips. */
export function typedRefund(
  { kind, typed }: Pick<RefundChoice, 'kind' | 'typed'>,
  { bill }: Pick<TableSession, 'bill'>,
  shop: Parameters<typeof stepOf>[0],
): number | undefined {
  const most = kind === 'tip' ? bill.paymentTips : bill.total;
  const answer = readAmount(typed, { step: stepOf(shop), most });
  return 'amount' in answer && answer.amount > 0 ? answer.amount : undefined;
}

/** Returns what the call gives back; undefined while the choice is not complete. */
export function refundData(
  choice: RefundChoice,
  session: Pick<TableSession, 'bill' | 'payments' | 'refunds'>,
  shop: Parameters<typeof stepOf>[0],
): RefundData | undefined {
  const subject = subjectOf(choice, session, shop);
  const payments = namedPayments(paymentsLeft(session), choice.payments, shop);
  if (subject === undefined || payments === null) return undefined;
  return { ...subject, ...(payments && { payments }) };
}

/** Returns what is given back, and which way. */
function subjectOf(
  { kind, lines, pieces, typed, via, restock }: RefundChoice,
  session: Pick<TableSession, 'bill'>,
  shop: Parameters<typeof stepOf>[0],
): RefundData | undefined {
  switch (kind) {
    case 'surplus':
      return { via };
    case 'dishes':
      return lines.size === 0 ? undefined : { ...refundedLines(lines, pieces), restock, via };
    case 'amount': {
      const amount = typedRefund({ kind, typed }, session, shop);
      return amount === undefined ? undefined : { amount, via };
    }
    case 'tip': {
      const tips = typedRefund({ kind, typed }, session, shop);
      return tips === undefined ? undefined : { tips, via };
    }
  }
}
