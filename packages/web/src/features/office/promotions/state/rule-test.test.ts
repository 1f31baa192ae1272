import type { Category, OrderDiscount, Product, Section, Shop, VipLevel } from '@comanda/contract';
import { expect, test } from 'vitest';
import type { DraftedDocument } from '../../changes/index.ts';
import { comparedBills, comparedRejections } from './compared-bills.ts';
import { momentOf } from './rule-dates.ts';
import {
  firstLines,
  givenRules,
  newTestCart,
  type TestCart,
  type TestLists,
  testCatalogue,
  testedBill,
} from './rule-test.ts';
import type { DraftedRule } from './rules.ts';

const SHOP = { _id: 's1', currency: 'HKD', timezone: 'Asia/Hong_Kong', priceRoundMethod: 'no' } as Shop;

/** Makes a document; `live` is its published state, undefined for a new one. */
function drafted<Row extends { readonly _id: string }>(
  now: Row,
  live: Row | undefined = now,
): DraftedDocument<Row> {
  return { id: now._id, now, live, edits: [] };
}

const dish = (id: string, price: number, category = 'hot') => ({ _id: id, price, category }) as Product;

function aRule(id: string, fields: Partial<OrderDiscount> = {}): OrderDiscount {
  const own = { _id: id, name: { en: id }, type: 'discount', for: 'order', discountType: 'percent' };
  return { ...own, discount: 10, source: 'automatic', status: 'active', ...fields } as OrderDiscount;
}

const CART: TestCart = {
  lines: [{ id: 'tea', product: 'tea', quantity: 2 }],
  person: 'guest',
  day: '2026-03-02',
  time: '12:30',
  section: 'lunch',
  type: 'takeAway',
  given: [],
  asOn: undefined,
};

function listsOf(all: readonly DraftedRule[], dishes = [drafted(dish('tea', 1000))]): TestLists {
  return {
    menu: {
      dishes,
      categories: [drafted({ _id: 'hot' } as Category)],
      sections: [drafted({ _id: 'lunch' } as Section)],
      options: [],
    },
    all,
    taxes: [],
    levels: [drafted({ _id: 'gold', name: { en: 'Gold' }, orderDiscount: 0.5 } as VipLevel)],
  };
}

/** Returns the bills of both versions. */
function tried(lists: TestLists, cart: TestCart = CART) {
  const now = momentOf(cart, SHOP) ?? 0;
  const bill = (version: 'live' | 'draft') =>
    testedBill(testCatalogue(lists, SHOP, version), cart, { now, version });
  return { live: bill('live'), draft: bill('draft') };
}

const totals = (lists: TestLists, cart: TestCart = CART) => {
  const { live, draft } = tried(lists, cart);
  return [live?.bill.total, draft?.bill.total];
};

test('B4.3 one order is priced as guests pay it now, and with the draft: its rules and its prices', () => {
  const ten = aRule('sale');
  expect(totals(listsOf([drafted(aRule('sale', { discount: 20 }), ten)]))).toEqual([1800, 1600]);
  expect(totals(listsOf([drafted(ten)], [drafted(dish('tea', 2000), dish('tea', 1000))]))).toEqual([
    1800, 3600,
  ]);
  const archived = { ...ten, archivedAt: '2026-03-01T00:00:00Z' };
  expect(totals(listsOf([drafted(archived, ten)]))).toEqual([1800, 2000]);
  const isNew = { ...drafted(dish('tea', 1000)), live: undefined };
  expect(totals(listsOf([], [isNew]))).toEqual([undefined, 2000]);
});

test('B4.3 a rule that is off counts in the draft as if it were on, where that is chosen', () => {
  const off = listsOf([drafted(aRule('sale', { status: 'disabled' }))]);
  expect(totals(off)).toEqual([2000, 2000]);
  expect(totals(off, { ...CART, asOn: 'sale' })).toEqual([2000, 1800]);
});

test('B4.3 the person, what they are given, day and time, menu and kind of order decide', () => {
  const sale = (fields: Partial<OrderDiscount>) => listsOf([drafted(aRule('sale', fields))]);
  const draftTotal = (fields: Partial<OrderDiscount>, cart: Partial<TestCart> = {}) =>
    totals(sale(fields), { ...CART, ...cart })[1];
  expect(draftTotal({}, { person: 'gold' })).toBe(900);
  expect(draftTotal({}, { person: 'member' })).toBe(1800);
  expect(draftTotal({ source: 'coupon' })).toBe(2000);
  expect(draftTotal({ source: 'coupon' }, { given: ['sale'] })).toBe(1800);
  expect(draftTotal({ startDate: '2026-03-03' })).toBe(2000);
  expect(draftTotal({ startDate: '2026-03-03' }, { day: '2026-03-03', time: '00:00' })).toBe(1800);
  expect(draftTotal({ sections: ['dinner'] })).toBe(2000);
  expect(draftTotal({ orderType: ['dineIn'] })).toBe(2000);
  expect(draftTotal({ orderType: ['dineIn'] }, { type: 'dineIn' })).toBe(1800);
  expect(draftTotal({ shops: ['s2'] })).toBe(2000);
  expect(momentOf({ day: '', time: '12:30' }, SHOP)).toBeUndefined();
});

test('B4.3 each dish shows what each rule takes off it, now and in the draft', () => {
  const live = [aRule('old', { priority: 1 }), aRule('both', { priority: 2 })];
  const lists = listsOf([
    drafted(aRule('old', { priority: 1, status: 'disabled' }), live[0]),
    drafted(aRule('both', { priority: 2 }), live[1]),
  ]);
  const bills = tried(lists);
  const rows = comparedBills(bills.live, bills.draft).map((row) => {
    const { params } = row.step;
    const rule = 'rule' in params ? params.rule : row.step.key;
    return [row.kind, rule, row.live, row.draft];
  });
  expect(rows).toEqual([
    ['dish', 'unitPrice', 2000, 2000],
    ['ofDish', 'old', -200, undefined],
    ['ofDish', 'both', -180, -200],
    ['order', 'orderLines', 2000, 2000],
    ['order', 'old', -200, undefined],
    ['order', 'both', -180, -200],
  ]);
  expect(comparedBills(bills.live, bills.draft)[0]).toMatchObject({ quantity: 2 });
});

test('B4.3 rules that did not apply say why, in each version', () => {
  const lists = listsOf([
    drafted(
      aRule('many', { conditions: [{ product: ['tea'], minQty: 3 }] }),
      aRule('many', { conditions: [{ product: ['tea'], minQty: 2 }] }),
    ),
    drafted(aRule('evening', { sections: ['dinner'] })),
    drafted(aRule('fine')),
  ]);
  const { live, draft } = tried(lists);
  expect(comparedRejections(live, draft)).toMatchObject([
    {
      rule: 'evening',
      live: { code: 'notApplicableSection' },
      draft: { gaps: [{ key: 'gapSection', params: { required: ['dinner'] } }] },
    },
    {
      rule: 'many',
      live: 'counts',
      draft: { code: 'ruleMinQty', gaps: [{ key: 'gapQuantity', params: { missing: 1 } }] },
    },
  ]);
  expect(comparedRejections(undefined, draft)).toMatchObject([{ rule: 'evening' }, { rule: 'many' }]);
});

test('B4.3 a test begins with the dishes that the rule names, where and to whom it applies', () => {
  const dishes = [drafted(dish('free', 0)), drafted(dish('tea', 1000)), drafted(dish('rice', 500, 'main'))];
  const lines = (fields: Partial<OrderDiscount>) =>
    firstLines(aRule('sale', fields), dishes).map(({ product, quantity }) => [product, quantity]);
  expect(lines({})).toEqual([['tea', 1]]);
  expect(lines({ conditions: [{ category: ['main'], minQty: 3 }] })).toEqual([['rice', 3]]);
  expect(
    lines({
      conditions: [
        { for: 'exclude', product: ['tea'] },
        { for: 'order', minTotal: 9 },
      ],
    }),
  ).toEqual([['tea', 1]]);
  const rule = drafted(aRule('code', { source: 'coupon', orderType: ['delivery'] }));
  const lists = listsOf([rule, drafted(aRule('sale'))], dishes);
  const now = Date.parse('2026-03-02T00:30:00+08:00');
  expect(newTestCart(rule, lists, { shop: SHOP, now })).toMatchObject({
    day: '2026-03-02',
    time: '00:30',
    section: 'lunch',
    type: 'delivery',
    given: ['code'],
  });
  expect(givenRules(lists)).toEqual(['code']);
});
