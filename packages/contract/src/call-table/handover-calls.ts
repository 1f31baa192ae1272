import {
  HandOver,
  RiderDelivery,
  RiderHandOver,
  RiderLink,
  RiderLinkRequest,
  RiderRequest,
} from '../calls/handover.ts';
import { TableSession } from '../entities/table-session.ts';
import { createCall } from './call-spec.ts';
import * as examples from './session-examples.ts';

const { SESSION: session, REQUEST: requestId } = examples;
const token = `${session}.Zb1-dQ2f8gTn0wQ1a2b3c4`;
const at = '2026-03-02T04:30:00.000Z';
const onTheWay = { state: 'onTheWay', at, leftAt: at, by: 'rider' } as const;
const delivery: RiderDelivery = {
  shop: {
    name: { en: 'Harbour Kitchen', cht: '海港小廚', chs: '海港小厨' },
    phone: '2345 6789',
    currency: 'HKD',
    timezone: 'Asia/Hong_Kong',
  },
  orderNumber: '12',
  tvStatus: 'ready',
  address: 'Flat 5B, 12 Queen’s Road',
  contact: { name: 'Mei', phone: '6123 4567' },
  dishes: [{ name: { en: 'Wonton noodles', cht: '雲吞麵', chs: '云吞面' }, quantity: 2 }],
  toCollect: 0,
  expiresAt: '2026-03-02T10:30:00.000Z',
};

/** The calls that mark how far an order is on its way to the guest, by the staff and by riders with a link. */
export const HANDOVER_CALLS = {
  'tableSessions/handOver': {
    create: createCall(HandOver, TableSession, {
      summary:
        'Marks a delivery as on its way or delivered, or an order as not handed over (`failed`, with a reason); `ready` takes a mark back.',
      refusals: ['sessionNotFound', 'sessionReadOnly', 'transitionNotAllowed', 'requestConflict'],
      example: {
        data: { requestId, session, to: 'failed', reason: { code: 'notCollected' } },
        answer: {
          ...examples.session,
          handover: { state: 'failed', at, reason: 'notCollected', by: 'staff' },
          version: 2,
        },
      },
    }),
  },
  'tableSessions/riderLink': {
    create: createCall(RiderLinkRequest, RiderLink, {
      summary:
        'Creates the link, also as a code, with which a rider sees a delivery and marks it without a log-in; with `renew` a new one, with which the former ends.',
      refusals: ['sessionNotFound', 'sessionReadOnly'],
      example: {
        data: { session },
        answer: {
          url: `https://order.example.com/rider#${token}`,
          svg: '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
          expiresAt: delivery.expiresAt,
        },
      },
    }),
  },
  'tableSessions/rider': {
    create: createCall(RiderRequest, RiderDelivery, {
      summary: 'Reads the delivery of a rider’s link. Wrong tokens are limited by network address.',
      refusals: ['linkExpired', 'tooManyRequests'],
      example: { data: { token }, answer: delivery },
    }),
  },
  'tableSessions/riderHandOver': {
    create: createCall(RiderHandOver, RiderDelivery, {
      summary: 'Marks the delivery of a rider’s link as `tableSessions/handOver` does.',
      refusals: [
        'linkExpired',
        'tooManyRequests',
        'sessionReadOnly',
        'transitionNotAllowed',
        'requestConflict',
      ],
      example: {
        data: { requestId, token, to: 'onTheWay' },
        answer: { ...delivery, tvStatus: 'ready', handover: onTheWay },
      },
    }),
  },
} as const;
