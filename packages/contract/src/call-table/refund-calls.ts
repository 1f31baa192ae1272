import { DecidePayment, RefundedBill, RefundPayment } from '../calls/refunds.ts';
import { PaymentAttempt } from '../entities/payment.ts';
import { Refund } from '../entities/refund.ts';
import { createCall, findCall } from './call-spec.ts';
import * as examples from './session-examples.ts';

const { SESSION: session, REQUEST: requestId, payment } = examples;

const refund: Refund = {
  _id: '0mm8k9p1cQ9d7w',
  shop: 'harbour',
  session,
  payment: payment._id,
  method: payment.method,
  provider: payment.provider,
  ref: 'r3f1c2a9b8d7e6f5a4b3c2d1',
  amount: 1800,
  currency: 'HKD',
  via: 'original',
  status: 'created',
  reason: { code: 'quality' },
  staff: 'staff1',
  createdAt: '2026-03-02T04:20:00.000Z',
  updatedAt: '2026-03-02T04:20:00.000Z',
};

/** The calls that give money back. */
export const REFUND_CALLS = {
  'payments/refund': {
    create: createCall(RefundPayment, RefundedBill, {
      summary:
        'Refunds lines, which are voided, an amount, or what was overpaid. The bill stays `done`. With `preview` it only returns what it would refund.',
      refusals: [
        'sessionNotFound',
        'sessionReadOnly',
        'notFound',
        'refundExceeds',
        'refundNotPossible',
        'approvalRequired',
        'fourEyes',
        'invalidPin',
        'requestConflict',
      ],
      example: {
        data: {
          ...{ requestId, session, lines: ['l1'], restock: false, reason: { code: 'quality' } },
          payments: [{ payment: payment._id, amount: 1800 }],
        },
        answer: { session: examples.session, refunds: [refund] },
      },
    }),
  },
  'payments/decide': {
    create: createCall(DecidePayment, PaymentAttempt, {
      summary:
        'Decides what becomes of money that came otherwise than asked for, came too much, or could not be given back: books it as it came, or gives it back.',
      refusals: ['notFound', 'paymentNotPossible', 'refundExceeds', 'refundNotPossible'],
      example: {
        data: { payment: payment._id, decision: 'book', reason: { code: 'other' } },
        answer: { ...payment, status: 'succeeded' },
      },
    }),
  },
  refunds: {
    find: findCall(Refund, {
      summary: 'Finds the refunds in the staff member’s shop, newest first.',
      fields: ['_id', 'shop', 'session', 'payment', 'status', 'createdAt'],
      example: { query: { shop: 'harbour', status: 'failed' }, rows: [refund] },
    }),
  },
};
