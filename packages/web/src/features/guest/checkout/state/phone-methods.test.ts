import type { PaymentMethod } from '@comanda/contract';
import { describe, expect, test } from 'vitest';
import { phoneMethods } from './phone-methods.ts';

const method = (over: Partial<PaymentMethod>): PaymentMethod => ({
  ...{ _id: 'm', shop: 's1', name: { en: 'x', cht: 'x', chs: 'x' }, provider: 'counter', online: false },
  ...over,
});
const ids = (methods: readonly PaymentMethod[]) => phoneMethods(methods, 'takeAway').map(({ _id }) => _id);

describe('the ways to pay in the cart', () => {
  test("leaves out methods of other order types and keeps the shop's sequence", () => {
    const second = method({ _id: 'b', showOrder: 2 });
    const first = method({ _id: 'a', showOrder: 1, orderType: [] });
    const other = method({ _id: 'c', orderType: ['delivery'] });
    expect(ids([second, first, other])).toEqual(['a', 'b']);
  });
  test('M1.1 leaves out what is offered at kiosks and tills only', () => {
    const atKiosks = method({ _id: 'kiosk', channel: ['kiosk'] });
    expect(ids([atKiosks, method({ channel: ['phone', 'till'] })])).toEqual(['m']);
  });
  test('M1.2 leaves out what takes no money, kept cards, and cash that staff book', () => {
    const asked = method({ _id: 'tax', kind: 'taiwanTax' });
    const kept = method({ _id: 'kept', kind: 'cardOnFile' });
    const cash = method({ _id: 'cash', provider: 'cash' });
    expect(ids([asked, kept, cash, method({ kind: 'applePay' })])).toEqual(['m']);
  });
});
