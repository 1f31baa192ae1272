import { expect, test } from 'vitest';
import { searchWindow } from './search-windows.ts';

test('T3.7 a search goes back a week, then ever further, over every day once', () => {
  expect(searchWindow('2026-03-08', 0)).toEqual({ from: '2026-03-02', to: '2026-03-08' });
  expect(searchWindow('2026-03-08', 1)).toEqual({ from: '2026-02-09', to: '2026-03-01' });
  expect(searchWindow('2026-03-08', 99)).toBeUndefined();
});
