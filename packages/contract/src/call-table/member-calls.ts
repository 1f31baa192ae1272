import { ValidateCoupon, ValidatedCoupon } from '../calls/coupons.ts';
import {
  AdjustPoints,
  AskForCode,
  BoughtReward,
  ChangeUser,
  ClaimCoupon,
  IdentifyMember,
  IssueCoupon,
  IssueGift,
  MemberCard,
  MemberCode,
  RedeemGift,
  RedeemPoints,
} from '../calls/members.ts';
import { OrderDiscount } from '../entities/discount.ts';
import { Gift, UserCoupon } from '../entities/member.ts';
import { PointBalance, PointEntry, VipProgress } from '../entities/points.ts';
import { TableSession } from '../entities/table-session.ts';
import { Id } from '../schema.ts';
import { createCall, findCall, getCall } from './call-spec.ts';
import { orderDiscount } from './catalogue-examples.ts';
import * as examples from './member-examples.ts';
import { REQUEST as requestId, SESSION as session, session as sessionExample } from './session-examples.ts';

const { USER: user, coupon, ownCoupon, gift, entry, balances } = examples;

/** The calls for coupons, gifts and points. */
export const MEMBER_CALLS = {
  userCoupons: {
    find: findCall(UserCoupon, {
      summary:
        'Finds coupons by known codes, or the coupons of a member (`user`), for that member and for staff. Codes cannot be listed.',
      populate: { coupon: OrderDiscount },
      maxLimit: 100,
      example: { query: { _id: { $in: ['WELCOME10'] } }, rows: [coupon] },
    }),
    get: getCall(UserCoupon, {
      summary: 'Gets a coupon by its code, or one of the caller’s own.',
      populate: { coupon: OrderDiscount },
      example: { id: 'WELCOME10', answer: coupon },
    }),
    create: createCall(IssueCoupon, UserCoupon, {
      summary:
        'Issues a coupon to a member. A manager’s is valid in the shops they run; the owner’s in those named, or in all.',
      refusals: ['notFound', 'requestConflict'],
      example: { data: { requestId, user, coupon: 'welcome' }, answer: ownCoupon },
    }),
  },
  'userCoupons/validate': {
    create: createCall(ValidateCoupon, ValidatedCoupon, {
      summary: 'Checks whether a code may be used here and now; a refusal is a status, not an error.',
      example: {
        data: { coupon: 'WELCOME10', shop: 'harbour' },
        answer: {
          status: 'valid',
          userCoupon: 'WELCOME10',
          code: 'WELCOME10',
          coupon: { ...orderDiscount, _id: 'welcome', source: 'coupon' },
        },
      },
    }),
  },
  'userCoupons/claim': {
    create: createCall(ClaimCoupon, UserCoupon, {
      summary: 'Claims a public code as the caller’s own coupon for one bill, once per member.',
      refusals: ['invalidCode', 'alreadyUsed', 'couponOutdate', 'alreadyAdded', 'requestConflict'],
      example: { data: { requestId, coupon: 'WELCOME10' }, answer: ownCoupon },
    }),
  },
  gifts: {
    find: findCall(Gift, {
      summary: 'Finds gifts by their ids, or those of a member (`user`), for that member and for staff.',
      populate: { coupon: OrderDiscount },
      maxLimit: 100,
      example: { query: { _id: { $in: [gift._id] } }, rows: [gift] },
    }),
    get: getCall(Gift, {
      summary: 'Gets one of the caller’s own gifts.',
      populate: { coupon: OrderDiscount },
      example: { id: gift._id, answer: gift },
    }),
    create: createCall(IssueGift, Gift, {
      summary:
        'Issues a gift to a member. A manager’s is valid in the shops they run; the owner’s in those named, or in all.',
      refusals: ['notFound', 'requestConflict'],
      example: { data: { requestId, user, coupon: 'tea-gift' }, answer: gift },
    }),
  },
  'gifts/redeem': {
    create: createCall(RedeemGift, Id('giftRecord'), {
      summary:
        'Reserves a gift for a bill, or for the next one that the member places, and returns the id of its record for the order’s `gifts`.',
      refusals: [
        'invalidCode',
        'alreadyUsed',
        'couponOutdate',
        'notCurrentShop',
        'shopNotFound',
        'sessionNotFound',
        'sessionReadOnly',
      ],
      example: { data: { gift: gift._id, user, shop: 'harbour', session }, answer: examples.RECORD },
    }),
  },
  points: {
    find: findCall(PointEntry, {
      summary: 'Finds the entries in a member’s points ledger, newest first, for that member and for staff.',
      fields: ['_id', 'user', 'reason', 'createdAt'],
      maxLimit: 100,
      example: { query: { user, $limit: 20 }, rows: [entry] },
    }),
  },
  'points/redeem': {
    create: createCall(RedeemPoints, BoughtReward, {
      summary: 'Buys a reward with points: a coupon, or a gift.',
      refusals: ['notFound', 'notCurrentShop', 'notEnoughPoints', 'requestConflict'],
      example: {
        data: { requestId, reward: 'free-tea', shop: 'harbour' },
        answer: { gift, points: balances },
      },
    }),
  },
  'points/adjust': {
    create: createCall(AdjustPoints, PointEntry, {
      summary:
        'Adds or removes points of a member: those of the shop, or those valid everywhere if bills earn them.',
      refusals: ['notFound', 'notEnoughPoints', 'requestConflict'],
      example: {
        data: { requestId, user, shop: 'harbour', amount: 20, remark: 'A plate was late' },
        answer: { ...entry, amount: 20, reason: 'adjust', session: undefined, remark: 'A plate was late' },
      },
    }),
  },
  'users/points/available': {
    find: findCall(PointBalance, {
      summary:
        'Finds the points that a member can spend in a shop: those of the shop under its id, those for all shops under `all`.',
      fields: [],
      parameters: { user: Id('user'), shop: Id('shop') },
      required: ['user'],
      bare: 'always',
      example: { query: { user, shop: 'harbour' }, rows: balances },
    }),
  },
  'users/vipProgress': {
    get: getCall(VipProgress, {
      summary: 'Gets a member’s progress to the next level.',
      fields: [],
      example: {
        id: user,
        answer: {
          user,
          vipLevel: 'silver',
          points: 120,
          since: '2025-03-02T04:00:00.000Z',
          next: 'gold',
          missing: 180,
        },
      },
    }),
  },
  'users/qrCode': {
    create: createCall(AskForCode, MemberCode, {
      summary: 'Makes a code for the member to show at the till, valid for a few minutes.',
      example: {
        data: {},
        answer: {
          code: 'user-1.mn8x2k00.Zb1-dQ2f8gTn0wQ1a2b3c4',
          expiresAt: '2026-03-02T04:05:00.000Z',
          svg: '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
        },
      },
    }),
  },
  'users/identify': {
    create: createCall(IdentifyMember, MemberCard, {
      summary:
        'Identifies a member at the till by the code they show, by phone number, or by the `user` of a bill; a kiosk by code only.',
      refusals: ['notFound'],
      example: {
        data: { phone: '+85255550101' },
        answer: { _id: user, name: 'Mei Chan', status: 'active', vipLevel: 'silver', points: balances },
      },
    }),
  },
  'tableSessions/changeUser': {
    create: createCall(ChangeUser, TableSession, {
      summary:
        'Sets or clears the member of a bill; a kiosk only that of its own bills, by the `proof` of a code. Others’ coupons, all gifts and the previous member’s discount are removed.',
      refusals: [
        'sessionNotFound',
        'sessionReadOnly',
        'memberTaken',
        'notFound',
        'paymentNotPossible',
        'wouldOverpay',
        'askStaff',
        'approvalRequired',
      ],
      example: { data: { session, user }, answer: { ...sessionExample, user, version: 2 } },
    }),
  },
};
