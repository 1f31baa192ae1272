import type { OrderDiscount } from '@comanda/contract';
import { expect, test } from 'vitest';
import { NO_EXTRAS, type OrderExtras, offerFields, withMember } from './order-extras.ts';

const rule = { _id: 'rule' } as unknown as OrderDiscount;
const MEI = { _id: 'mei', points: 0 };
const EXTRAS: OrderExtras = {
  member: MEI,
  offers: [
    { kind: 'coupon', id: 'WELCOME10', rule },
    { kind: 'coupon', id: 'mei-20-off', rule, owner: 'mei' },
    { kind: 'gift', id: 'mei-tea', rule, owner: 'mei' },
  ],
};

test('T3.6 coupons and gifts are sent apart, none at all without any', () => {
  expect(offerFields(EXTRAS)).toEqual({ coupons: ['WELCOME10', 'mei-20-off'], gifts: ['mei-tea'] });
  expect(offerFields(NO_EXTRAS)).toEqual({});
});

test('T3.6 another member’s order keeps codes for everybody, and nothing of the former one', () => {
  expect(offerFields(withMember(EXTRAS, undefined))).toEqual({ coupons: ['WELCOME10'] });
  expect(offerFields(withMember(EXTRAS, { _id: 'kai', points: 1 }))).toEqual({ coupons: ['WELCOME10'] });
  expect(withMember(EXTRAS, MEI)).toEqual(EXTRAS);
});
