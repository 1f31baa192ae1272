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
} from './line-draft.ts';
import { addable, optionRule } from './option-rule.ts';

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

  test('keeps the place of a set item that is chosen anew', () => {
    const [a, b] = ['first', 'second'].map(
      (id): ProductOption => ({
        _id: id,
        name,
        options: ['tea', 'coffee'].map((product) => ({ _id: product, name, type: 'product', product })),
      }),
    );
    const options = new Map(
      [a, b].flatMap((each) => (each === undefined ? [] : [[each._id, each] as const])),
    );
    const products = new Map(catalogue.products).set('duo', aProduct('duo', ['first', 'second']));
    const duo = { ...context, catalogue: { ...catalogue, products, productOptions: options } };
    const empty = { line: { id: 'l', product: 'duo', quantity: 1 }, children: [] };
    const chosen = [
      ['second', 'tea'],
      ['first', 'tea'],
      ['first', 'coffee'],
    ] as const;
    const edited = chosen.reduce<Parameters<typeof withSelections>[0]>(
      (draft, [option, choice]) => withSelections(draft, { line: 'l', option }, one(choice), duo),
      empty,
    );
    expect(edited.children.map(({ fromOption, product }) => [fromOption, product])).toEqual([
      ['first', 'coffee'],
      ['second', 'tea'],
    ]);
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
    expect(twice).toEqual([...one('egg'), ...one('egg'), ...one('ham')]);
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

describe('a choice that takes the place of another', () => {
  test('swaps at a tap where one may be chosen, even of an option that allows several', () => {
    const single = { ...tops, maxPick: 1 };
    expect(toggled(single, one('egg'), 'ham')).toEqual(one('ham'));
    expect(addable(single, one('egg'), 'ham')).toBe(1);
    expect(toggled(single, one('ham'), 'ham')).toEqual([]);
  });

  test('with quantities, even when all portions are taken', () => {
    const portions = { ...drink, allowQuantity: true, maxQuantity: 2 };
    const full = [{ _id: 'tea', quantity: 2 }];
    expect(addable(portions, full, 'coffee')).toBe(2);
    expect(addable(portions, full, 'tea')).toBe(0);
    expect(counted(portions, full, 'coffee', 1)).toEqual(one('coffee'));
  });

  test('of several, nothing more once all are chosen; the same one twice only where that is allowed', () => {
    const two = { ...tops, minPick: 2, maxPick: 2 };
    const both = [...one('egg'), ...one('ham')];
    expect(addable(two, both, 'egg')).toBe(0);
    expect(isCounted(two)).toBe(false);
    const same = { ...two, allowSameValue: true };
    expect(isCounted(same)).toBe(true);
    expect(counted(same, one('egg'), 'egg', 2)).toEqual([...one('egg'), ...one('egg')]);
    expect(addable(same, [...one('egg'), ...one('egg')], 'ham')).toBe(0);
  });

  test('a second one of the same dish is a line of its own, with options of its own', () => {
    const mains = { ...drink, _id: 'drink', multiple: true, minPick: 2, maxPick: 2, allowSameValue: true };
    const menu = createCatalogue({
      products: [set, aProduct('tea', ['sweet']), aProduct('coffee')],
      productOptions: [mains, sweet, tops],
    });
    const twice = [...one('tea'), ...one('tea')];
    const draft = withSelections(start, { line: 'l', option: 'drink' }, twice, {
      ...context,
      catalogue: menu,
    });
    expect(draft.children.map(({ id, product }) => [id, product])).toEqual([
      ['c1', 'tea'],
      ['c2', 'tea'],
    ]);
    const less = withSelections(draft, { line: 'c2', option: 'sweet' }, one('less'), {
      ...context,
      catalogue: menu,
    });
    expect(less.children.map((child) => selectionsIn(child, 'sweet'))).toEqual([[], one('less')]);
  });
});
