import { expect, test } from 'vitest';
import type { ShopCatalogue } from '../../../../data/catalogue/shop-catalogue.ts';
import { menuAt } from './menu-at.ts';

const TIMES = [{ openForOnline: true, weekdays: [0, 1, 2, 3, 4, 5, 6] }];
// the cast is sound: the rest of a catalogue is not read
const DATA = {
  shop: { _id: 'shop1', timezone: 'Asia/Hong_Kong', openTakeAway: true, openForOnline: true },
  sections: [
    {
      _id: 'dinner',
      name: { en: 'Dinner' },
      showOrder: 2,
      timeRange: [{ ...TIMES[0], from: '18:00', to: '22:00' }],
    },
    {
      _id: 'lunch',
      name: { en: 'Lunch' },
      showOrder: 1,
      timeRange: [{ ...TIMES[0], from: '11:00', to: '15:00' }],
    },
  ],
  products: [
    { _id: 'tea', stock: { soldOut: true, resumeAt: '2026-03-02T09:00:00.000Z' } },
    { _id: 'rice', stock: { soldOut: true } },
  ],
} as unknown as ShopCatalogue;

test.each([
  ['2026-03-02T04:00:00.000Z', ['lunch'], [true, true]],
  ['2026-03-02T08:59:59.000Z', [], [true, true]],
  ['2026-03-02T09:00:00.000Z', [], [false, true]],
  ['2026-03-02T11:00:00.000Z', ['dinner'], [false, true]],
])('B3.8 follows the times of sections and of what is sold out at %s', (now, served, soldOut) => {
  const { data, sections } = menuAt(DATA, Date.parse(now));
  expect(sections.map(({ _id }) => _id)).toEqual(served);
  expect(data.products.map(({ stock }) => stock?.soldOut)).toEqual(soldOut);
});
