import type { Edit } from '@comanda/domain';
import { expect, test } from 'vitest';
import { withKept, withoutLast } from './kept-edits.ts';

const edit = (value: number): Edit => ({ list: 'products', entity: 'tea', path: 'price', value });
const NONE = { staff: '', batches: [] };

test("B3.2 one's own last edits are kept to be taken back, and nobody else's", () => {
  const own = withKept(withKept(NONE, 'mei', [edit(1)]), 'mei', [edit(2), edit(3)]);
  expect(own.batches).toEqual([{ edits: [edit(1)] }, { edits: [edit(2), edit(3)] }]);
  expect(withoutLast(own).batches).toEqual([{ edits: [edit(1)] }]);
  expect(withKept(own, 'ken', [edit(4)])).toEqual({ staff: 'ken', batches: [{ edits: [edit(4)] }] });
});

test('B3.2 of many edits the oldest can no longer be taken back, the last always', () => {
  const many = Array.from({ length: 1500 }, (_, at) => edit(at));
  const once = withKept(NONE, 'mei', many);
  expect(withKept(once, 'mei', many).batches).toHaveLength(1);
  const few = Array.from({ length: 60 }).reduce(
    (kept: typeof once, _, at) => withKept(kept, 'mei', [edit(at)]),
    once,
  );
  expect(few.batches).toHaveLength(50);
  expect(withKept(NONE, 'mei', [...many, ...many]).batches).toHaveLength(1);
});
