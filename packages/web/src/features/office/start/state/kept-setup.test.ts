import { expect, test } from 'vitest';
import { isUnfinished } from './kept-setup.ts';

test('B1.4 the office leads back to the wizard until it, or anybody, has opened the shop', () => {
  const closed = { openForOnline: false };
  expect(isUnfinished({ done: [] }, closed)).toBe(false);
  expect(isUnfinished({ done: ['language', 'menu'] }, closed)).toBe(true);
  expect(isUnfinished({ done: ['language', 'menu'] }, { openForOnline: true })).toBe(false);
  expect(isUnfinished({ done: ['menu', 'trial'] }, closed)).toBe(false);
});
