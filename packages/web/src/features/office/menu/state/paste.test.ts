import type { Product, Shop } from '@comanda/contract';
import { LANGUAGES } from '@comanda/domain';
import { expect, test } from 'vitest';
import type { Dish, DraftedCategory } from './dishes.ts';
import { type GridColumn, gridColumns } from './grid-columns.ts';
import { planClear, planPaste, selectedTexts } from './paste.ts';

// the casts are sound: the tests read these fields only
const aShop = (id: string) => ({ _id: id, currency: 'HKD', priceRoundFactor: 10 }) as unknown as Shop;
const SHOPS = [aShop('central'), aShop('harbour')];
const aCategory = (id: string, name: string) => {
  const now = { _id: id, name: { en: name, cht: '', chs: '' }, sections: ['day'] };
  return { id, live: now, now, edits: [] } as unknown as DraftedCategory;
};
const CATEGORIES = [aCategory('tea', 'Tea'), aCategory('rice', 'Rice')];

function aDish(id: string, more: Partial<Record<keyof Product, unknown>> = {}): Dish {
  const now = {
    _id: id,
    name: { en: id, cht: `${id} 繁`, chs: '' },
    price: 1800,
    category: 'tea',
    sections: ['day'],
    ...more,
  } as unknown as Product;
  return { id, live: now, now, edits: [] };
}

const columnsFor = (isManager: boolean) =>
  gridColumns({
    shop: SHOPS[0] ?? aShop(''),
    shops: SHOPS,
    categories: CATEGORIES,
    languages: LANGUAGES,
    first: LANGUAGES[0],
    isManager,
  });
const COLUMNS = columnsFor(false);
const at = (field: GridColumn['field'], columns = COLUMNS) =>
  columns.findIndex((column) => column.field === field);
const cell = (row: number, column: number) => ({ top: row, bottom: row, left: column, right: column });
const DISHES = [
  aDish('milk tea', { code: '1' }),
  aDish('lemon tea', { code: '2' }),
  aDish('coffee', { code: '3', discountMapping: [{ shop: 'harbour', price: 2100 }] }),
];
const plan = (text: string, range: ReturnType<typeof cell>, dishes = DISHES, columns = COLUMNS) =>
  planPaste({ table: text.split('\n').map((row) => row.split('\t')), range, dishes, all: dishes, columns });
const said = ({ values, refused, beyond }: ReturnType<typeof plan>) => ({
  values: values.map(({ dish, path, value }) => [dish.id, path, value]),
  refused: refused.map(({ dish, text, problem }) => [dish.id, text, problem.kind]),
  beyond,
});

test('B3.2 pasted cells change what fits, and what does not is said with its reason', () => {
  const price = at('price');
  expect(said(plan('HK$20\n1.234\nabc\n30', cell(0, price)))).toEqual({
    values: [['milk tea', 'price', 2000]],
    refused: [
      ['lemon tea', '1.234', 'price'],
      ['coffee', 'abc', 'price'],
    ],
    beyond: 1,
  });
});

test('B3.2 what is pasted beside the table, or equals what is there, changes nothing', () => {
  const { values, changed, beyond } = plan('18.00\t20\t22\t24', cell(0, at('price')));
  expect(values.map(({ path }) => path)).toEqual([
    'discountMapping[central].price',
    'discountMapping[harbour].price',
  ]);
  expect([changed, beyond]).toEqual([2, 1]);
});

test('B3.2 one cell fills the selection, and a table as often as it fits', () => {
  const three = { top: 0, bottom: 2, left: at('price'), right: at('price') };
  expect(plan('25', three).values.map(({ value }) => value)).toEqual([2500, 2500, 2500]);
  expect(plan('25\n26', three).values.map(({ value }) => value)).toEqual([2500, 2600]);
});

test('B3.2 codes may change places in a paste, and none is given twice', () => {
  expect(said(plan('2\n1', cell(0, at('code')))).values).toEqual([
    ['milk tea', 'code', '2'],
    ['lemon tea', 'code', '1'],
  ]);
  expect(said(plan('9\n9\n8', cell(0, at('code')))).refused).toEqual([['lemon tea', '9', 'codeTaken']]);
  expect(said(plan('3', cell(0, at('code')))).refused).toEqual([['milk tea', '3', 'codeTaken']]);
});

test('B3.2 a category is typed by its name in any language and moves the dish', () => {
  expect(said(plan('rice', cell(0, at('category')))).values).toEqual([['milk tea', 'category', 'rice']]);
  expect(said(plan('soup', cell(0, at('category')))).refused).toEqual([['milk tea', 'soup', 'noCategory']]);
});

test('B3.2 Delete empties cells that may be empty, and says which may not', () => {
  const range = { top: 2, bottom: 2, left: 0, right: COLUMNS.length - 1 };
  const cleared = said(planClear({ range, dishes: DISHES, all: DISHES, columns: COLUMNS }));
  expect(cleared.values).toEqual([
    ['coffee', 'name.cht', undefined],
    ['coffee', 'code', undefined],
    ['coffee', 'discountMapping[harbour].price', undefined],
  ]);
  expect(cleared.refused.map(([, , kind]) => kind)).toEqual(['nameNeeded', 'noCategory', 'price']);
});

test("B3.3 a shop's own price has a column; empty it is the dish's, and where the dish is not sold it is locked", () => {
  const own = COLUMNS.filter(({ field }) => field === 'ownPrice');
  expect(own.map(({ textOf, ghostOf }) => [textOf(aDish('x').now), ghostOf?.(aDish('x').now)])).toEqual([
    ['', '18.00'],
    ['', '18.00'],
  ]);
  const inCentral = aDish('x', { shops: ['central'] });
  expect(own.map(({ isLocked }) => isLocked(inCentral))).toEqual([false, true]);
});

test("B6.1 a manager's table changes the own shop's price only", () => {
  const columns = columnsFor(true);
  expect(columns.filter(({ isLocked }) => !isLocked(aDish('x'))).map(({ key }) => key)).toEqual(['central']);
  expect(said(plan('New', cell(0, 0), DISHES, columns)).refused).toEqual([['milk tea', 'New', 'locked']]);
});

test('B3.2 the selected cells are copied as they are shown', () => {
  const range = { top: 1, bottom: 2, left: at('code'), right: at('price') };
  expect(selectedTexts({ range, dishes: DISHES, columns: COLUMNS })).toEqual([
    ['2', 'Tea', '18.00'],
    ['3', 'Tea', '18.00'],
  ]);
});
