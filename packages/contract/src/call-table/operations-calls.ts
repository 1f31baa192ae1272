import { CancelPayment, CheckPayment, ConfirmPayment, PayOnline, SetUpPayment } from '../calls/ordering.ts';
import { MarkTable } from '../calls/seating.ts';
import {
  MoveTicket,
  PutAway,
  PutAwayTickets,
  RotateTableCode,
  SeeTicket,
  TableCode,
} from '../calls/staff.ts';
import { RebookPayment, TakePayment } from '../calls/till.ts';
import { AuditEntry } from '../entities/audit.ts';
import { BoardEntry, KitchenTicket } from '../entities/kitchen.ts';
import { PaymentAttempt } from '../entities/payment.ts';
import { StaffCall } from '../entities/staff-call.ts';
import { TableMarked } from '../entities/table-mark.ts';
import { TableSession } from '../entities/table-session.ts';
import { Id } from '../schema.ts';
import { createCall, findCall, patchCall } from './call-spec.ts';
import { paymentMethod } from './catalogue-examples.ts';
import * as examples from './session-examples.ts';

const { SESSION: session, RESTORE_KEY: restoreKey, REQUEST: requestId } = examples;
const { payment, ticket } = examples;
const PAYING = [
  'sessionNotFound',
  'paymentMethodNotFound',
  'paymentNotPossible',
  'shareChanged',
  'linesPaid',
  'paymentPending',
  'paymentHeld',
  'accountNotReady',
  'tipsTooHigh',
  'amountTooSmall',
  'providerUnavailable',
  'tooManyPayments',
  'requestConflict',
] as const;

const auditEntry: AuditEntry = {
  _id: '0mm8k2p1cQ9d7w',
  shop: 'harbour',
  at: '2026-03-02T04:10:00.000Z',
  action: 'voidBill',
  entity: session,
  staff: { _id: 'staff2', name: 'Wai', role: 'waiter' },
  approver: { _id: 'staff4', name: 'May', role: 'manager' },
  reason: { code: 'wrongOrder', text: 'Keyed in twice' },
  before: { status: 'ongoing', total: 4800 },
  after: { status: 'void', total: 0 },
};

/** The call that reads the audit log. */
export const AUDIT_CALLS = {
  auditLog: {
    find: findCall(AuditEntry, {
      summary:
        'Finds the changes made by staff, newest first: for owners in all shops, for area managers and managers in theirs. `by` is the person who made them.',
      fields: ['_id', 'shop', 'at', 'action', 'entity', 'device'],
      parameters: { by: Id('staff') },
      example: { query: { action: { $in: ['voidBill', 'voidLines'] }, $limit: 50 }, rows: [auditEntry] },
    }),
  },
};

/** Describes the set-up of a payment through one provider's pages; the shop needs a method of it. */
function setUp(pages: string) {
  return {
    create: createCall(SetUpPayment, PaymentAttempt, {
      summary: `Starts a payment attempt with a method of the shop on ${pages}; the query may name their \`locale\`.`,
      refusals: PAYING,
      example: {
        data: { requestId, session, restoreKey, methodRef: 'harbour-card', savedInfo: false },
        answer: {
          ...payment,
          method: 'harbour-card',
          status: 'requiresAction',
          redirect: 'https://pay.example/0mm8k2p1cQ9d7w',
        },
      },
    }),
  };
}

/** The calls for payments. */
export const PAYMENT_CALLS = {
  payments: {
    find: findCall(PaymentAttempt, {
      summary: 'Finds the payment attempts in the staff member’s shop, newest first.',
      fields: ['_id', 'shop', 'session', 'status', 'incident', 'createdAt'],
      example: {
        query: { shop: 'harbour', status: { $in: ['created', 'requiresAction'] } },
        rows: [payment],
      },
    }),
  },
  'payments/online': {
    create: createCall(PayOnline, PaymentAttempt, {
      summary:
        'Starts a payment attempt for part or all of the outstanding amount, or for a share of the bill.',
      refusals: PAYING,
      example: {
        data: { requestId, session, restoreKey, methodRef: paymentMethod._id, amount: 4800 },
        answer: payment,
      },
    }),
  },
  'cybersource/redirect/setup': setUp('CyberSource’s pages'),
  bbposWeb: setUp('a card terminal (BBPOS)'),
  razerOnline: setUp('Razer’s pages'),
  'payments/check': {
    create: createCall(CheckPayment, PaymentAttempt, {
      summary:
        'Asks the provider for the status of an attempt, at most every five seconds, and returns the attempt.',
      refusals: ['notFound', 'sessionNotFound'],
      example: { data: { payment: payment._id, session, restoreKey }, answer: payment },
    }),
  },
  'payments/cancel': {
    create: createCall(CancelPayment, PaymentAttempt, {
      summary:
        'Cancels an open payment attempt: guests their own at once, another’s after a minute without a sign of it; staff any at once.',
      refusals: [
        'notFound',
        'sessionNotFound',
        'paymentPending',
        'paymentNotPossible',
        'providerUnavailable',
      ],
      example: {
        data: { payment: payment._id, session, restoreKey },
        answer: { ...payment, status: 'cancelled', reason: 'cancelled' },
      },
    }),
  },
  'payments/confirm': {
    create: createCall(ConfirmPayment, PaymentAttempt, {
      summary:
        'Confirms that a counter payment was received, or that one by a bank’s app was seen at the bank; waiters the latter only.',
      refusals: ['notFound', 'paymentNotPossible', 'bankRefUsed'],
      example: { data: { payment: payment._id }, answer: { ...payment, status: 'succeeded' } },
    }),
  },
  'payments/rebook': {
    create: createCall(RebookPayment, TableSession, {
      summary:
        'Books money that staff took as paid in the other way, cash or an unconnected terminal, on the day it came; both entries stay.',
      refusals: [
        'notFound',
        'paymentNotPossible',
        'dayClosed',
        'approvalRequired',
        'invalidPin',
        'requestConflict',
      ],
      example: { data: { requestId, payment: payment._id, to: 'manual' }, answer: examples.session },
    }),
  },
  'payments/take': {
    create: createCall(TakePayment, PaymentAttempt, {
      summary:
        'Books money that staff have taken, with the change; a bill with nothing outstanding becomes `done`. Waiters take no cash.',
      refusals: [
        'sessionNotFound',
        'paymentMethodNotFound',
        'paymentNotPossible',
        'wouldOverpay',
        'tipsTooHigh',
        'tenderedTooLow',
        'amountOffStep',
        'shareChanged',
        'linesPaid',
        'approvalRequired',
        'invalidPin',
        'requestConflict',
      ],
      example: {
        data: { requestId, session, method: 'cash', amount: 4800, tendered: 5000 },
        answer: examples.takenPayment,
      },
    }),
  },
};

const tableCode: TableCode = {
  _id: 'harbour-a1',
  shop: 'harbour',
  name: 'A1',
  url: 'https://order.example.com/?shop=harbour&viewItem=harbour-a1&signature=Zb1-dQ2f8gTn0w',
  svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

const paidTable: TableMarked = {
  _id: 'harbour-a1',
  shop: 'harbour',
  mark: 'paid',
  at: '2026-03-02T04:40:00.000Z',
  session,
  version: 3,
};

/** The calls of the kitchen, the board and the owner. */
export const OPERATIONS_CALLS = {
  staffCalls: {
    find: findCall(StaffCall, {
      summary:
        'Finds the calls of guests in the staff member’s shop, oldest first; unanswered ones unless a `status` is given.',
      fields: ['_id', 'shop', 'session', 'status', 'at'],
      example: { query: { shop: 'harbour', status: 'open' }, rows: [examples.calledStaff] },
    }),
  },
  tables: {
    find: findCall(TableMarked, {
      summary:
        'Finds the marks of the tables in the staff member’s shop that have one: paid, to be cleaned, or blocked.',
      fields: ['_id', 'shop', 'mark', 'at'],
      example: { query: { shop: 'harbour' }, rows: [paidTable] },
    }),
  },
  'tables/mark': {
    create: createCall(MarkTable, TableMarked, {
      summary:
        'Marks a table without an open bill, or clears it. One that has another mark than `from` by now is answered as it is.',
      refusals: ['notFound', 'tableTaken', 'transitionNotAllowed'],
      example: {
        data: { table: paidTable._id, mark: 'cleared', from: 'paid' },
        answer: { _id: paidTable._id, shop: 'harbour', mark: 'free', at: paidTable.at, version: 4 },
      },
    }),
  },
  kitchenTickets: {
    find: findCall(KitchenTicket, {
      summary:
        'Finds the kitchen tickets of the staff member’s shop, oldest first; by default those that are not taken yet.',
      fields: ['_id', 'shop', 'session', 'status', 'placedAt'],
      example: { query: { shop: 'harbour', status: { $in: ['waiting', 'preparing'] } }, rows: [ticket] },
    }),
    patch: patchCall(MoveTicket, KitchenTicket, {
      summary:
        'Moves a ticket, or one of its lines, one step forward or back. With `from` it moves only out of that status; otherwise `ticketMoved` names the current one (`at`).',
      refusals: ['notFound', 'transitionNotAllowed', 'ticketMoved'],
      example: {
        id: ticket._id,
        data: { status: 'preparing', from: 'waiting' },
        answer: { ...ticket, status: 'preparing', version: 2 },
      },
    }),
  },
  'kitchenTickets/seen': {
    create: createCall(SeeTicket, KitchenTicket, {
      summary:
        'Says that somebody in the kitchen has seen the changes of a ticket up to a `version`. One of which nothing is left goes with the last of them, as `taken`; seen already, it is answered as it is.',
      refusals: ['notFound'],
      example: { data: { ticket: ticket._id, version: 2 }, answer: { ...ticket, version: 3 } },
    }),
  },
  'kitchenTickets/putAway': {
    create: createCall(PutAway, PutAwayTickets, {
      summary:
        'Takes the tickets that are left of former business days in the staff member’s shop, marked `auto`, and says how many.',
      example: { data: {}, answer: { tickets: 3 } },
    }),
  },
  board: {
    find: findCall(BoardEntry, {
      summary: 'Finds the numbers on a shop’s order-ready board; over Socket.IO it also subscribes to them.',
      required: ['shop'],
      example: { query: { shop: 'harbour' }, rows: [examples.boardEntry] },
    }),
  },
  tableCodes: {
    find: findCall(TableCode, {
      summary: 'Finds the codes of the shop’s tables, for printing.',
      fields: ['_id', 'shop', 'name'],
      example: {
        query: { shop: 'harbour' },
        rows: [tableCode],
      },
    }),
  },
  'tableCodes/rotate': {
    create: createCall(RotateTableCode, TableCode, {
      summary: 'Gives a table a new code, and revokes printed ones at once.',
      refusals: ['notFound'],
      example: { data: { viewItem: tableCode._id }, answer: tableCode },
    }),
  },
};
