import type { OrderDiscount } from '@comanda/contract';
import { expect, test } from 'vitest';
import { handDiscounts } from './hand-discount.ts';
import {
  extrasOfDraft,
  memberId,
  NO_EXTRAS,
  type OrderExtras,
  offerFields,
  withMember,
  withRead,
} from './order-extras.ts';

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

test('T4.1 a draft keeps its member, coupons, gifts and reductions until they are read again', () => {
  const stored = { user: 'mei', coupons: ['WELCOME10'], gifts: ['mei-tea'], discounts: [{ percent: 5 }] };
  const restored = extrasOfDraft(stored);
  expect(memberId(restored)).toBe('mei');
  const { user: _, ...fields } = stored;
  // what is saved meanwhile is what was stored
  expect(offerFields(restored)).toEqual(fields);
  const offers = [
    { kind: 'coupon' as const, id: 'WELCOME10', rule },
    { kind: 'gift' as const, id: 'mei-tea', rule, owner: 'mei' },
  ];
  const found = { member: MEI, offers, discounts: handDiscounts([{ percent: 5 }], []) };
  const read = withRead(restored, found);
  expect(read).toMatchObject({ member: MEI, offers, kept: undefined });
  expect(offerFields(read)).toEqual(fields);
  expect(extrasOfDraft({})).toEqual(NO_EXTRAS);
});

test('T4.1 what was added since a draft came back stays, and an order that was sent gets nothing of it', () => {
  const restored = extrasOfDraft({ coupons: ['WELCOME10'] });
  const coupon = { kind: 'coupon' as const, id: 'WELCOME10', rule };
  const added = { ...restored, offers: [{ ...coupon, id: 'TEA5' }] };
  expect(withRead(added, { offers: [coupon] }).offers?.map(({ id }) => id)).toEqual(['WELCOME10', 'TEA5']);
  expect(withRead(NO_EXTRAS, { offers: [coupon] })).toBe(NO_EXTRAS);
});

test('T4.5 reductions by hand are the rules that the server prices them as, numbered in their order', () => {
  const offered = { _id: 'neighbours', discountType: 'percent', discount: 10, priority: 60 };
  const given = [{ amount: 500 }, { rule: 'neighbours' }, { rule: 'gone' }, { percent: 5 }];
  const rules = handDiscounts(given, [offered as unknown as OrderDiscount]).map((each) => each.rule);
  expect(rules).toMatchObject([
    { _id: 'manual:1', discountType: 'amount', discount: 500, priority: 1_000_000 },
    { _id: 'manual:2', discountType: 'percent', discount: 10, priority: 1_000_000 },
    { _id: 'manual:3', discountType: 'percent', discount: 5, priority: 1_000_000 },
  ]);
});
