import { describe, expect, it } from 'vitest';
import type { OrderLimitEntry } from '../model/index.ts';
import { aCatalogue, aLine, anOption, aProduct, choosing } from '../testing/builders.ts';
import { exceededLimits, type LimitQuery, limitStates, remainingQuantity } from './order-limits.ts';

const crab = aProduct({ _id: 'crab', category: 'sea', subCategory: 'shell' });
const prawn = aProduct({ _id: 'prawn', category: 'sea', subCategory: 'shell' });
const cod = aProduct({ _id: 'cod', category: 'sea', subCategory: 'fish', soldByWeight: true });
const set = anOption({ _id: 'set', options: [{ _id: 'c', type: 'product', product: 'crab', price: 0 }] });
const catalogue = aCatalogue([aProduct(), crab, prawn, cod], [set]);

function question(overrides: Partial<LimitQuery> = {}): LimitQuery {
  return { placed: [], cart: [], catalogue, tables: [{ item: 't1', capacity: 4 }], ...overrides };
}

function limit(overrides: Partial<OrderLimitEntry> = {}): OrderLimitEntry {
  return { limitType: 'perOrder', quantity: 5, ...overrides };
}

const remaining = (entries: readonly OrderLimitEntry[], overrides: Partial<LimitQuery> = {}) =>
  remainingQuantity(crab, entries, question(overrides));

describe('purchase limits (spec §5 "Limits")', () => {
  it('counts bill and cart without cancelled lines, by product, category and sub-category', () => {
    const placed = [
      aLine({ product: 'crab', quantity: 1 }),
      aLine({ id: 'l2', product: 'prawn', quantity: 1 }),
      aLine({ id: 'l3', product: 'crab', quantity: 9, status: 'cancel' }),
    ];
    const cart = [aLine({ id: 'l4', product: 'cod', quantity: 0.75 }), aLine({ id: 'l5', quantity: 7 })];
    const counted = (entry: Partial<OrderLimitEntry>) =>
      limitStates([limit(entry)], question({ placed, cart }))[0]?.counted;
    expect([
      counted({ product: ['crab'] }),
      counted({ product: ['crab', 'prawn'] }),
      counted({ subCategory: ['shell'] }),
      counted({ category: ['sea'] }),
      counted({}),
    ]).toEqual([1, 2, 2, 3, 10]);
  });

  it('counts set items by their own product and their effective quantity', () => {
    const parent = aLine({ quantity: 2, options: [choosing('set', 'c')] });
    const child = aLine({
      id: 'c',
      product: 'crab',
      fromProduct: 'l1',
      fromOption: 'set',
      fromChoice: 'c',
      quantityRatio: 2,
    });
    expect(remaining([limit({ product: ['crab'] })], { cart: [parent, child] })).toBe(1);
  });

  it('counts a custom product in its category', () => {
    const customProduct = { name: 'Catch', price: 100, category: 'sea' };
    const cart = [aLine({ product: undefined, customProduct, quantity: 2 })];
    expect(remaining([limit({ category: ['sea'] })], { cart })).toBe(3);
  });

  it('leaves the least of all limits, never below 0, and undefined without a limit', () => {
    expect(remaining([])).toBeUndefined();
    expect(remaining([limit({ product: ['prawn'] })])).toBeUndefined();
    const cart = [
      aLine({ product: 'crab', quantity: 2 }),
      aLine({ id: 'l2', product: 'prawn', quantity: 2 }),
    ];
    const entries = [limit({ product: ['crab'] }), limit({ category: ['sea'] }), limit({ quantity: 9 })];
    expect(remaining(entries, { cart })).toBe(1);
    expect(remaining([limit({ quantity: 1 })], { cart })).toBe(0);
  });

  it('is exceeded just over the limit, not at it', () => {
    const codes = (quantity: number) =>
      exceededLimits([limit()], question({ cart: [aLine({ product: 'crab', quantity })] })).map(
        (state) => state.remaining,
      );
    expect([codes(4), codes(5), codes(6)]).toEqual([[], [], [-1]]);
  });

  it('counts the table group’s other bills unless the limit is per order', () => {
    const group = [aLine({ product: 'crab', quantity: 3 })];
    expect(remaining([limit({ limitType: 'perTable' })], { group })).toBe(2);
    expect(remaining([limit()], { group })).toBe(5);
    expect(
      remaining([limit({ limitType: 'perTable', quantity: 4 }), limit({ quantity: 2 })], { group }),
    ).toBe(1);
  });

  it.each([
    ['capacity', 5, [true, true, false]],
    ['numOfTables', 2, [true, true, false]],
  ] as const)('applies from its %s on: just under, at and just over', (field, size, applied) => {
    const tables = [{ item: 't1', capacity: 4 }, { item: 't2' }];
    const applies = (minimum: number) => remaining([limit({ [field]: minimum })], { tables }) !== undefined;
    expect([applies(size - 1), applies(size), applies(size + 1)]).toEqual(applied);
  });

  it('does not apply a limit with a minimum of tables or guests to a session without tables', () => {
    expect(remaining([limit({ numOfTables: 1 })], { tables: undefined })).toBeUndefined();
    expect(remaining([limit()], { tables: undefined })).toBe(5);
  });
});
