import type { Bill } from '@comanda/domain';
import { expect, test } from 'vitest';
import type { CartPricing } from './cart-bill.ts';
import { chargeRows } from './charge-rows.ts';

test('names what a bill carries while its rules are still being read', () => {
  const pricing = {
    catalogue: { products: new Map() },
    data: { shop: { timezone: 'Asia/Hong_Kong' }, sections: [], taxes: [], discounts: [] },
    mode: 'takeAway',
    coupons: [],
    session: {
      startTime: '2026-03-02T12:00:00+08:00',
      discounts: [
        { rule: 'member-20', name: { en: 'HK$20 off' } },
        { vipLevel: 'gold', name: { en: 'Gold' } },
      ],
    },
  } as unknown as CartPricing;
  const taken = ['member-20', 'vip:gold', 'unknown'].map((rule) => ({ rule, amount: 100 }));
  const sums = { lines: [], taxes: [], discounts: taken, subTotal: 1000, total: 700, rounding: 0 };
  const rest = { surcharge: 0, seatCharge: 0, tips: 0, adjusts: 0 };
  const bill = { ...sums, ...rest } as unknown as Bill;
  const rows = chargeRows({ bill, before: undefined, share: 700 }, pricing);
  const names = rows.map((row) => row.kind === 'discount' && row.rule?.name);
  expect(names).toEqual([false, { en: 'HK$20 off' }, { en: 'Gold' }, undefined]);
});
