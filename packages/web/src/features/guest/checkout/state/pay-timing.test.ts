import type { PaymentMethod, Shop } from '@comanda/contract';
import { describe, expect, test } from 'vitest';
import { methodsFor, payTiming } from './pay-timing.ts';

const name = { en: 'x', cht: 'x', chs: 'x' };
const shop = { payment: undefined } as unknown as Shop;
const method = (over: Partial<PaymentMethod>): PaymentMethod => ({
  _id: 'm',
  shop: 's1',
  name,
  provider: 'counter',
  online: false,
  ...over,
});
const online = method({ provider: 'sandbox', online: true });

describe('the time of payment', () => {
  test("follows the shop's setting", () => {
    expect(payTiming({ ...shop, payment: { dineIn: 'before' } }, [], 'dineIn')).toBe('before');
  });
  const atTables = method({ ...online, orderType: ['dineIn'] });
  test.each([
    ['dineIn', [online], 'after'],
    ['takeAway', [online], 'before'],
    ['takeAway', [method({})], 'either'],
    ['takeAway', [atTables], 'either'],
    ['dineInNoTable', [online], 'before'],
  ] as const)('defaults for %s', (mode, methods, timing) => {
    expect(payTiming(shop, methods, mode)).toBe(timing);
  });
  test('M1.1 goes by what is offered on phones', () => {
    const atKiosks = method({ ...online, channel: ['kiosk'] });
    expect(payTiming(shop, [atKiosks], 'takeAway')).toBe('either');
    expect(methodsFor([atKiosks, method({ channel: ['phone', 'till'] })], 'takeAway')).toHaveLength(1);
  });
  test("leaves out methods of other order types and keeps the shop's sequence", () => {
    const second = method({ _id: 'b', showOrder: 2 });
    const first = method({ _id: 'a', showOrder: 1, orderType: [] });
    const other = method({ _id: 'c', orderType: ['delivery'] });
    expect(methodsFor([second, first, other], 'takeAway').map(({ _id }) => _id)).toEqual(['a', 'b']);
  });
});
