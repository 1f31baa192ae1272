import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCatalogue, aLine, anOption, aProduct, choosing } from '../testing/builders.ts';
import { cartProblems } from './cart-problems.ts';
import { cartQuantity } from './cart-quantity.ts';
import { type Cart, type CartAction, cartReducer, EMPTY_CART } from './cart-reducer.ts';
import { restoreCart } from './restore-cart.ts';
import { childLines } from './set-items.ts';

const setOption = anOption({
  _id: 'set',
  multiple: true,
  allowQuantity: true,
  options: [
    { _id: 'tea', type: 'product', product: 'p2', price: 0 },
    { _id: 'cake', type: 'product', product: 'p3', price: 500 },
  ],
});
const products = [
  aProduct({ options: ['o1'] }),
  aProduct({ _id: 'p2' }),
  aProduct({ _id: 'p3', setOrderOrGiftOnly: true }),
  aProduct({ _id: 'meal', options: ['set'] }),
];
const catalogue = aCatalogue(products, [anOption(), setOption]);
const meal = aLine({ id: 'm', product: 'meal', options: [choosing('set', 'tea', 'cake')] });
const items = childLines(meal, catalogue, 'dineIn', { ids: ['m1', 'm2'] });

function after(...actions: readonly CartAction[]): Cart {
  return actions.reduce(cartReducer, EMPTY_CART);
}

describe('adding (spec §4 cart rules)', () => {
  const quantities = (...lines: readonly ReturnType<typeof aLine>[]) =>
    after(...lines.map((line) => ({ type: 'lineAdded' as const, line }))).lines.map((line) => line.quantity);

  it('increases an identical standalone line', () => {
    const options = [choosing('o1', 'c1'), choosing('o2', 'a', 'b')];
    const turned = [choosing('o2', 'b', 'a'), choosing('o1', 'c1')];
    expect(quantities(aLine({ options }), aLine({ id: 'l2', options: turned, quantity: 2 }))).toEqual([3]);
  });

  it.each([
    ['options', { options: [choosing('o1', 'c1')] }],
    ['table', { table: 't2' }],
    ['remark', { customRemark: 'no ice' }],
    ['takeaway', { takeAway: true }],
    ['manual price', { openKey: -100 }],
    ['custom product', { product: undefined, customProduct: { name: 'x', price: 1 } }],
  ])('makes a new line that differs in %s', (_, difference) => {
    expect(quantities(aLine(), aLine({ id: 'l2', ...difference }))).toEqual([1, 1]);
  });

  it('increases an equal set with its items, but not an unequal one', () => {
    const other = { ...meal, id: 'n' };
    const same = items.map((item) => ({ ...item, id: `n-${item.id}`, fromProduct: 'n' }));
    const twice = after(
      { type: 'lineAdded', line: meal, children: items },
      { type: 'lineAdded', line: other, children: same },
    );
    expect(twice.lines.map((line) => [line.id, line.quantity])).toEqual([
      ['m', 2],
      ['m1', 2],
      ['m2', 2],
    ]);
    const changed = same.map((item) => ({ ...item, options: [choosing('o1', 'c1')] }));
    const both = after(
      { type: 'lineAdded', line: meal, children: items },
      { type: 'lineAdded', line: other, children: changed },
    );
    expect(both.lines).toHaveLength(6);
  });
});

describe('changing (spec §4 cart rules)', () => {
  const withMeal: CartAction = { type: 'lineAdded', line: meal, children: items };

  it('keeps children at their parent’s quantity times their ratio', () => {
    const cart = after(
      withMeal,
      { type: 'lineQuantitySet', id: 'm', quantity: 3 },
      { type: 'lineQuantitySet', id: 'm1', quantity: 9 },
    );
    expect(cart.lines.map((line) => line.quantity)).toEqual([3, 3, 3]);
  });

  it('removes a line with its children at quantity 0, and restores them', () => {
    const gone = after(
      withMeal,
      { type: 'lineAdded', line: aLine() },
      { type: 'lineQuantitySet', id: 'm', quantity: 0 },
    );
    expect(gone.lines.map((line) => line.id)).toEqual(['l1']);
    expect(cartReducer(gone, { type: 'lineRestored' }).lines.map((line) => line.id)).toEqual([
      'm',
      'm1',
      'm2',
      'l1',
    ]);
  });

  it('creates and removes child lines when set items are chosen', () => {
    const options = [{ option: 'set', selections: [{ _id: 'cake', quantity: 2 }] }];
    const existing = items.map((item) => ({ ...item, customRemark: 'kept' }));
    const children = childLines({ ...meal, options, quantity: 2 }, catalogue, 'dineIn', {
      ids: [],
      existing,
    });
    const cart = after(
      { type: 'lineAdded', line: { ...meal, quantity: 2 }, children: items },
      { type: 'lineEdited', id: 'm', change: { options }, children },
    );
    expect(cart.lines).toMatchObject([
      { id: 'm', quantity: 2 },
      { id: 'm2', quantity: 4, quantityRatio: 2, customRemark: 'kept' },
    ]);
    expect(() => childLines(meal, catalogue, 'dineIn', { ids: ['one'] })).toThrow(RangeError);
  });

  it('keeps set items in the order of their steps, whichever is chosen again', () => {
    const again = items.map((item, at) => (at === 0 ? { ...item, id: 'm9' } : item));
    const ofSecond = aLine({ id: 'm2a', fromProduct: 'm2' });
    const cart = after(
      { type: 'lineAdded', line: aLine() },
      withMeal,
      { type: 'childrenChosen', parent: 'm2', children: [ofSecond] },
      { type: 'lineAdded', line: aLine({ id: 'l2', product: 'p2' }) },
      { type: 'childrenChosen', parent: 'm', children: again },
    );
    expect(cart.lines.map(({ id }) => id)).toEqual(['l1', 'm', 'm9', 'm2', 'm2a', 'l2']);
  });

  it('leaves the cart as it was after adding and removing a line', () => {
    const quantity = fc.integer({ min: 1, max: 9 });
    const lines = fc.array(
      fc.record({ product: fc.constantFrom('p1', 'p2'), quantity, takeAway: fc.boolean() }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(lines, (drawn) => {
        const before = drawn.reduce<Cart>(
          (cart, entry, index) =>
            cartReducer(cart, { type: 'lineAdded', line: aLine({ id: `l${index}`, ...entry }) }),
          EMPTY_CART,
        );
        const added = cartReducer(before, { type: 'lineAdded', line: meal, children: items });
        expect(cartReducer(added, { type: 'lineRemoved', id: 'm' }).lines).toEqual(before.lines);
        const cleared = cartReducer(before, { type: 'cartCleared' });
        expect(cartReducer(cleared, { type: 'lineRestored' }).lines).toEqual(before.lines);
        expect(cartQuantity(before.lines)).toBe(drawn.reduce((sum, entry) => sum + entry.quantity, 0));
      }),
      { seed: 20260302, numRuns: 100 },
    );
  });

  it('counts sets once and no cancelled lines in the badge (spec §2)', () => {
    expect(cartQuantity([meal, ...items, aLine({ status: 'cancel', quantity: 5 })])).toBe(1);
  });
});

describe('cart invalid (spec §5)', () => {
  const ordering = { orderType: 'dineIn', selfOrder: true } as const;
  const codes = (...lines: readonly ReturnType<typeof aLine>[]) =>
    cartProblems(lines, catalogue, ordering).map((problem) => problem.code);

  it('refuses an empty cart, accepts valid lines', () => {
    expect(codes()).toEqual(['cartEmpty']);
    expect(codes(meal, ...items)).toEqual([]);
  });

  it.each([
    ['unknownProduct', aLine({ product: 'gone' })],
    ['invalidQuantity', aLine({ quantity: 1.5 })],
    ['setOrderOrGiftOnly', aLine({ product: 'p3' })],
    ['unknownOption', aLine({ options: [choosing('o9', 'c1')] })],
    ['unknownChoice', aLine({ options: [choosing('o1', 'c9')] })],
    ['missingParent', aLine({ fromProduct: 'gone' })],
  ] as const)('%s names the line', (code, line) => {
    expect(cartProblems([line], catalogue, ordering)).toMatchObject([{ code, line: 'l1' }]);
  });

  it('requires exactly the chosen items of a set', () => {
    const [tea, cake] = items;
    expect(codes(meal, ...items.slice(0, 1))).toEqual(['missingChild']);
    expect(codes(meal, ...items, { ...aLine({ id: 'm3' }), ...tea, id: 'm3' })).toEqual(['childNotChosen']);
    expect(codes(meal, ...items.slice(0, 1), { ...aLine(), ...cake, quantityRatio: 5 })).toEqual([
      'missingChild',
      'childNotChosen',
    ]);
  });

  it('refuses eat-in-only products off the premises', () => {
    const only = aCatalogue([aProduct({ eatInOnly: true })]);
    const problems = cartProblems([aLine()], only, { orderType: 'takeAway', selfOrder: true });
    expect(problems).toEqual([{ line: 'l1', code: 'eatInOnly' }]);
  });
});

describe('cart restore (spec §4)', () => {
  const owner = { shop: 's1', mode: 'takeAway' } as const;
  const few = aCatalogue(
    [
      aProduct({ stock: { stockMode: 'sync', quantity: 3 } }),
      aProduct({ _id: 'p2', stock: { stockMode: 'notSelling' } }),
      ...products.slice(2),
    ],
    [setOption],
  );

  it('drops and counts lines that are missing, not selling or short, sets as a whole', () => {
    const cart = [
      aLine({ quantity: 2 }),
      aLine({ id: 'l2', quantity: 2 }),
      aLine({ id: 'l3', product: 'gone' }),
      meal,
      ...items,
    ];
    const restored = restoreCart({ ...owner, cart }, { ...owner, catalogue: few });
    expect(restored.lines.map((line) => line.id)).toEqual(['l1']);
    expect(restored.dropped).toBe(3);
  });

  it('gives an empty cart for another session, shop or mode', () => {
    const stored = { ...owner, cart: [aLine()] };
    expect(restoreCart(stored, { ...owner, mode: 'delivery', catalogue })).toEqual({ lines: [], dropped: 0 });
    expect(restoreCart(stored, { ...owner, session: 'x', catalogue })).toEqual({ lines: [], dropped: 0 });
    expect(restoreCart(stored, { ...owner, catalogue }).lines).toHaveLength(1);
  });
});
