import type { PaymentMethod } from '@comanda/contract';
import { expect, test } from 'vitest';
import { asksInvoice, guestMethods, openMethods } from './guest-methods.ts';

const name = { en: 'Way', cht: '方式', chs: '方式' };
const way = (_id: string, more: Partial<PaymentMethod> = {}): PaymentMethod => ({
  ...{ _id, shop: 'taipei', name, provider: 'stripe', online: true },
  ...more,
});
const TAX = way('tax', { provider: 'ecpay', kind: 'taiwanTax', account: 'a1' });
const WAYS = [
  way('card', { showOrder: 2 }),
  TAX,
  way('counter', { provider: 'counter', online: false, showOrder: 1 }),
  way('cash', { provider: 'cash', online: false }),
  way('terminal', { provider: 'bbpos', showOrder: 3 }),
];
const NONE = { wallets: new Set<never>() };
const idsOf = (methods: readonly PaymentMethod[]) => methods.map(({ _id }) => _id);

test('M1.2 M7.2 a method for tax invoices asks its question and is no way to pay itself', () => {
  expect(asksInvoice(WAYS)).toBe(true);
  expect(idsOf(guestMethods(WAYS, 'takeAway', NONE))).toEqual(['counter', 'card']);
  expect(idsOf(guestMethods(WAYS, 'takeAway', { ...NONE, hasTerminal: true }))).toEqual([
    'counter',
    'card',
    'terminal',
  ]);
});

test('M1.2 nobody is asked without such a method, or while it has no account', () => {
  const { account: _account, ...unfinished } = TAX;
  expect(asksInvoice([way('card')])).toBe(false);
  expect(asksInvoice([unfinished])).toBe(false);
});

test('M1.2 a way for some order types is offered for those only', () => {
  const ways = [way('here', { orderType: ['dineIn'] }), way('all')];
  expect(idsOf(guestMethods(ways, 'dineIn', NONE))).toEqual(['here', 'all']);
  expect(idsOf(guestMethods(ways, 'takeAway', NONE))).toEqual(['all']);
  expect(idsOf(guestMethods(ways, undefined, NONE))).toEqual(['all']);
});

test('M1.2 members’ kept cards are no way to pay of everybody’s', () => {
  const ways = guestMethods([way('card'), way('kept', { kind: 'cardOnFile' }), TAX], 'takeAway', NONE);
  expect(idsOf(ways)).toEqual(['card', 'kept']);
  expect(idsOf(openMethods(ways))).toEqual(['card']);
});

test('M1.2 a wallet’s way is there for the browsers that have it', () => {
  const ways = [way('card'), way('apple', { kind: 'applePay' }), way('google', { kind: 'googlePay' })];
  expect(idsOf(guestMethods(ways, 'takeAway', NONE))).toEqual(['card']);
  const wallets = new Set(['applePay'] as const);
  expect(idsOf(guestMethods(ways, 'takeAway', { wallets }))).toEqual(['card', 'apple']);
});
