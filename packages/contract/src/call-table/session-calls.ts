import Type from 'typebox';
import { CancelSession } from '../calls/bills.ts';
import { ChangeCapacity, JoinSession, NameGuest, ShareLines } from '../calls/guests.ts';
import {
  ChangeSection,
  CreateOrResume,
  CreateSession,
  OrderIntoSession,
  QuoteCart,
  SubscribeToSession,
  UpdatePayment,
} from '../calls/ordering.ts';
import { CallStaff } from '../calls/table-service.ts';
import { Sell } from '../calls/till.ts';
import { Bill } from '../entities/bill.ts';
import { PickupSlot, SessionWithKey, TableSession } from '../entities/table-session.ts';
import { Closed, Id, OrderType } from '../schema.ts';
import { createCall, findCall, getCall } from './call-spec.ts';
import * as examples from './session-examples.ts';

const { SESSION: session, RESTORE_KEY: restoreKey, REQUEST: requestId } = examples;
const RestoreKey = Type.String({ minLength: 1, maxLength: 64 });
const PLACING = [
  'cartInvalid',
  'priceChanged',
  'outOfStock',
  'exceedOrderLimit',
  'largeOrder',
  'requestConflict',
  'sessionReadOnly',
  'orderCutoffPassed',
  'pickupTimeNotAvailable',
  'deliveryNotAvailable',
  'addressNeeded',
  'contactNeeded',
  'zoneNeeded',
  'zoneMinTotal',
  'wouldOverpay',
  'shopNotEnabledForOnline',
  'timeSlotNotFound',
  'sectionNotAvailable',
  'invalidCode',
  'alreadyUsed',
  'couponOutdate',
  'alreadyAdded',
  'notCurrentShop',
  'billFull',
  'tooManyCoupons',
  'draftTaken',
  'previewOnly',
] as const;

/** The calls that open, change, read and follow a bill. */
export const SESSION_CALLS = {
  pickupSlots: {
    find: findCall(PickupSlot, {
      summary: 'Finds the pickup times that an order may be for, soonest first; a full one has `left` 0.',
      refusals: ['shopNotFound', 'zoneNeeded'],
      fields: [],
      parameters: { shop: Id('shop'), type: OrderType, zone: Id('zone') },
      required: ['shop', 'type'],
      bare: 'always',
      example: { query: { shop: 'harbour', type: 'takeAway' }, rows: examples.pickupSlots },
    }),
  },
  tableSessions: {
    find: findCall(TableSession, {
      summary:
        'Finds the open orders of a phone’s restore keys; for staff, the bills of their shop, newest first.',
      refusals: ['forbidden'],
      fields: ['_id', 'shop', 'status', 'type', 'tvStatus', 'businessDay', 'startTime', 'device', 'paidTime'],
      parameters: {
        restoreKeys: Type.Array(RestoreKey, {
          maxItems: 100,
          description: 'Restore keys that were returned with sessions; without any, nothing is found.',
        }),
        phone: Type.String({
          maxLength: 32,
          description: 'For staff: the bills whose contact has this telephone number, in any notation.',
        }),
        search: Type.String({
          minLength: 1,
          maxLength: 60,
          description:
            'For staff: the open bills of which each word is the number, table, a name, part of a telephone number, a sum, a time of day or the last four digits of a card, or which a member with this number or address has; with a `status`, the bills of it among the newest 100,000 that fit; `total` is how many were found for this page, 200 at most.',
        }),
      },
      maxLimit: 100,
      example: {
        query: {
          restoreKeys: [restoreKey],
          type: { $in: ['dineInNoTable', 'takeAway'] },
          tvStatus: { $ne: 'taken' },
          $limit: 100,
        },
        rows: [examples.session],
      },
    }),
    get: getCall(TableSession, {
      summary: 'Gets a bill; a guest needs its restore key.',
      fields: [],
      parameters: { restoreKey: RestoreKey },
      refusals: ['sessionNotFound'],
      example: { id: session, query: { restoreKey }, answer: examples.session },
    }),
  },
  'tableSessions/create': {
    create: createCall(CreateSession, SessionWithKey, {
      summary: 'Opens a bill together with its products. The restore key is returned only once.',
      refusals: ['shopNotFound', 'tableCodeNeeded', 'fixedCodeTableInvalid', ...PLACING],
      example: {
        data: {
          requestId,
          shop: 'harbour',
          session: { type: 'takeAway', section: 'allDay' },
          products: examples.cart,
          total: 4800,
        },
        answer: examples.sessionWithKey,
      },
    }),
  },
  'tableSessions/order': {
    create: createCall(OrderIntoSession, TableSession, {
      summary: 'Orders the cart into an existing bill.',
      refusals: ['sessionNotFound', ...PLACING],
      example: {
        data: {
          requestId,
          session,
          restoreKey,
          sessionIndex: 0,
          cart: examples.cart,
          remark: 'All at once, please',
          allergies: ['peanut', 'sesame'],
          total: 4800,
        },
        answer: {
          ...examples.session,
          allergies: [{ order: 1, allergens: ['peanut', 'sesame'] }],
        },
      },
    }),
  },
  'tableSessions/sell': {
    create: createCall(Sell, SessionWithKey, {
      summary:
        'Opens a bill together with its products and books payment of its whole total, both or neither.',
      refusals: [
        ...PLACING,
        'shopNotFound',
        'paymentMethodNotFound',
        'tipsTooHigh',
        'tenderedTooLow',
        'amountOffStep',
        'approvalRequired',
        'invalidPin',
      ],
      example: {
        data: {
          requestId,
          shop: 'harbour',
          session: { type: 'takeAway', section: 'allDay' },
          products: examples.cart,
          total: 4800,
          payment: { method: 'cash', tendered: 5000 },
        },
        answer: examples.soldSession,
      },
    }),
  },
  'tableSessions/quote': {
    create: createCall(QuoteCart, Bill, {
      summary: 'Prices a cart without placing it.',
      refusals: ['shopNotFound', 'sessionNotFound', 'cartInvalid', 'tooManyCoupons'],
      example: {
        data: { shop: 'harbour', session: { type: 'takeAway' }, products: examples.cart },
        answer: examples.bill,
      },
    }),
  },
  'tableSessions/createOrResume': {
    create: createCall(CreateOrResume, Type.Union([SessionWithKey, Type.Null()]), {
      summary:
        'Finds the open bill of a scanned table code, or opens one if requested; null if there is none.',
      refusals: [
        'shopNotFound',
        'fixedCodeTimeout',
        'fixedCodeNotEnabled',
        'fixedCodeTableInvalid',
        'tooManyGuests',
        'tooManyRequests',
      ],
      example: {
        data: {
          viewItem: 'harbour-a1',
          signature: 'Zb1-dQ2f8gTn0w',
          date: '2026-03-02T04:00:00.000Z',
          shop: 'harbour',
          create: false,
        },
        answer: null,
      },
    }),
  },
  'tableSessions/changeSection': {
    create: createCall(ChangeSection, TableSession, {
      summary: 'Moves a bill to another section.',
      refusals: [
        'sessionNotFound',
        'sessionReadOnly',
        'sectionNotAvailable',
        'paymentNotPossible',
        'wouldOverpay',
        'askStaff',
        'approvalRequired',
      ],
      example: { data: { session, restoreKey, section: 'allDay' }, answer: examples.session },
    }),
  },
  'tableSessions/updatePayment': {
    create: createCall(UpdatePayment, TableSession, {
      summary: 'Requests the bill, or returns to ordering.',
      refusals: ['sessionNotFound', 'transitionNotAllowed', 'sessionReadOnly'],
      example: {
        data: { session, restoreKey },
        answer: { ...examples.session, status: 'toPay', version: 2 },
      },
    }),
  },
  'tableSessions/cancel': {
    create: createCall(CancelSession, TableSession, {
      summary: 'Cancels an order that is neither paid nor in preparation.',
      refusals: [
        'sessionNotFound',
        'sessionReadOnly',
        'cancelNotPossible',
        'approvalRequired',
        'requestConflict',
      ],
      example: {
        data: { requestId, session, restoreKey },
        answer: examples.cancelledSession,
      },
    }),
  },
  'tableSessions/callStaff': {
    create: createCall(CallStaff, TableSession, {
      summary:
        'Calls the staff. While a call of the same kind is open, another within a minute has no effect; a later one updates it (`count`, `lastAt`).',
      refusals: ['sessionNotFound', 'sessionReadOnly', 'tooManyRequests'],
      example: {
        data: { session, restoreKey, kind: 'water' },
        answer: { ...examples.session, staffCalls: [examples.staffCall], version: 2 },
      },
    }),
  },
  'tableSessions/join': {
    create: createCall(JoinSession, SessionWithKey, {
      summary:
        'Adds a phone that opened the link of a table’s bill as a guest, with a restore key of its own.',
      refusals: ['sessionNotFound', 'sessionReadOnly', 'badRequest', 'tooManyGuests', 'tooManyRequests'],
      example: {
        data: { session },
        answer: {
          ...examples.session,
          type: 'dineIn',
          guests: [{ guest: 1 }, { guest: 2 }],
          restoreKey,
          guest: 2,
        },
      },
    }),
  },
  'tableSessions/nameGuest': {
    create: createCall(NameGuest, TableSession, {
      summary:
        'Sets the name of the guest whose key this is, the seat where they sit, or which guest they are already on another phone.',
      refusals: ['sessionNotFound', 'sessionReadOnly', 'notFound', 'badRequest'],
      example: {
        data: { session, restoreKey, name: 'Mei' },
        answer: { ...examples.session, guests: [{ guest: 1, name: 'Mei' }], version: 2 },
      },
    }),
  },
  'tableSessions/changeCapacity': {
    create: createCall(ChangeCapacity, TableSession, {
      summary: 'Sets the number of guests at a table, and so its seat charge, while nobody has paid.',
      refusals: [
        'sessionNotFound',
        'sessionReadOnly',
        'linesPaid',
        'paymentNotPossible',
        'askStaff',
        'approvalRequired',
        'badRequest',
      ],
      example: {
        data: { session, restoreKey, capacity: 3 },
        answer: { ...examples.session, tables: [{ item: 'tableA1', capacity: 3 }], version: 2 },
      },
    }),
  },
  'tableSessions/shareLines': {
    create: createCall(ShareLines, TableSession, {
      summary: 'Splits dishes equally among guests; without guests, whoever ordered a dish pays for it.',
      refusals: ['sessionNotFound', 'sessionReadOnly', 'notFound', 'linesPaid', 'tooManyShares'],
      example: {
        data: { session, restoreKey, lines: [examples.cart[0]?.id ?? ''], guests: [1, 2] },
        answer: examples.sharedSession,
      },
    }),
  },
  'tableSessions/subscribe': {
    create: createCall(SubscribeToSession, Closed({ _id: Id('session') }), {
      summary: 'Subscribes this connection to a bill’s `tableSessions patched` events (Socket.IO only).',
      refusals: ['sessionNotFound'],
      example: { data: { item: session, restoreKey }, answer: { _id: session } },
    }),
  },
};
