import type { Product } from '@comanda/contract';
import { describe, expect, test } from 'vitest';
import { aTicket, aTicketLine } from '../testing/a-ticket.ts';
import { soldOutChoices, soldOutList } from './sold-out-list.ts';

const aDish = (id: string, en: string, over: Partial<Product> = {}): Product => ({
  _id: id,
  name: { en, cht: `${id}的`, chs: en },
  price: 1000,
  category: 'c',
  sections: [],
  ...over,
});
const dishes = [
  aDish('tart', 'Egg tart'),
  aDish('fun', 'Beef ho fun'),
  aDish('congee', 'Congee', { stock: { soldOut: true } }),
  aDish('toast', 'French toast', { code: 'T4' }),
];
const tickets = [
  aTicket({ _id: 'a', tableName: 'A07', lines: [aTicketLine({ product: 'fun' })] }),
  aTicket({ _id: 'b', orderNumber: '127', lines: [aTicketLine({ product: 'fun' })] }),
  aTicket({ _id: 'c', status: 'ready', lines: [aTicketLine({ product: 'tart' })] }),
];
const ids = (rows: ReturnType<typeof soldOutList>['off']) => rows.map(({ product }) => product._id);

describe('K3.5 what the kitchen may mark as sold out', () => {
  test('what is sold out, what open tickets want with their numbers, the rest', () => {
    const list = soldOutList(dishes, tickets);
    expect(ids(list.off)).toEqual(['congee']);
    expect(list.onTickets.map(({ product, tickets: wanting }) => [product._id, wanting])).toEqual([
      ['fun', ['A07', '127']],
    ]);
    expect(ids(list.others)).toEqual(['tart', 'toast']);
  });

  test.each([
    ['TART', ['tart']],
    ['hofun', ['fun']],
    ['toast的', ['toast']],
    ['t4', ['toast']],
    ['soup', []],
  ])('found by name in any language, or code: %s', (text, found) => {
    const { off, onTickets, others } = soldOutList(dishes, tickets, { text });
    expect(ids([...off, ...onTickets, ...others])).toEqual(found);
  });

  test('the dish that was pointed at comes first', () => {
    expect(ids(soldOutList(dishes, [], { first: 'toast' }).others)[0]).toBe('toast');
  });
});

test('K3.5 the choices of a dish are listed once each, without the dishes of a set', () => {
  const choice = (id: string, product?: string) => ({
    _id: id,
    name: { en: id, cht: id, chs: id },
    ...(product !== undefined && { product }),
  });
  const options = [
    { _id: 'noodles', name: { en: '', cht: '', chs: '' }, options: [choice('thin'), choice('flat')] },
    { _id: 'second', name: { en: '', cht: '', chs: '' }, options: [choice('flat'), choice('tea', 'tea')] },
  ];
  const dish = aDish('soup', 'Noodle soup', {
    options: ['noodles', 'second'],
    stock: { soldOutChoices: [{ option: 'noodles', choice: 'flat' }] },
  });
  const found = soldOutChoices(dish, options).map(({ choice: { _id }, isOff }) => [_id, isOff]);
  expect(found).toEqual([
    ['thin', false],
    ['flat', true],
  ]);
  expect(soldOutChoices(aDish('tart', 'Egg tart'), options)).toEqual([]);
});
