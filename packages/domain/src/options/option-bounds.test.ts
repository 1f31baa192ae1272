import { expect, test } from 'vitest';
import { optionBoundsProblem } from './option-bounds.ts';

const TWO = { options: ['a', 'b'] };

test('B2.7 names the bound of an option that no choice can meet', () => {
  expect(optionBoundsProblem({ ...TWO, required: true })).toBe(undefined);
  expect(optionBoundsProblem({ options: [], required: true })).toBe('tooFewChoices');
  expect(optionBoundsProblem({ ...TWO, multiple: true, minPick: 2, maxPick: 1 })).toBe('pickRange');
  expect(optionBoundsProblem({ ...TWO, required: true, multiple: true, maxPick: 0 })).toBe('pickRange');
  expect(optionBoundsProblem({ ...TWO, multiple: true, minPick: 3 })).toBe('tooFewChoices');
  expect(optionBoundsProblem({ ...TWO, multiple: true, minPick: 3, allowSameValue: true })).toBe(undefined);
  expect(optionBoundsProblem({ ...TWO, allowQuantity: true, minQuantity: 3, maxQuantity: 2 })).toBe(
    'quantityRange',
  );
});

test('B2.7 bounds that do not apply are no problem', () => {
  expect(optionBoundsProblem({ ...TWO, minPick: 5, minQuantity: 3, maxQuantity: 2 })).toBe(undefined);
  expect(optionBoundsProblem({ options: [], required: true, draft: true })).toBe(undefined);
});
