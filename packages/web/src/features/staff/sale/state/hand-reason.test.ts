import { expect, test } from 'vitest';
import { withHandReason } from './hand-reason.ts';

test('T2.5 the reason of an approval stands with every price and discount by hand, and nowhere else', () => {
  const comp = { product: 'bun', reason: { kind: 'comp' } };
  const plain = { product: 'tea' };
  const said = { line: 'l1', reason: { kind: 'price', text: 'Birthday' } };
  expect(
    withHandReason(
      { requestId: 'r', products: [comp, plain], discounts: [{ percent: 10 }] },
      'Regular guest',
    ),
  ).toEqual({
    requestId: 'r',
    products: [{ ...comp, reason: { kind: 'comp', text: 'Regular guest' } }, plain],
    discounts: [{ percent: 10, text: 'Regular guest' }],
  });
  expect(withHandReason({ lines: [said] }, 'Complaint')).toEqual({ lines: [said] });
  expect(withHandReason({ session: 's' }, 'Complaint')).toEqual({ session: 's' });
});
