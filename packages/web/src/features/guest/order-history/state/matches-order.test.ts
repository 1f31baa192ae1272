import { expect, test } from 'vitest';
import { anOrder, aPlacedLine } from '../../../../data/sessions/testing/an-order.ts';
import { matchesOrder } from './matches-order.ts';

const SHOP = { en: 'Harbour Lane Café', cht: '海傍冰室', chs: '海傍冰室' };
const order = anOrder({
  orderNumber: '127',
  products: [
    aPlacedLine(),
    aPlacedLine({ id: 'l2', status: 'cancel', name: { en: 'Toast', cht: '多士', chs: '吐司' } }),
  ],
});

test.each([
  ['127', true],
  ['lemon TEA', true],
  ['檸檬', true],
  ['tea harbour', true],
  ['２ mar', true],
  ['', true],
  ['128', false],
  ['tea 128', false],
  ['toast', false],
])('a search for %j matches the order: %s', (keyword, found) => {
  expect(matchesOrder(order, keyword, [SHOP, undefined], ['2 Mar, 20:00'])).toBe(found);
});
