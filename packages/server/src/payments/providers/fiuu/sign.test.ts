import { expect, it } from 'vitest';
import { hasFormat } from './formats.ts';
import { answerKey, formCode, notificationKey, queryKey, refundSignature } from './sign.ts';

// the example of Fiuu's own documentation
const FORM = { amount: '27.60', merchantId: 'ACME', order: 'OD8842' };
const VERIFY_KEY = 'f5bb0c8de146c67b44babbf4e6584cc0';

it('M5.4 signs a form as the published example, with the extended vcode', () => {
  expect(formCode(FORM, VERIFY_KEY, 'MYR')).toBe('5bf33e6500a53830d4f80087b67e13de');
  expect(formCode(FORM, VERIFY_KEY)).not.toBe(formCode(FORM, VERIFY_KEY, 'MYR'));
});

it('M5.4 covers every field of a notification, and tells the keys and kinds of request apart', () => {
  const told = {
    ...{ tranID: '30000001', orderid: `c${'0'.repeat(24)}`, status: '00', domain: 'ACME', amount: '27.60' },
    ...{ currency: 'MYR', paydate: '2026-03-01 12:30:05', appcode: 'A1' },
  };
  const whole = notificationKey(told, 'secret');
  for (const name of Object.keys(told))
    expect(notificationKey({ ...told, [name]: 'x' }, 'secret')).not.toBe(whole);
  expect(notificationKey(told, 'another')).not.toBe(whole);
  const keys = [
    queryKey(FORM, 'key'),
    answerKey(FORM, '00', 'key'),
    answerKey(FORM, '11', 'key'),
    refundSignature({ type: 'P', merchantId: 'ACME', ref: 'r1', payment: '3', amount: '1.00' }, 'key'),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

it.each([
  ['amount', '27.60', ['27.6000', '1,000.00', '', '-1.00', '1e3', ' 1.00', '27.60\n']],
  ['payment', '30000001', ['30000001c', '', '-3', '1'.repeat(21)]],
  ['order', `c${'0a'.repeat(12)}`, ['OD8842', `c${'0'.repeat(25)}`, `C${'0'.repeat(24)}`, '']],
  ['status', '00', ['0', '000', 'x0', '']],
  ['currency', 'MYR', ['myr', 'M', 'MYRX', '']],
  ['paydate', '2026-03-01 12:30:05', ['2026-03-01', '2026-03-01T12:30:05', '']],
  ['appcode', 'A1-b_2', ['a b', 'é', 'x'.repeat(33)]],
] as const)('M5.4 nothing but a whole %s is hashed', (field, good, bad) => {
  expect(hasFormat(field, good)).toBe(true);
  for (const text of bad) expect(hasFormat(field, text)).toBe(false);
});
