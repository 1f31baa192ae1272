import { AdjustSession, ChangeDiscounts, ChangeLines, PriceLines } from '../calls/bill-changes.ts';
import { AcceptSession, DeclineSession, ReceiptLink, ReceiptRequest, VoidSession } from '../calls/bills.ts';
import { FireCourse, HoldCourse, RushOrder } from '../calls/courses.ts';
import { AssignBill, SeatGuests } from '../calls/seating.ts';
import { AnswerCall, SetTimes } from '../calls/table-service.ts';
import { TableSession } from '../entities/table-session.ts';
import { createCall } from './call-spec.ts';
import * as examples from './session-examples.ts';

const { SESSION: session, REQUEST: requestId } = examples;
const LINE = examples.cart[0]?.id ?? '';
/** The refusals of every change of a bill by the staff. */
const CHANGING = [
  'sessionNotFound',
  'sessionReadOnly',
  'paymentNotPossible',
  'wouldOverpay',
  'approvalRequired',
  'invalidPin',
  'requestConflict',
] as const;

/** The refusals of the calls that fire, hold and rush. */
const FIRING = [
  'sessionNotFound',
  'sessionReadOnly',
  'nothingToFire',
  'approvalRequired',
  'invalidPin',
  'requestConflict',
] as const;

/** The calls by which staff look after a bill that is open. */
export const BILL_SERVICE_CALLS = {
  'tableSessions/seat': {
    create: createCall(SeatGuests, TableSession, {
      summary:
        'Opens a bill for guests whom staff seat at a table. A table with an open bill is refused as `tableTaken`.',
      refusals: ['notFound', 'tableTaken', 'approvalRequired', 'requestConflict'],
      example: {
        data: { requestId, tables: ['harbour-a1'], capacity: 2 },
        answer: {
          ...examples.session,
          type: 'dineIn',
          source: 'staff',
          staff: 'staff2',
          tables: [{ item: 'tableA1', capacity: 2 }],
        },
      },
    }),
  },
  'tableSessions/assign': {
    create: createCall(AssignBill, TableSession, {
      summary: 'Assigns a bill to a waiter of the shop.',
      refusals: ['sessionNotFound', 'sessionReadOnly', 'approvalRequired', 'requestConflict'],
      example: {
        data: { requestId, session, staff: 'staff2' },
        answer: { ...examples.session, staff: 'staff2', version: 2 },
      },
    }),
  },
  'tableSessions/void': {
    create: createCall(VoidSession, TableSession, {
      summary: 'Voids a bill, or lines of it, with a reason and the approval of a manager.',
      refusals: [
        'sessionNotFound',
        'sessionReadOnly',
        'voidNotPossible',
        'approvalRequired',
        'invalidPin',
        'requestConflict',
      ],
      example: {
        data: {
          requestId,
          session,
          reason: { code: 'wrongOrder', text: 'Keyed in twice' },
          approval: { pin: '4444' },
        },
        answer: { ...examples.cancelledSession, status: 'void', endReason: 'wrongOrder' },
      },
    }),
  },
  'tableSessions/accept': {
    create: createCall(AcceptSession, TableSession, {
      summary: 'Accepts an order from a guest’s phone, which then goes to the kitchen.',
      refusals: ['sessionNotFound', 'sessionReadOnly', 'transitionNotAllowed', 'requestConflict'],
      example: {
        data: { requestId, session, minutes: 20 },
        answer: {
          ...examples.session,
          acceptance: 'accepted',
          acceptedAt: '2026-03-02T04:01:00.000Z',
          estimatedAt: '2026-03-02T04:21:00.000Z',
          version: 2,
        },
      },
    }),
  },
  'tableSessions/decline': {
    create: createCall(DeclineSession, TableSession, {
      summary:
        'Declines an order from a guest’s phone: an unpaid one is cancelled, the lines of a paid one are voided.',
      refusals: ['sessionNotFound', 'sessionReadOnly', 'transitionNotAllowed', 'requestConflict'],
      example: {
        data: { requestId, session, reason: { code: 'outOfStock' } },
        answer: { ...examples.cancelledSession, acceptance: 'declined', endReason: 'outOfStock' },
      },
    }),
  },
  'tableSessions/receipt': {
    create: createCall(ReceiptRequest, ReceiptLink, {
      summary:
        'Creates a link to a bill’s receipt, also as a code for a guest’s phone. Its key can only read this bill.',
      refusals: ['sessionNotFound'],
      example: {
        data: { session },
        answer: {
          url: `https://order.example.com/record/${session}#receipt=Zb1-dQ2f8gTn0wQ1a2b3c4`,
          svg: '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
        },
      },
    }),
  },
  'tableSessions/priceLines': {
    create: createCall(PriceLines, TableSession, {
      summary:
        'Sets the price of placed lines by hand: another price, something off, or nothing at all. Parts of lines can be split off first.',
      refusals: [...CHANGING, 'linesPaid', 'billFull'],
      example: {
        data: {
          requestId,
          session,
          lines: [{ line: LINE, reason: { kind: 'discount', percent: 10, text: 'Served late' } }],
          approval: { staff: 'manager', pin: '4444' },
        },
        answer: examples.reducedSession,
      },
    }),
  },
  'tableSessions/changeLines': {
    create: createCall(ChangeLines, TableSession, {
      summary:
        'Changes seat, takeaway, remark, seller and course of placed lines; null clears one. The kitchen gets the difference.',
      refusals: [...CHANGING, 'linesPaid', 'billFull'],
      example: {
        data: {
          requestId,
          session,
          lines: [{ line: LINE, takeAway: true, customRemark: 'No spring onion' }],
        },
        answer: examples.changedSession,
      },
    }),
  },
  'tableSessions/discounts': {
    create: createCall(ChangeDiscounts, TableSession, {
      summary:
        'Adds manual discounts, coupons and gifts to a bill, or removes them, without ordering anything.',
      refusals: [
        ...CHANGING,
        'invalidCode',
        'alreadyUsed',
        'couponOutdate',
        'alreadyAdded',
        'tooManyCoupons',
      ],
      example: {
        data: { requestId, session, discounts: [{ percent: 10, text: 'Regular guest' }] },
        answer: examples.discountedSession,
      },
    }),
  },
  'tableSessions/adjust': {
    create: createCall(AdjustSession, TableSession, {
      summary: 'Sets the modifiers of a bill, adds an amount to its total, or ends it as a test.',
      refusals: [...CHANGING, 'voidNotPossible'],
      example: {
        data: { requestId, session, adjusts: -300, reason: { code: 'quality', text: 'Soup was cold' } },
        answer: examples.adjustedSession,
      },
    }),
  },
  'tableSessions/fire': {
    create: createCall(FireCourse, TableSession, {
      summary: 'Fires a held course, or held lines, to the kitchen, at once or after some minutes.',
      refusals: FIRING,
      example: { data: { requestId, session, course: 2 }, answer: examples.firedSession },
    }),
  },
  'tableSessions/hold': {
    create: createCall(HoldCourse, TableSession, {
      summary: 'Takes a fired course, or fired lines, back from the kitchen before anything of it is begun.',
      refusals: FIRING,
      example: { data: { requestId, session, lines: [LINE] }, answer: examples.waitingSession },
    }),
  },
  'tableSessions/rush': {
    create: createCall(RushOrder, TableSession, {
      summary: 'Puts a bill’s open dishes first on every kitchen screen, at most once in five minutes.',
      refusals: [...FIRING, 'tooManyRequests'],
      example: { data: { requestId, session }, answer: examples.rushedSession },
    }),
  },
  'tableSessions/answerCall': {
    create: createCall(AnswerCall, TableSession, {
      summary:
        'Marks a call as answered: somebody has come, or is on the way. A call that is already answered stays as it is.',
      refusals: ['sessionNotFound'],
      example: {
        data: { session, call: examples.staffCall._id },
        answer: {
          ...examples.session,
          staffCalls: [],
          answeredCalls: [
            { ...examples.staffCall, answeredAt: '2026-03-02T04:02:00.000Z', answeredBy: 'Wai' },
          ],
          version: 3,
        },
      },
    }),
  },
  'tableSessions/setTimes': {
    create: createCall(SetTimes, TableSession, {
      summary: 'Sets when ordering ends at a table, and when guests leave it.',
      refusals: ['sessionNotFound', 'sessionReadOnly'],
      example: {
        data: { session, orderCutoffTime: '2026-03-02T05:30:00.000Z', orderLeaveTime: null },
        answer: { ...examples.session, orderCutoffTime: '2026-03-02T05:30:00.000Z', version: 2 },
      },
    }),
  },
};
