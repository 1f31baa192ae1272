import { expect, test } from 'vitest';
import { isAwaited } from './use-incomplete-orders.ts';

type Order = Parameters<typeof isAwaited>[0];

test.each<[boolean, Order['status'], Order['tvStatus']]>([
  [true, 'ongoing', 'waiting'],
  [true, 'ongoing', 'ready'],
  // paid ahead, but not fetched
  [true, 'done', 'preparing'],
  [false, 'done', 'taken'],
  [false, 'ongoing', 'taken'],
  [false, 'cancelled', 'waiting'],
  [false, 'void', 'ready'],
])('the dot of an order to come is %s for one that is %s and %s', (isShown, status, tvStatus) => {
  expect(isAwaited({ status, tvStatus })).toBe(isShown);
});
