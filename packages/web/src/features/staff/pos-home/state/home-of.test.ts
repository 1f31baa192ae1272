import { expect, test } from 'vitest';
import { homeOf } from './home-of.ts';

test('T1.1 a handheld begins with its own tables, a till with the till, a cook with the kitchen', () => {
  expect(homeOf('waiter', 'handheld')).toBe('/handheld');
  expect(homeOf('manager', 'handheld')).toBe('/handheld');
  expect(homeOf('waiter', 'till')).toBe('/till');
  expect(homeOf('kitchen', 'handheld')).toBe('/kitchen');
});
