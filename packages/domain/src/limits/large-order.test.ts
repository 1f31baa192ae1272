import { describe, expect, test } from 'vitest';
import { largeOrder, MANY_PIECES } from './large-order.ts';

const tea = (quantity: number, more: object = {}) => ({ product: 'tea', quantity, ...more });

describe('a large order', () => {
  test('has more pieces of one dish than a table eats, counted over its lines', () => {
    const of = (...quantities: number[]) =>
      largeOrder({ lines: quantities.map((each) => tea(each)), total: 0 });
    expect(of(MANY_PIECES)).toBeUndefined();
    expect(of(MANY_PIECES + 1)).toEqual({ because: 'pieces', product: 'tea', quantity: 21 });
    expect(of(12, 9)).toEqual({ because: 'pieces', product: 'tea', quantity: 21 });
  });

  test('is not made large by the dishes inside its sets, or by many different ones', () => {
    const inSets = { lines: [tea(15), tea(15, { fromProduct: 'set' })], total: 0 };
    expect(largeOrder(inSets)).toBeUndefined();
    expect(largeOrder({ lines: [tea(20), { product: 'rice', quantity: 20 }], total: 0 })).toBeUndefined();
  });

  test('comes to more than the shop’s bound, where it has one', () => {
    expect(largeOrder({ lines: [tea(1)], total: 50_001, bound: 50_000 })).toEqual({ because: 'total' });
    expect(largeOrder({ lines: [tea(1)], total: 50_000, bound: 50_000 })).toBeUndefined();
    expect(largeOrder({ lines: [tea(1)], total: 9_999_999 })).toBeUndefined();
  });
});
