import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';

test('B6.5 a change is shown field by field, with what was before', () => {
  expect(
    differencesOf({
      before: { name: 'Ling', role: 'waiter', shops: ['a'], limits: { cash: 5, same: 1 } },
      after: { name: 'Ling', role: 'manager', shops: ['a', 'b'], limits: { cash: 6, same: 1 }, newPin: true },
    }),
  ).toEqual([
    { field: 'role', before: 'waiter', after: 'manager' },
    { field: 'shops', before: ['a'], after: ['a', 'b'] },
    { field: 'limits.cash', before: 5, after: 6 },
    { field: 'newPin', after: true },
  ]);
  expect(differencesOf({ before: { code: 'x', list: [{ a: 1 }], same: [1] }, after: { same: [1] } })).toEqual(
    [
      { field: 'code', before: 'x' },
      { field: 'list', before: [{ a: 1 }] },
    ],
  );
  expect(differencesOf({})).toEqual([]);
});
