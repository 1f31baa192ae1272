import { ORDER_TYPES, WEEKDAYS } from '@comanda/domain';
import { expect, test } from 'vitest';
import { switchedEntries } from './switched-entries.ts';

test('B2.8 entries of a list that means all when empty are ticked one by one; the last one stays', () => {
  const [first, ...others] = ORDER_TYPES;
  expect(switchedEntries(ORDER_TYPES, undefined, first)).toEqual(others);
  expect(switchedEntries(ORDER_TYPES, [], first)).toEqual(others);
  expect(switchedEntries(ORDER_TYPES, others, first)).toBe(undefined);
  expect(switchedEntries(ORDER_TYPES, [first], first)).toEqual([first]);
  // hours on Mondays alone never become hours on every day
  expect(switchedEntries(WEEKDAYS, [1], 1)).toEqual([1]);
});
