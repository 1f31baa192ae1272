import { expect, test } from 'vitest';
import { createPriceMemory } from './price-memory.ts';

const line = { id: 'a', product: 'tea', quantity: 1 };

test('T3.1 a price published under a rung-up line is noticed, with what it was', () => {
  const memory = createPriceMemory();
  expect(memory.before(line, 1000)).toBeUndefined();
  expect(memory.before({ ...line, quantity: 3 }, 1200)).toBe(1000);
  expect(memory.before(line, 1000)).toBeUndefined();
});

test('T3.1 a line that is changed by hand begins with its price of then', () => {
  const memory = createPriceMemory();
  memory.before(line, 1000);
  const changed = { ...line, options: [{ option: 'size', selections: [{ _id: 'large', quantity: 1 }] }] };
  expect(memory.before(changed, 1500)).toBeUndefined();
  expect(memory.before({ ...line, id: 'b' }, 1200)).toBeUndefined();
});
