import { expect, test } from 'vitest';
import { lineOfDraft, staffLine } from './staff-line.ts';

test('T4.3 something that the menu lacks is sent with its name and price, and comes back from a draft', () => {
  const customProduct = { name: 'Birthday cake', price: 18_800, remarks: 'one candle', discountable: false };
  const line = { id: 'cake', customProduct, quantity: 1, tableChairId: '2', tableSplit: 3 };
  const sent = JSON.parse(JSON.stringify(staffLine(line)));
  expect(sent).toEqual(line);
  expect(lineOfDraft(sent)).toEqual(line);
});
