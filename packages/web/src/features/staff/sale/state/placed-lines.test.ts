import type { TableSession } from '@comanda/contract';
import { expect, test } from 'vitest';
import { placedLines } from './placed-lines.ts';

// the cast is sound: only the ids are read
const aBill = (...ids: readonly string[]) =>
  ({ products: ids.map((id) => ({ id })) }) as unknown as Pick<TableSession, 'products'>;
const lines = (...ids: readonly string[]) => ids.map((id) => ({ id }));

test('T4.2 lines whose ids are on a bill are no longer rung up, those beside them are', () => {
  expect(placedLines(lines('a', 'b', 'c'), [aBill('x'), aBill('c', 'a')])).toEqual(lines('a', 'c'));
  expect(placedLines(lines('a'), [aBill('x')])).toEqual([]);
  expect(placedLines([], [aBill('x')])).toEqual([]);
});
