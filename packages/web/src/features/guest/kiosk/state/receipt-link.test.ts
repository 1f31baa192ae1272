import { expect, test } from 'vitest';
import { receiptPath } from './receipt-link.ts';

test('T9.4 the code of a receipt leads to its page, with the key in the part that no server sees', () => {
  const path = receiptPath({ _id: 's 1', shop: 'harbour', restoreKey: 'a+b' });
  expect(path).toBe('/record/s%201#key=a%2Bb&shop=harbour');
});
