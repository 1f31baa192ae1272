import type { Bill } from '@comanda/domain';
import { describe, expect, it } from 'vitest';
import { quoteCase } from './quote-case.ts';

const CASE = {
  now: '2026-03-02T12:30:00+08:00',
  shop: {
    _id: 's1',
    currency: 'HKD',
    timezone: 'Asia/Hong_Kong',
    priceRoundFactor: 10,
    priceRoundMethod: 'round',
  },
  section: {
    _id: 'sec1',
    sectionSettings: [
      { weekdays: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00', percent: 10, amountPerPerson: 500 },
    ],
  },
  user: { _id: 'u1', status: 'active', vipLevel: { _id: 'v1', name: 'Gold', orderDiscount: 0.9 } },
  session: {
    type: 'dineIn',
    tables: [{ item: 't1', capacity: 2 }],
    products: [
      {
        id: 'l1',
        product: 'p1',
        quantity: 2,
        options: [{ option: 'o1', selections: [{ _id: 'c1', quantity: 1 }] }],
      },
    ],
  },
  products: [{ _id: 'p1', price: 4800, category: 'k1' }],
  productOptions: [{ _id: 'o1', type: 'option', options: [{ _id: 'c1', price: 300 }] }],
};

const BILL =
  '{"lines":[{"id":"l1","unitPrice":5100,"lineTotal":10200,"discount":1020,"surcharge":1020}],"dropped":[],' +
  '"subTotal":10200,"discounts":[{"rule":"vip:v1","amount":1020}],"rejected":[],"surcharge":1020,"seatCharge":1000,' +
  '"taxes":[],"tips":0,"adjusts":0,"rounding":0,"total":11200,"paid":0,"paymentTips":0,"outstanding":11200,"points":0}';

function line(overrides: object) {
  return { session: { ...CASE.session, products: [{ ...CASE.session.products[0], ...overrides }] } };
}

describe('quote', () => {
  it('reads weekdays by number or by name', () => {
    const on = (...weekdays: unknown[]) => {
      const setting = { ...CASE.section.sectionSettings[0], weekdays };
      const result = quoteCase({ ...CASE, section: { _id: 'sec1', sectionSettings: [setting] } });
      return 'bill' in result ? result.bill.surcharge : result.error.field;
    };
    // the case is on a Monday
    expect([on(1), on('Monday'), on('mon'), on('Tuesday'), on(2)]).toEqual([1020, 1020, 1020, 0, 0]);
    expect(on('Montag')).toBe('section.sectionSettings[0].weekdays[0]');
  });

  it('§7 prices the worked example to the byte', () => {
    expect(JSON.stringify(quoteCase(CASE))).toBe(`{"bill":${BILL}}`);
  });

  it.each([
    ['unknownProduct', 'session.products[0].product', line({ product: 'p9' })],
    [
      'unknownOption',
      'session.products[0].options[0].option',
      line({ options: [{ option: 'o9', selections: [] }] }),
    ],
    [
      'unknownChoice',
      'session.products[0].options[0].selections[0]._id',
      line({ options: [{ option: 'o1', selections: [{ _id: 'c9', quantity: 1 }] }] }),
    ],
    ['invalidQuantity', 'session.products[0].quantity', line({ quantity: 0 })],
    ['invalidQuantity', 'session.products[0].quantity', line({ quantity: 1.5 })],
    ['invalidQuantity', 'session.products[0].quantity', line({ quantity: '2' })],
    ['missingParent', 'session.products[0].fromProduct', line({ fromProduct: 'l9' })],
    ['missingParent', 'session.products[0].fromProduct', line({ fromProduct: 'l1' })],
    ['invalidAmount', 'session.products[0].openKey', line({ openKey: 0.5 })],
    ['invalidAmount', 'products[0].price', { products: [{ _id: 'p1', price: 4800.5 }] }],
    [
      'invalidAmount',
      'products[0].price',
      { products: [{ _id: 'p1', price: 4850 }], shop: { _id: 's1', currency: 'JPY' } },
    ],
    ['invalidPercent', 'taxes[0].percent', { taxes: [{ _id: 't', percent: -1 }] }],
    ['invalidPercent', 'taxes[0].percent', { taxes: [{ _id: 't', percent: 1.00001 }] }],
    [
      'invalidPercent',
      'discounts[0].discount',
      { discounts: [{ _id: 'r', discountType: 'percent', discount: 101 }] },
    ],
    [
      'invalidMultiplier',
      'user.vipLevel.orderDiscount',
      { user: { _id: 'u', vipLevel: { _id: 'v', orderDiscount: 0 } } },
    ],
    [
      'invalidMultiplier',
      'user.vipLevel.orderDiscount',
      { user: { _id: 'u', vipLevel: { _id: 'v', orderDiscount: 1.1 } } },
    ],
    ['invalidTime', 'now', { now: '2026-03-02T12:30:00' }],
    ['invalidTime', 'shop.timezone', { shop: { _id: 's1', timezone: 'Hong Kong' } }],
    ['invalidValue', 'session.type', { session: { type: 'picnic' } }],
  ])('§7 reports %s in %s', (code, field, change) => {
    expect(quoteCase({ ...CASE, ...change })).toMatchObject({ error: { code, field } });
  });

  it('§7 reports a duplicate line id', () => {
    const products = [CASE.session.products[0], CASE.session.products[0]];
    const result = quoteCase({ ...CASE, session: { ...CASE.session, products } });
    expect(result).toMatchObject({ error: { code: 'duplicateLine', field: 'session.products[1].id' } });
  });

  it('P1.6 accepts three decimals for products sold by weight only', () => {
    const products = [{ _id: 'p1', price: 4800, soldByWeight: true }];
    expect(quoteCase({ ...CASE, products, ...line({ quantity: 1.125 }) })).toHaveProperty('bill');
    expect(quoteCase({ ...CASE, products, ...line({ quantity: 1.1251 }) })).toHaveProperty('error');
  });

  it('P1.3 refuses a bill beyond the safe integers', () => {
    const products = [{ _id: 'p1', price: 9_007_199_254_740_991 }];
    expect(quoteCase({ ...CASE, products, ...line({ quantity: 9 }) })).toMatchObject({
      error: { code: 'invalidAmount' },
    });
  });

  it('P1.3 P3.6 refuses free pieces beyond the safe integers, also by repetition', () => {
    const free = (quantity: number, more: object = {}) => ({
      discounts: [
        {
          _id: 'r',
          type: 'free',
          automaticAddFreeProduct: true,
          freeProducts: [{ product: 'p1', quantity }],
          ...more,
        },
      ],
    });
    const field = 'discounts[0].freeProducts[0].quantity';
    expect(quoteCase({ ...CASE, ...free(1e15) })).toMatchObject({
      error: { code: 'invalidQuantity', field },
    });
    const repeated = free(9e9, { repeat: true, conditions: [{ for: 'order', minQty: 1 }] });
    expect(quoteCase({ ...CASE, ...repeated })).toMatchObject({ error: { code: 'invalidAmount' } });
  });

  it.each([{}, { automaticAddFreeProduct: true }, { status: 'off' }])(
    '§7 P4.7 refuses a free rule of an unknown product, option or choice: %o',
    (more) => {
      const refused = (entry: object) =>
        quoteCase({ ...CASE, discounts: [{ _id: 'r', type: 'free', freeProducts: [entry], ...more }] });
      const chosen = (option: string, choice: string) => ({
        product: 'p1',
        options: [{ option, selections: [{ _id: choice }] }],
      });
      expect(refused({ product: 'zz' })).toMatchObject({ error: { code: 'unknownProduct' } });
      expect(refused(chosen('o9', 'c1'))).toMatchObject({ error: { code: 'unknownOption' } });
      expect(refused(chosen('o1', 'c9'))).toMatchObject({ error: { code: 'unknownChoice' } });
      expect(refused(chosen('o1', 'c1'))).toHaveProperty('bill');
    },
  );

  it('P1.3 refuses points and tips beyond the safe integers', () => {
    const discounts = [
      {
        _id: 'r',
        type: 'point',
        fixedPoint: 9e9,
        repeat: true,
        conditions: [{ for: 'order', minQty: 1 }],
      },
    ];
    const many = {
      ...CASE,
      ...line({ quantity: 9e9 }),
      products: [{ _id: 'p1', price: 0 }],
      productOptions: [{ _id: 'o1', options: [{ _id: 'c1' }] }],
    };
    expect(quoteCase({ ...many, discounts })).toMatchObject({ error: { code: 'invalidAmount' } });
    const payments = [
      { amount: 0, tips: 9e15 },
      { amount: 0, tips: 9e15 },
    ];
    const session = { ...CASE.session, payments };
    expect(quoteCase({ ...CASE, session })).toMatchObject({ error: { code: 'invalidAmount' } });
  });

  it('P2.8 checks only the ids of a cancelled line', () => {
    expect(quoteCase({ ...CASE, ...line({ product: 'gone', status: 'cancel' }) })).toHaveProperty('bill');
  });

  it('P2.2 accepts negative price modifiers', () => {
    const products = [
      { _id: 'p1', price: 4800, priceModifiers: [{ type: 'modifier', modifier: 'm', percent: -5 }] },
    ];
    expect(quoteCase({ ...CASE, products })).toHaveProperty('bill');
  });

  it('§7 reports a document that is no case', () => {
    expect(quoteCase(7)).toMatchObject({ error: { code: 'invalidValue', field: '' } });
    expect(quoteCase(null)).toHaveProperty('error');
  });
});

describe('quote of a delivery', () => {
  const ORDER = {
    now: '2026-03-02T12:30:00+08:00',
    shop: { _id: 's1' },
    session: { type: 'delivery', products: [{ id: 'l1', product: 'p1', quantity: 1 }] },
    products: [{ _id: 'p1', price: 1000 }],
  };
  const quoted = (more: object) => {
    const result = quoteCase({ ...ORDER, ...more });
    return 'bill' in result ? result.bill : result.error;
  };

  it('§7 P5.6 has the fee of its `zone` after the seat charge', () => {
    const bill = quoted({ zone: { _id: 'z1', fee: 1500, freeFrom: 5000 } }) as Bill;
    expect(bill).toMatchObject({ deliveryFee: 1500, total: 2500 });
    const keys = Object.keys(bill);
    expect(keys[keys.indexOf('seatCharge') + 1]).toBe('deliveryFee');
  });

  it('§7 P5.6 has no fee without a zone or a delivery', () => {
    expect(Object.keys(quoted({}))).not.toContain('deliveryFee');
    const eaten = { session: { ...ORDER.session, type: 'dineIn' } };
    expect(JSON.stringify(quoted({ ...eaten, zone: { _id: 'z1', fee: 1500 } }))).toBe(
      JSON.stringify(quoted(eaten)),
    );
  });

  it.each([
    [{ _id: 'z1' }, 'invalidAmount', 'zone.fee'],
    [{ _id: 'z1', fee: -1 }, 'invalidAmount', 'zone.fee'],
    [{ _id: 'z1', fee: 0.5 }, 'invalidAmount', 'zone.fee'],
    [{ _id: 'z1', fee: 1500, freeFrom: '5' }, 'invalidAmount', 'zone.freeFrom'],
    [{ fee: 1500 }, 'invalidValue', 'zone._id'],
  ])('§7 refuses the zone %j', (zone, code, field) => {
    expect(quoted({ zone })).toMatchObject({ code, field });
  });
});
