import type { Product } from '@comanda/contract';
import { describe, expect, test } from 'vitest';
import { createDishIndex, dishOfCode, findDishes } from './find-dishes.ts';

const aDish = (_id: string, code: string, en: string, cht: string, short?: string) =>
  ({
    _id,
    code,
    name: { en, cht, chs: cht },
    ...(short && { shortName: { en: short, cht, chs: cht } }),
    price: 1000,
    category: 'c',
    sections: [],
  }) as unknown as Product;

const index = createDishIndex([
  aDish('satay', '12', 'Satay beef noodles', '沙嗲牛肉公仔麵'),
  aDish('brisket', '14', 'Brisket noodles', '柱侯牛腩麵'),
  aDish('beef', '19', 'Dry-fried beef ho fun', '乾炒牛河'),
  aDish('tea', '50', 'Hot milk tea', '熱奶茶', 'HMT'),
  aDish('set', 'B1', 'Breakfast', '早餐'),
  aDish('twelve', '1', 'Twelve eggs', '十二蛋'),
]);
const found = (typed: string) => findDishes(index, typed).map(({ _id }) => _id);

describe('T3.1: the search of the till', () => {
  test('has the exact code first, then codes and names that begin with it', () => {
    expect(found('1')).toEqual(['twelve', 'satay', 'brisket', 'beef']);
    expect(found('b1')).toEqual(['set']);
    expect(found('b')).toEqual(['set', 'brisket', 'satay', 'beef']);
  });

  test('finds by the beginnings of words, in any sequence, and short names', () => {
    expect(found('noo')).toEqual(['satay', 'brisket']);
    expect(found('noo bri')).toEqual(['brisket']);
    expect(found('fried')).toEqual(['beef']);
    expect(found('hmt')).toEqual(['tea']);
    expect(found('risket')).toEqual([]);
  });

  test('finds Chinese anywhere in a name, in either script', () => {
    expect(found('牛')).toEqual(['satay', 'brisket', 'beef']);
    expect(found('奶茶')).toEqual(['tea']);
    expect(found('干炒')).toEqual(['beef']);
  });

  test('finds nothing for nothing, and a dish by its code whatever its case', () => {
    expect(found(' ')).toEqual([]);
    expect(dishOfCode(index, 'b1')?._id).toBe('set');
    expect(dishOfCode(index, '99')).toBeUndefined();
  });
});
