import { expect, it } from 'vitest';
import { isOwnBill } from './own-table.ts';

it('T1.5 counts a bill as one’s own that one looks after, and one that nobody looks after as everybody’s', () => {
  expect(isOwnBill({ staff: 'wai' }, 'wai')).toBe(true);
  expect(isOwnBill({ staff: 'man' }, 'wai')).toBe(false);
  expect(isOwnBill({}, 'wai')).toBe(true);
});
