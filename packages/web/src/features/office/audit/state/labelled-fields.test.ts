import { expect, test } from 'vitest';
import { labelOf } from './labelled-fields.ts';

test('B6.5 fields that are often changed have a label; others keep their own name', () => {
  expect(labelOf('outstanding')).toBe('field.outstanding');
  expect(labelOf('limits.cash')).toBeUndefined();
  expect(labelOf('toString')).toBeUndefined();
});
