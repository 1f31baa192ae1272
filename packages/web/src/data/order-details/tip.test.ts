import { expect, test } from 'vitest';
import { tipFor } from './tip.ts';

test('a tip applies only to the cart it was given to', () => {
  const kept = { shop: 's', session: 'x', amount: 500 };
  const owner = { shop: 's', mode: 'dineIn', session: 'x' } as const;
  expect(tipFor(kept, owner)).toBe(500);
  expect(tipFor(kept, { ...owner, session: undefined })).toBe(0);
  expect(tipFor(kept, { ...owner, shop: 'other' })).toBe(0);
  expect(tipFor(null, owner)).toBe(0);
});
