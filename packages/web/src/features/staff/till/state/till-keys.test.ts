import { expect, test } from 'vitest';
import { TILL_KEYS } from './till-keys.ts';

test('T3.1: the table of keys has each binding once and none that browsers keep', () => {
  const bindings = TILL_KEYS.flatMap((key) => key.bindings);
  expect(bindings).toEqual([...new Set(bindings)]);
  for (const taken of ['F5', 'F6', 'F11', 'F12']) expect(bindings).not.toContain(taken);
  expect(bindings.filter((binding) => /Control|Meta|\$mod/.test(binding))).toEqual([]);
});
