import type { Section } from '@comanda/contract';
import { expect, it } from 'vitest';
import { sampleLines } from './sample-lines.ts';
import { settingsOf, withRate } from './service.ts';

const section = { _id: 's', name: { en: 'Day', cht: '', chs: '' }, shops: ['a'] } as Section;

it('B5.2 a service charge is set where there was none, and gone with its last rate', () => {
  const none = settingsOf(section);
  expect(none).toEqual([{ from: '00:00', to: '24:00' }]);
  const ten = withRate(none, 0, { field: 'percent', value: 10 });
  expect(ten).toEqual([{ from: '00:00', to: '24:00', percent: 10 }]);
  expect(withRate(ten, 0, { field: 'percent', value: 0 })).toEqual([]);
  const lunch = [{ from: '11:00', to: '15:00', percent: 5 }, ...ten];
  expect(withRate(lunch, 0, { field: 'percent', value: undefined })).toEqual([
    { from: '11:00', to: '15:00' },
    ...ten,
  ]);
});

it('B5.2 the worked bill is of dishes that need no choice', () => {
  const dish = (_id: string, more: object = {}) => ({ _id, name: section.name, price: 1000, ...more });
  const products = [
    dish('open', { openPrice: true }),
    dish('rice'),
    dish('noodles', { options: ['size'] }),
    dish('gift', { setOrderOrGiftOnly: true }),
    dish('free', { price: 0 }),
    dish('tea'),
  ];
  expect(sampleLines(products as never)).toEqual([
    { id: 'sample0', product: 'rice', quantity: 2 },
    { id: 'sample1', product: 'tea', quantity: 1 },
  ]);
});
