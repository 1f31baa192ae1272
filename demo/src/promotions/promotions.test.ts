import { createValidator, OrderDiscount, OrderLimitEntry, UserCoupon } from '@comanda/contract';
import { type CartLine, createCatalogue, exceededLimits, type PricedUser, priceBill } from '@comanda/domain';
import { describe, expect, test } from 'vitest';
import { demoOrganisation } from '../index.ts';

const organisation = demoOrganisation();
const { orderDiscounts, userCoupons, products, productOptions, categories, shops, sections } = organisation;
const catalogue = createCatalogue({ products, productOptions });
const idsOf = (documents: readonly { readonly _id: string }[]) => documents.map(({ _id }) => _id);
const ruleIds = idsOf(orderDiscounts);
const byId = new Map(orderDiscounts.map((rule) => [rule._id, rule]));

const line = (product: string, quantity = 1, more: Partial<CartLine> = {}): CartLine => ({
  id: `line-${product}`,
  product,
  quantity,
  ...more,
});
const chosen = (option: string, choice: string) => ({ option, selections: [{ _id: choice, quantity: 1 }] });

type Example = {
  readonly section: string;
  readonly type?: 'dineIn' | 'takeAway' | 'dineInNoTable';
  readonly lines: readonly CartLine[];
  /** A code's rule, beside the automatic ones. */
  readonly coupons?: readonly string[];
  readonly user?: PricedUser;
  readonly guests?: number;
  readonly now?: string;
};

/** Returns the bill as the server prices it: the automatic rules, and those of the codes given. */
function billOf({ section: id, type = 'takeAway', lines, coupons = [], user, guests = 1, now }: Example) {
  const section = sections.find(({ _id }) => _id === id);
  const shop = shops.find(({ _id }) => section?.shops.includes(_id));
  if (!section || !shop) throw new Error(`no section ${id}`);
  return priceBill({
    now: now ?? '2026-03-02T19:00:00+08:00',
    shop,
    section,
    user,
    session: { type, tables: [{ item: 't', capacity: guests }], products: lines },
    catalogue,
    discounts: orderDiscounts.filter(({ _id, source }) => source === 'automatic' || coupons.includes(_id)),
    taxes: organisation.taxSettings,
  });
}

const HARBOUR = 'harbour-allday';
const MEMBER = { _id: 'u1', status: 'active' };

describe('rules and codes', () => {
  test.each(orderDiscounts)('$_id fits its schema, in three languages', (rule) => {
    expect(createValidator(OrderDiscount)(rule)).toMatchObject({ ok: true });
    expect(new Set(Object.values(rule.name)).size).toBeGreaterThan(1);
    expect(Object.values(rule.name)).not.toContain('');
  });

  test.each(userCoupons)('$_id fits its schema and leads to a rule of its shop', (code) => {
    expect(createValidator(UserCoupon)(code)).toMatchObject({ ok: true });
    expect(byId.get(code.coupon)).toMatchObject({ source: 'coupon', shops: code.shops });
  });

  test('there are at least twelve, of every kind, with ids of their own', () => {
    expect(ruleIds.length).toBeGreaterThanOrEqual(12);
    expect(new Set(ruleIds).size).toBe(ruleIds.length);
    expect(new Set(idsOf(userCoupons)).size).toBe(userCoupons.length);
    const kinds = new Set(orderDiscounts.map(({ type, discountType }) => discountType ?? type));
    expect([...kinds].sort()).toEqual([
      'amount',
      'free',
      'freeSeatCharge',
      'freeSurcharge',
      'percent',
      'percentPre',
      'pickNMaxPrice',
      'point',
    ]);
  });

  test.each(orderDiscounts)('what $_id names is there, in its own shop', (rule) => {
    const [shop] = rule.shops ?? [];
    expect(idsOf(shops)).toContain(shop);
    for (const id of rule.sections ?? [])
      expect(sections.find(({ _id }) => _id === id)?.shops).toContain(shop);
    for (const id of rule.rules ?? []) expect(ruleIds).toContain(id);
    for (const condition of [...(rule.conditions ?? []), ...(rule.discountRules ?? [])]) {
      for (const id of condition.category ?? []) expect(idsOf(categories)).toContain(id);
      for (const id of condition.product ?? []) expect(catalogue.products.get(id)?.shops, id).toContain(shop);
    }
    for (const { product, options = [] } of rule.freeProducts ?? []) {
      const given = catalogue.products.get(product);
      expect(given?.shops).toContain(shop);
      const asked = (given?.options ?? []).filter((id) => catalogue.productOptions.get(id)?.required);
      expect(options.map(({ option }) => option)).toEqual(asked);
      for (const { option, selections } of options) {
        const choices = idsOf(catalogue.productOptions.get(option)?.options ?? []);
        for (const { _id } of selections) expect(choices).toContain(_id);
      }
    }
  });
});

/** Each rule with a bill on which it applies, and what it takes off. */
const APPLIED: readonly (readonly [rule: string, amount: number, example: Example])[] = [
  ['harbour-early-bird', 400, { section: 'harbour-breakfast', lines: [line('milk-tea')] }],
  [
    'harbour-wok-pair',
    2800,
    {
      section: HARBOUR,
      lines: [line('efu-noodles', 2), line('spring-rolls'), line('side-rice')],
    },
  ],
  ['harbour-tea-and-tart', 500, { section: HARBOUR, lines: [line('milk-tea'), line('portuguese-tart')] }],
  ['harbour-basket-pair', 930, { section: HARBOUR, lines: [line('siu-mai'), line('shrimp-dumplings')] }],
  ['harbour-rice-to-go', 540, { section: HARBOUR, lines: [line('char-siu-egg-rice')] }],
  ['harbour-baked-drink', 4000, { section: HARBOUR, lines: [line('baked-mushroom-rice', 5)] }],
  [
    'harbour-congee-service',
    0,
    { section: HARBOUR, type: 'dineIn', lines: [line('plain-congee', 1), line('egg-tart')] },
  ],
  ['harbour-spend-200', 4000, { section: HARBOUR, lines: [line('bowl-of-brisket', 5)] }],
  [
    'harbour-free-seats',
    0,
    { section: HARBOUR, type: 'dineIn', lines: [line('bowl-of-brisket', 4)], guests: 4 },
  ],
  [
    'harbour-welcome',
    820,
    { section: HARBOUR, lines: [line('bowl-of-brisket')], coupons: ['harbour-welcome'] },
  ],
  [
    'harbour-neighbour',
    1230,
    { section: HARBOUR, lines: [line('bowl-of-brisket')], coupons: ['harbour-neighbour'] },
  ],
  [
    'harbour-tart-on-us',
    1000,
    { section: HARBOUR, lines: [line('bowl-of-brisket')], coupons: ['harbour-tart-on-us'] },
  ],
  [
    'harbour-member-20',
    2000,
    { section: HARBOUR, lines: [line('bowl-of-brisket', 2)], coupons: ['harbour-member-20'] },
  ],
  [
    'harbour-gift-tea',
    2000,
    {
      section: HARBOUR,
      lines: [line('bowl-of-brisket'), line('milk-tea', 1, { fromCoupon: 'harbour-gift-tea' })],
      coupons: ['harbour-gift-tea'],
    },
  ],
  [
    'teahouse-gift-cake',
    12000,
    {
      section: 'teahouse-day',
      lines: [line('peach-tea'), line('basque-cheesecake', 1, { fromCoupon: 'teahouse-gift-cake' })],
      coupons: ['teahouse-gift-cake'],
    },
  ],
  ['teahouse-night-snacks', 800, { section: 'teahouse-night', lines: [line('sweet-potato-fries')] }],
  ['teahouse-third-cup', 3500, { section: 'teahouse-day', lines: [line('assam-black-tea', 4)] }],
  ['teahouse-fruit-tea', 700, { section: 'teahouse-day', lines: [line('peach-tea')] }],
  ['teahouse-spend-500', 5000, { section: 'teahouse-day', lines: [line('pot-iron-goddess', 4)] }],
  [
    'teahouse-brunch-service',
    0,
    { section: 'teahouse-brunch', type: 'dineIn', lines: [line('chicken-waffle', 3)] },
  ],
  [
    'teahouse-moon',
    2000,
    { section: 'teahouse-day', lines: [line('basque-cheesecake')], coupons: ['teahouse-moon'] },
  ],
  [
    'teahouse-half-cake',
    6000,
    { section: 'teahouse-day', lines: [line('basque-cheesecake')], coupons: ['teahouse-half-cake'] },
  ],
];

describe('in a bill', () => {
  test.each(APPLIED)('%s takes off %i', (rule, amount, example) => {
    const bill = billOf(example);
    expect(bill.discounts).toContainEqual({ rule, amount });
    expect(bill.total).toBeGreaterThan(0);
  });

  test('every rule but the points and those given by hand has an example', () => {
    const shown = APPLIED.map(([rule]) => rule);
    const counting = orderDiscounts.filter(({ source }) => source !== 'manual').map(({ _id }) => _id);
    expect(counting.filter((id) => !shown.includes(id))).toEqual(['harbour-points', 'teahouse-points']);
  });

  test('congee carries no service charge, the tart beside it does', () => {
    const congee = line('plain-congee');
    const bill = billOf({ section: HARBOUR, type: 'dineIn', lines: [congee, line('egg-tart')] });
    expect(bill.lines.map(({ surcharge }) => surcharge)).toEqual([0, 100]);
  });

  test('seats are free from 300, and charged below', () => {
    const dinner = (quantity: number) =>
      billOf({ section: HARBOUR, type: 'dineIn', lines: [line('bowl-of-brisket', quantity)], guests: 4 });
    expect([dinner(3).seatCharge, dinner(4).seatCharge]).toEqual([2000, 0]);
  });

  test('brunch for 600 has no service charge', () => {
    const brunch = (quantity: number) =>
      billOf({ section: 'teahouse-brunch', type: 'dineIn', lines: [line('chicken-waffle', quantity)] });
    expect(brunch(2).surcharge).toBeGreaterThan(0);
    expect(brunch(3).surcharge).toBe(0);
  });

  test('two milk teas come with five oven dishes, as lines of their own', () => {
    const bill = billOf({ section: HARBOUR, lines: [line('baked-bolognese', 5)] });
    expect(bill.lines).toContainEqual({
      id: 'free:harbour-baked-drink:0',
      unitPrice: 2000,
      lineTotal: 4000,
      discount: 4000,
      surcharge: 0,
    });
  });

  test('members are given points, guests none', () => {
    const tea = { section: 'teahouse-day', lines: [line('pot-iron-goddess', 2)] };
    expect(billOf({ ...tea, user: MEMBER }).points).toBe(16);
    expect(billOf(tea).points).toBe(0);
    const bowl = { section: HARBOUR, lines: [line('bowl-of-brisket', 2)] };
    expect(billOf({ ...bowl, user: MEMBER }).points).toBe(16);
  });

  test('the neighbours’ code does not stack with the large order’s discount, nor with the other code', () => {
    const coupons = ['harbour-neighbour'];
    const large = billOf({ section: HARBOUR, lines: [line('bowl-of-brisket', 3)], coupons });
    expect(large.discounts).toEqual([{ rule: 'harbour-spend-200', amount: 2000 }]);
    expect(large.rejected).toContainEqual({ rule: 'harbour-neighbour', code: 'ruleDeny' });
    const both = [...coupons, 'harbour-welcome'];
    const small = billOf({ section: HARBOUR, lines: [line('bowl-of-brisket')], coupons: both });
    expect(small.discounts).toEqual([{ rule: 'harbour-welcome', amount: 820 }]);
  });

  test('half-price desserts stand alone', () => {
    const lines = [line('basque-cheesecake'), line('peach-tea')];
    const bill = billOf({ section: 'teahouse-day', lines, coupons: ['teahouse-half-cake'] });
    expect(bill.discounts).toEqual([{ rule: 'teahouse-half-cake', amount: 6000 }]);
    expect(bill.rejected).toContainEqual({ rule: 'teahouse-fruit-tea', code: 'ruleDeny' });
  });

  test('happy hours end with their section', () => {
    expect(billOf({ section: HARBOUR, lines: [line('milk-tea')] }).discounts).toEqual([]);
    expect(billOf({ section: 'teahouse-day', lines: [line('sweet-potato-fries')] }).discounts).toEqual([]);
  });

  test.each([
    ['an egg tart', [line('egg-tart')], 1000],
    [
      'two tarts and noodles with an egg',
      [line('egg-tart', 2), line('satay-beef-noodles', 1, { options: [chosen('noodle-extras', 'egg')] })],
      7400,
    ],
  ] as const)('%s to take away costs what the menu says', (_name, lines, total) => {
    expect(billOf({ section: HARBOUR, lines })).toMatchObject({ discounts: [], total });
  });
});

test('of the brisket pot four bowls an order are sold', () => {
  const limits = shops.flatMap(({ onlineOrderLimits = [] }) => onlineOrderLimits);
  for (const limit of limits) expect(createValidator(OrderLimitEntry)(limit)).toMatchObject({ ok: true });
  const over = (quantity: number) =>
    exceededLimits(limits, { placed: [], cart: [line('bowl-of-brisket', quantity)], catalogue });
  expect([over(4).length, over(5)[0]?.remaining]).toEqual([0, -1]);
});
