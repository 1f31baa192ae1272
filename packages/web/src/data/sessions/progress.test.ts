import { describe, expect, test } from 'vitest';
import { byProgress, dishCount, groupLines, orderedLines } from './progress.ts';
import { anOrder, aPlacedLine } from './testing/an-order.ts';

describe('dishes of an order', () => {
  test('include a set with its children, in the status of the least advanced of them', () => {
    const lines = [
      aPlacedLine({ id: 'set', kitchenStatus: 'ready' }),
      aPlacedLine({ id: 'tea', fromProduct: 'set', kitchenStatus: 'preparing' }),
      aPlacedLine({ id: 'bun', quantity: 3 }),
    ];
    const groups = groupLines(lines);
    expect(groups.map(({ line, status }) => [line.id, status])).toEqual([
      ['set', 'cooking'],
      ['bun', 'received'],
    ]);
    expect(groups[0]?.children.map(({ id }) => id)).toEqual(['tea']);
    expect(dishCount(groups)).toBe(4);
  });

  test('are all lines ordered if the whole order was cancelled', () => {
    const products = [aPlacedLine({ id: 'a', status: 'cancel' }), aPlacedLine({ id: 'b' })];
    expect(orderedLines(anOrder({ products })).map(({ id }) => id)).toEqual(['b']);
    expect(orderedLines(anOrder({ products, status: 'cancelled' })).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('include a child without its cancelled parent', () => {
    expect(groupLines([aPlacedLine({ id: 'tea', fromProduct: 'gone' })])).toHaveLength(1);
  });

  test('are sorted ready first, served last, otherwise as placed', () => {
    const statuses = ['taken', 'waiting', 'ready', 'preparing', 'ready'] as const;
    const lines = statuses.map((kitchenStatus, at) => aPlacedLine({ id: `l${at}`, kitchenStatus }));
    expect(byProgress(groupLines(lines)).map(({ line }) => line.id)).toEqual(['l2', 'l4', 'l3', 'l1', 'l0']);
  });
});
