import { describe, expect, it } from 'vitest';
import { cartProblems, childLines } from '../cart/index.ts';
import type { OrderType, Product, ProductOption } from '../model/index.ts';
import { aCatalogue, aLine, anOption, aProduct, choosing } from '../testing/builders.ts';
import { defaultLineOptions, lineOptionProblems } from './line-options.ts';
import { isChoiceOffered, orderTypeProblem } from './offered.ts';

const AWAY: readonly OrderType[] = ['takeAway', 'delivery'];
const HERE: readonly OrderType[] = ['dineIn', 'dineInNoTable'];

const item = (product: string) => ({ _id: `c-${product}`, type: 'product' as const, product });

/** Creates a dinner of one main dish, steak or noodles, of which the steak is eat-in only. */
function aDinner(main: Partial<ProductOption> = {}, dinner: Partial<Product> = {}) {
  const set = aProduct({ _id: 'dinner', options: ['main'], ...dinner });
  const steak = aProduct({ _id: 'steak', eatInOnly: true });
  const option = anOption({
    _id: 'main',
    required: true,
    options: [{ ...item('steak'), defaultSelected: true }, item('noodles')],
    ...main,
  });
  const catalogue = aCatalogue([set, steak, aProduct({ _id: 'noodles' })], [option]);
  return { set, option, catalogue };
}

describe('an eat-in-only dish in a set', () => {
  it('is no choice off the premises, and one on the premises', () => {
    const { option, set, catalogue } = aDinner();
    const offered = (orderType: OrderType) =>
      option.options.filter((choice) => isChoiceOffered(choice, catalogue, orderType)).map(({ _id }) => _id);
    for (const orderType of AWAY) {
      expect(offered(orderType)).toEqual(['c-noodles']);
      expect(orderTypeProblem(set, catalogue, orderType)).toBeUndefined();
      // nor is it chosen by default
      expect(defaultLineOptions(set, catalogue, orderType)).toEqual([]);
    }
    for (const orderType of HERE) expect(offered(orderType)).toEqual(['c-steak', 'c-noodles']);
  });

  it('is refused at its option, so that another can be chosen', () => {
    const { set, catalogue } = aDinner();
    const lineOptions = [choosing('main', 'c-steak')];
    expect(lineOptionProblems(set, lineOptions, catalogue, { orderType: 'takeAway' })).toEqual([
      { code: 'choiceEatInOnly', option: 'main', choice: 'c-steak' },
    ]);
    expect(lineOptionProblems(set, lineOptions, catalogue, { orderType: 'dineIn' })).toEqual([]);
    const line = aLine({ product: 'dinner', options: lineOptions });
    const children = childLines(line, catalogue, 'takeAway', { ids: ['l2'] });
    const ordering = { orderType: 'takeAway', selfOrder: true } as const;
    expect(cartProblems([line, ...children], catalogue, ordering)).toEqual([
      { line: 'l1', code: 'choiceEatInOnly', option: 'main', choice: 'c-steak' },
      { line: 'l2', code: 'eatInOnly' },
    ]);
  });

  it('leaves the set unsold where a part that must be chosen has nothing else to offer', () => {
    const { set, catalogue } = aDinner({ options: [item('steak')] });
    for (const orderType of AWAY) {
      const problem = { code: 'partEatInOnly', option: 'main' };
      expect(orderTypeProblem(set, catalogue, orderType)).toEqual(problem);
      const ordering = { orderType, selfOrder: true };
      expect(cartProblems([aLine({ product: 'dinner' })], catalogue, ordering)[0]).toEqual({
        line: 'l1',
        ...problem,
      });
    }
    for (const orderType of HERE) expect(orderTypeProblem(set, catalogue, orderType)).toBeUndefined();
  });

  it.each<readonly [string, Partial<ProductOption>, boolean]>([
    ['one part that may be left away', { required: false }, true],
    ['two kinds, one of which stays', { multiple: true, minPick: 2, maxPick: 2 }, false],
    ['one of two kinds', { multiple: true, minPick: 1, maxPick: 2 }, true],
    ['two pieces, of one kind if one likes', { multiple: true, minPick: 2, allowSameValue: true }, true],
    ['a part that is not asked then', { options: [item('steak')], allowedOrderType: ['dineIn'] }, true],
    ['a draft', { options: [item('steak')], draft: true }, true],
  ])('asks for %s', (_, main, isSold) => {
    const { set, catalogue } = aDinner(main);
    expect(orderTypeProblem(set, catalogue, 'takeAway') === undefined).toBe(isSold);
  });

  it('counts for what more is asked of a set in a set, and a set that holds itself ends', () => {
    const { set, catalogue } = aDinner({ options: [item('steak')] });
    const banquet = aProduct({ _id: 'banquet', options: ['dinners'] });
    const dinners = anOption({ _id: 'dinners', required: true, options: [item('dinner')] });
    const loop = aProduct({ _id: 'loop', options: ['again'] });
    const again = anOption({ _id: 'again', required: true, options: [item('loop')] });
    const all = aCatalogue(
      [...catalogue.products.values(), set, banquet, loop],
      [...catalogue.productOptions.values(), dinners, again],
    );
    expect(orderTypeProblem(banquet, all, 'takeAway')).toEqual({ code: 'partEatInOnly', option: 'dinners' });
    expect(orderTypeProblem(loop, all, 'takeAway')).toBeUndefined();
  });
});
