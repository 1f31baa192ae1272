import { expect, test } from 'vitest';
import { repeats, TILL_KEYS } from './till-keys.ts';

test('T3.1: the table of keys has each binding once and none that browsers keep', () => {
  const bindings = TILL_KEYS.flatMap((key) => key.bindings);
  expect(bindings).toEqual([...new Set(bindings)]);
  for (const taken of ['F5', 'F6', 'F11', 'F12']) expect(bindings).not.toContain(taken);
  expect(bindings.filter((binding) => /Control|Meta|\$mod/.test(binding))).toEqual([]);
});

test('T3.1: a key that is held down neither sends nor takes money again', () => {
  const held = TILL_KEYS.map(({ action }) => action).filter(repeats);
  expect(held).toEqual(['more', 'less', 'erase', 'up', 'down', 'left', 'right']);
});
