import { expect, test } from 'vitest';
import { canKeep } from './can-keep.ts';

test('a browser whose storage is forbidden or full keeps nothing', () => {
  const held = new Map<string, string>();
  const place = {
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  };
  expect(canKeep(() => place)).toBe(true);
  expect(held.size).toBe(0);
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(canKeep(() => ({ ...place, setItem: full }))).toBe(false);
  expect(canKeep(full)).toBe(false);
});
