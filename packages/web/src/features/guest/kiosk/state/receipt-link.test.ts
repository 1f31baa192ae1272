import { expect, test } from 'vitest';
import { receiptAddress, receiptPath } from './receipt-link.ts';

const LINK = 'https://order.example.com/record/s1#receipt=Zb1-dQ2f8gTn0wQ1a2b3c4';

test('T9.4 the code of a receipt leads to its page in the guest’s language, with the key in the part that no server sees', () => {
  expect(receiptAddress(LINK, 'zh-hk')).toBe(LINK.replace('/record', '/zh-hk/record'));
  expect(receiptPath(LINK)).toBe('/record/s1#receipt=Zb1-dQ2f8gTn0wQ1a2b3c4');
});
