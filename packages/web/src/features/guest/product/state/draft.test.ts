import type { Product, ProductOption } from '@comanda/contract';
import { createCatalogue } from '@comanda/domain';
import { describe, expect, test } from 'vitest';
import {
  counted,
  countOf,
  draftProblems,
  fitsProduct,
  isCounted,
  selectionsIn,
  toggled,
  withQuantity,
  withSelections,
} from './draft.ts';
import { optionRule } from './option-rule.ts';

const name = { en: 'x', cht: 'x', chs: 'x' };
const aProduct = (id: string, options: readonly string[] = []): Product => ({
  _id: id,
  name,
  price: 1000,
  category: 'c',
  sections: [],
  options: [...options],
});
const drink: ProductOption = {
  _id: 'drink',
  name,
  required: true,
  options: [
    { _id: 'tea', name, type: 'product', product: 'tea' },
    { _id: 'coffee', name, type: 'product', product: 'coffee' },
  ],
};
const sweet: ProductOption = { _id: 'sweet', name, required: true, options: [{ _id: 'less', name }] };
const tops: ProductOption = {
  _id: 'tops',
  name,
  multiple: true,
  maxPick: 3,
  options: [
    { _id: 'egg', name },
    { _id: 'ham', name },
  ],
};
const set = aProduct('set', ['drink', 'tops']);
const catalogue = createCatalogue({
  products: [set, aProduct('tea', ['sweet']), aProduct('coffee')],
  productOptions: [drink, sweet, tops],
});
const context = { catalogue, orderType: 'takeAway', ids: ['c1', 'c2'] } as const;
const start = { line: { id: 'l', product: 'set', quantity: 1 }, children: [] };
const one = (id: string) => [{ _id: id, quantity: 1 }];

describe('a draft', () => {
  test('adds a line for a chosen set item, and removes it with another choice', () => {
    const withTea = withSelections(start, { line: 'l', option: 'drink' }, one('tea'), context);
    expect(withTea.children).toMatchObject([
      { id: 'c1', product: 'tea', fromProduct: 'l', fromChoice: 'tea' },
    ]);
    const withCoffee = withSelections(withTea, { line: 'l', option: 'drink' }, one('coffee'), context);
    expect(withCoffee.children.map(({ product }) => product)).toEqual(['coffee']);
  });

  test("keeps a set item's choices while other options change", () => {
    const withTea = withSelections(start, { line: 'l', option: 'drink' }, one('tea'), context);
    const less = withSelections(withTea, { line: 'c1', option: 'sweet' }, one('less'), context);
    const withEgg = withSelections(less, { line: 'l', option: 'tops' }, one('egg'), context);
    expect(withEgg.children[0] && selectionsIn(withEgg.children[0], 'sweet')).toEqual(one('less'));
  });

  test('reports problems by line and option, set items included', () => {
    expect(draftProblems(start, catalogue, 'takeAway')).toMatchObject([
      { code: 'required', option: 'drink', line: 'l' },
    ]);
    const withTea = withSelections(start, { line: 'l', option: 'drink' }, one('tea'), context);
    expect(draftProblems(withTea, catalogue, 'takeAway')).toMatchObject([{ option: 'sweet', line: 'c1' }]);
  });

  test('scales set items with the quantity', () => {
    const withTea = withSelections(start, { line: 'l', option: 'drink' }, one('tea'), context);
    expect(withQuantity(withTea, 3).children[0]?.quantity).toBe(3);
  });

  test('does not fit another product, or options that are gone', () => {
    expect(fitsProduct(start, set, catalogue)).toBe(true);
    expect(fitsProduct(start, aProduct('tea'), catalogue)).toBe(false);
    const stale = { ...start, line: { ...start.line, options: [{ option: 'gone', selections: [] }] } };
    expect(fitsProduct(stale, set, catalogue)).toBe(false);
  });

  test('replaces a single choice, and adds up multiple ones', () => {
    expect(toggled(drink, one('tea'), 'coffee')).toEqual(one('coffee'));
    expect(toggled(tops, one('egg'), 'ham')).toEqual([...one('egg'), ...one('ham')]);
    expect(toggled(tops, one('egg'), 'egg')).toEqual([]);
    expect(counted({ ...tops, allowQuantity: true }, one('egg'), 'egg', 2)).toEqual([
      { _id: 'egg', quantity: 2 },
    ]);
    expect(counted(tops, one('egg'), 'egg', 0)).toEqual([]);
  });

  test('selects the same value repeatedly where quantities are not allowed', () => {
    const same = { ...tops, allowSameValue: true };
    const twice = counted(same, [...one('egg'), ...one('ham')], 'egg', 2);
    expect(twice).toEqual([...one('ham'), ...one('egg'), ...one('egg')]);
    expect(countOf(twice, 'egg')).toBe(2);
    expect(isCounted(same)).toBe(true);
    expect(isCounted(tops)).toBe(false);
  });
});

describe('the rule of an option', () => {
  const option = (over: Partial<ProductOption>): ProductOption => ({ _id: 'o', name, options: [], ...over });
  test.each([
    [option({ required: true }), 'requiredOne'],
    [option({}), 'optionalOne'],
    [option({ multiple: true, minPick: 2, maxPick: 2 }), 'exactly'],
    [option({ multiple: true, minPick: 2, maxPick: 3 }), 'range'],
    [option({ multiple: true, maxPick: 3 }), 'upTo'],
    [option({ multiple: true, required: true }), 'atLeast'],
    [option({ multiple: true }), 'free'],
    [option({ multiple: true, allowQuantity: true, maxQuantity: 5 }), 'upTo'],
  ])('%o is %s', (asked, kind) => {
    expect(optionRule(asked, []).kind).toBe(kind);
  });

  test('counts pieces left where quantities are allowed', () => {
    const pieces = option({ multiple: true, allowQuantity: true, maxQuantity: 3 });
    expect(optionRule(pieces, [{ _id: 'a', quantity: 2 }]).left).toBe(1);
    expect(optionRule(tops, one('egg')).left).toBe(2);
  });

  test('limits pieces and kinds, and blocks further kinds', () => {
    const choices = ['a', 'b', 'c'].map((_id) => ({ _id, name }));
    const pieces = option({
      options: choices,
      multiple: true,
      maxPick: 2,
      allowQuantity: true,
      maxQuantity: 6,
    });
    const two = [...one('a'), ...one('b')];
    expect(optionRule(pieces, two)).toMatchObject({ max: 6, left: 4, kinds: { min: 0, max: 2, left: 0 } });
    expect(optionRule({ ...pieces, maxPick: 3 }, two).kinds).toBeUndefined();
  });
});
