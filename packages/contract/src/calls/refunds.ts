import { REFUND_WAYS } from '@comanda/domain';
import Type, { type Static } from 'typebox';
import { VoidReason } from '../entities/audit.ts';
import { Refund } from '../entities/refund.ts';
import { TableSession } from '../entities/table-session.ts';
import { Closed, Id, MinorFromZero, RequestId } from '../schema.ts';
import { Approval } from './approval.ts';
import { Parts } from './bill-changes.ts';

/**
 * Data of create payments/refund: gives money back of `lines`, which are voided, or an `amount`, by which the bill is
 * lowered; with neither, what was paid too much. `tips` are given back beside it, or alone.
 */
export const RefundPayment = Closed(
  {
    requestId: RequestId,
    session: Id('session'),
    lines: Type.Optional(Type.Array(Id('line'), { minItems: 1, maxItems: 500 })),
    /** Pieces that are split off before, each a line that `lines` may name. */
    parts: Parts,
    amount: Type.Optional(MinorFromZero),
    /** The tips to give back, which pay for nothing of the bill. */
    tips: Type.Optional(MinorFromZero),
    /**
     * The payments to give back of, in any order, each with the amount that goes back to it or as much as it has left; all
     * of the bill when absent.
     */
    payments: Type.Optional(
      Type.Array(Type.Union([Id('payment'), Closed({ payment: Id('payment'), amount: MinorFromZero })]), {
        minItems: 1,
        maxItems: 100,
      }),
    ),
    /** `original` when absent: to where it came from. */
    via: Type.Optional(Type.Enum(REFUND_WAYS)),
    /** False if the stock of the `lines` stays as it is; true when absent. */
    restock: Type.Optional(Type.Boolean()),
    /** True to be told what it would give, without giving anything; needs no approval. */
    preview: Type.Optional(Type.Boolean()),
    reason: VoidReason,
    approval: Type.Optional(Approval),
  },
  { $id: 'RefundPayment' },
);
export type RefundPayment = Static<typeof RefundPayment>;

/**
 * Data of create payments/decide: what becomes of money that came otherwise than asked for, came too much, or could not be
 * given back: it is booked as it came, or given back.
 */
export const DecidePayment = Closed(
  {
    payment: Id('payment'),
    decision: Type.Enum(['book', 'giveBack']),
    reason: Type.Optional(VoidReason),
  },
  { $id: 'DecidePayment' },
);
export type DecidePayment = Static<typeof DecidePayment>;

/** The answer of create payments/refund: the bill after it, and what is given back of which payment. */
export const RefundedBill = Closed(
  { session: TableSession, refunds: Type.Array(Refund) },
  { $id: 'RefundedBill' },
);
export type RefundedBill = Static<typeof RefundedBill>;
