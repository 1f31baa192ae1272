import type { PaymentMethod, Shop } from '@comanda/contract';
import { documentProblems } from '@comanda/contract';
import { describe, expect, test } from 'vitest';
import { methodDraft, type QrScheme, readQr, schemeOf } from './own-method.ts';

const NAME = { en: 'Café 龍 of the Harbour, upstairs', cht: '龍', chs: '龙' };
const shopOf = (currency: Shop['currency']) => ({ _id: 's1', name: NAME, currency }) as Shop;
const DUIT_NOW =
  '00020201021126410014A000000615000101065016640209123456789520499995303458540510.005802MY5909QRCSDNBHD6005BANGI6304343F';

/** Returns what is read of a form for a currency in which an account was typed. */
function read(currency: Shop['currency'], proxy: string, value: string, more: object = {}) {
  const draft = methodDraft(shopOf(currency), 'qr');
  return readQr(schemeOf({ currency }) as QrScheme, { ...draft, proxy, qr: { ...draft.qr, value, ...more } });
}

describe('the form of a way to pay without an account', () => {
  test('M6.1 asks for the scheme of the shop’s currency, and for none in other currencies', () => {
    expect((['HKD', 'SGD', 'THB', 'MYR', 'TWD'] as const).map((currency) => schemeOf({ currency }))).toEqual([
      ...['fps', 'payNow', 'promptPay', 'duitNow'],
      undefined,
    ]);
  });

  test('M6.1 begins with the shop’s name as banks can show it', () => {
    expect(methodDraft(shopOf('HKD'), 'qr')).toMatchObject({
      proxy: 'fpsId',
      qr: { name: 'Cafe  of the Harbour, ups', city: 'HK' },
    });
  });

  test.each([
    ['HKD', 'phone', '6789 1234', '+852-67891234'],
    ['HKD', 'phone', '+852 6789-1234', '+852-67891234'],
    ['HKD', 'fpsId', '123 4567', '1234567'],
    ['HKD', 'email', ' pay@example.com', 'pay@example.com'],
    ['SGD', 'uen', '200002150hwcf', '200002150HWCF'],
    ['SGD', 'phone', '9123 4567', '+6591234567'],
    ['THB', 'phone', '+66 81 070 4060', '0810704060'],
    ['THB', 'taxId', '0-1055-00000-00-0', '0105500000000'],
  ] as const)('M6.1 puts right what is typed: %s %s %s', (currency, proxy, typed, value) => {
    const qr = read(currency, proxy, typed);
    expect(qr).toMatchObject({ proxy, value });
    const method = { _id: 'm1', shop: 's1', name: NAME, provider: 'qr', online: true, qr };
    expect(documentProblems('paymentMethods', method as PaymentMethod)).toEqual([]);
  });

  test('M6.1 names the entry that no bank would find', () => {
    expect(read('HKD', 'fpsId', '12')).toEqual({ wrong: 'value' });
    expect(read('HKD', 'phone', '6789')).toEqual({ wrong: 'value' });
    expect(read('HKD', 'fpsId', '1234567', { name: '龍' })).toEqual({ wrong: 'name' });
    expect(read('HKD', 'fpsId', '1234567', { city: '' })).toEqual({ wrong: 'city' });
  });

  test('M6.1 takes a DuitNow code as the bank made it, to the letter', () => {
    expect(read('MYR', '', '', { code: ` ${DUIT_NOW} ` })).toEqual({ scheme: 'duitNow', code: DUIT_NOW });
    expect(read('MYR', '', '', { code: DUIT_NOW.replace('10.00', '90.00') })).toEqual({ wrong: 'code' });
    const method = { _id: 'm1', shop: 's1', name: NAME, provider: 'qr', online: true };
    const qr = { scheme: 'duitNow', code: DUIT_NOW.replace('BANGI', 'BANGO') };
    expect(documentProblems('paymentMethods', { ...method, qr })).toMatchObject([{ field: '/qr/code' }]);
  });
});
