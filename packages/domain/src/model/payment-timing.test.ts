import { describe, expect, test } from 'vitest';
import { paymentTimingOf } from './payment-timing.ts';

const online = { online: true };
const counter = { online: false };
const atTables = { online: true, orderType: ['dineIn' as const] };

describe('the time of payment', () => {
  test("follows the shop's setting", () => {
    const order = { type: 'dineIn', source: 'selfOrder' } as const;
    expect(paymentTimingOf({ payment: { dineIn: 'before' } }, [], order)).toBe('before');
  });
  test.each([
    ['dineIn', [online], 'after'],
    ['takeAway', [online], 'before'],
    ['delivery', [online], 'before'],
    ['takeAway', [counter], 'either'],
    ['takeAway', [atTables], 'either'],
    ['dineInNoTable', [online], 'before'],
  ] as const)('defaults for %s', (type, methods, timing) => {
    expect(paymentTimingOf({}, methods, { type, source: 'selfOrder' })).toBe(timing);
  });
  test('M1.1 goes by what is offered where the order is made', () => {
    const atKiosks = { online: true, channel: ['kiosk' as const] };
    const timing = (source: string) => paymentTimingOf({}, [atKiosks], { type: 'takeAway', source });
    expect([timing('selfOrder'), timing('kiosk')]).toEqual(['either', 'before']);
  });
  test('M1.2 goes by the ways to pay that everybody has', () => {
    const wallet = { online: true, kind: 'applePay' };
    expect(paymentTimingOf({}, [wallet], { type: 'takeAway', source: 'selfOrder' })).toBe('either');
  });
  test('T3.6 never asks somebody on the telephone for payment first', () => {
    const byPhone = { type: 'delivery', source: 'telephone' } as const;
    expect(paymentTimingOf({ payment: { delivery: 'before' } }, [online], byPhone)).toBe('either');
  });
  test('is before for an order that has to be paid first, whatever the shop’s rule', () => {
    const large = { type: 'takeAway', source: 'selfOrder', paysFirst: true } as const;
    expect(paymentTimingOf({ payment: { takeAway: 'after' } }, [], large)).toBe('before');
  });
  test('is unknown while the ways to pay are, if it depends on them', () => {
    const order = { type: 'takeAway', source: 'selfOrder' } as const;
    expect(paymentTimingOf({}, undefined, order)).toBeUndefined();
    expect(paymentTimingOf({ payment: { takeAway: 'after' } }, undefined, order)).toBe('after');
    expect(paymentTimingOf({}, undefined, { ...order, type: 'dineIn' })).toBe('after');
  });
});
