import type { Product, ProductOption } from '@comanda/contract';
import { createCatalogue } from '@comanda/domain';
import { describe, expect, test } from 'vitest';
import { newLine } from '../../../../data/cart/new-line.ts';
import {
  askedQuestion,
  chosenLine,
  EMPTY_ORDER,
  isPriceAsked,
  linesShown,
  type TillAction,
  type TillOrder,
  tillReducer,
} from './till-order.ts';

const name = { en: 'x', cht: 'x', chs: 'x' };
const aDish = (_id: string, options: readonly string[] = [], more: Partial<Product> = {}) =>
  ({ _id, name, price: 1000, category: 'c', sections: [], options, ...more }) as unknown as Product;
const anOption = (_id: string, choices: readonly string[], more: Partial<ProductOption> = {}) =>
  ({
    _id,
    name,
    options: choices.map((choice) => ({ _id: choice, name })),
    ...more,
  }) as unknown as ProductOption;

const products = [
  aDish('tea', ['heat', 'sweet']),
  aDish('toast'),
  aDish('crab', [], { soldByWeight: true }),
  aDish('set', ['main', 'drink']),
  aDish('noodles', ['noodle']),
  aDish('salad', ['toppings']),
  aDish('fish', [], { openPrice: true }),
  aDish('lobster', ['heat'], { openPrice: true }),
];
const productOptions = [
  anOption('heat', ['hot', 'cold'], { required: true }),
  anOption('sweet', ['less', 'none']),
  anOption('noodle', ['egg', 'rice'], { required: true }),
  anOption('toppings', ['egg', 'ham', 'corn'], { multiple: true, minPick: 1, maxPick: 2 }),
  {
    ...anOption('main', [], { required: true }),
    options: [{ _id: 'c-noodles', name, type: 'product', product: 'noodles', defaultSelected: true }],
  } as unknown as ProductOption,
  anOption('drink', ['coffee', 'water'], { required: true }),
];
const catalogue = createCatalogue({ products, productOptions });
let count = 0;
const ask = {
  catalogue,
  orderType: 'dineIn' as const,
  ids: Array.from({ length: 60 }, (_, at) => `child${at}`),
};

function ring(id: string): TillAction {
  const product = products.find(({ _id }) => _id === id);
  if (product === undefined) throw new Error(id);
  const { line, children } = newLine(product, catalogue, 'dineIn');
  count += 1;
  const parent = `line${count}`;
  const draft = {
    line: { ...line, id: parent },
    children: children.map((child, at) => ({ ...child, id: `${parent}-${at}`, fromProduct: parent })),
  };
  return { type: 'dishRung', draft, isWeighed: product.soldByWeight === true, ask };
}
const take = (choice: string): TillAction => ({ type: 'choiceTaken', choice, ask });
const next: TillAction = { type: 'questionAnswered', ask };
const after = (...actions: readonly TillAction[]): TillOrder => actions.reduce(tillReducer, EMPTY_ORDER);
const typed = (entry: string): readonly TillAction[] => [...entry].map((key) => ({ type: 'keyTyped', key }));
const onBill = ({ cart }: TillOrder) => cart.lines.map(({ product, quantity }) => [product, quantity]);
const asked = (order: TillOrder) => askedQuestion(order, ask)?.option._id;

describe('T3.1: dishes rung up', () => {
  test('stand on the order once, chosen, and the same dish again is one more', () => {
    const order = after(ring('toast'), ring('toast'));
    expect(onBill(order)).toEqual([['toast', 2]]);
    expect(chosenLine(order)?.product).toBe('toast');
  });

  test('come as often as typed before them, by weight with decimals', () => {
    expect(onBill(after(...typed('3*'), ring('toast')))).toEqual([['toast', 3]]);
    expect(onBill(after(...typed('0.35*'), ring('crab')))).toEqual([['crab', 0.35]]);
    expect(onBill(after(...typed('2.4*'), ring('toast')))).toEqual([['toast', 2]]);
    expect(after(...typed('3*'), ring('toast')).entry).toBe('');
  });

  test('+ and - change the chosen line down to one, Delete takes it off', () => {
    const order = after(ring('toast'), ring('crab'), { type: 'quantityStepped', by: 1 });
    expect(onBill(order)).toEqual([
      ['toast', 1],
      ['crab', 2],
    ]);
    const less = [1, 2, 3].reduce((held) => tillReducer(held, { type: 'quantityStepped', by: -1 }), order);
    expect(onBill(less)).toEqual([
      ['toast', 1],
      ['crab', 1],
    ]);
    const off = tillReducer(less, { type: 'lineRemoved' });
    expect(onBill(off)).toEqual([['toast', 1]]);
    expect(chosenLine(off)?.product).toBe('toast');
    expect(
      tillReducer(tillReducer(off, { type: 'lineRemoved' }), { type: 'lineRemoved' }).cart.lines,
    ).toEqual([]);
  });

  test('of different seats are lines of their own', () => {
    const order = after(
      { type: 'seatSet', seat: '1' },
      ring('toast'),
      { type: 'seatSet', seat: '2' },
      ring('toast'),
    );
    expect(order.cart.lines.map(({ tableChairId }) => tableChairId)).toEqual(['1', '2']);
  });

  test('leave the order when they are sent; what came meanwhile stays', () => {
    const order = after(ring('toast'));
    const more = tillReducer(order, ring('crab'));
    const left = tillReducer(more, { type: 'orderSent', lines: order.cart.lines });
    expect(onBill(left)).toEqual([['crab', 1]]);
    expect(chosenLine(left)?.product).toBe('crab');
  });
});

describe('T3.2: options', () => {
  test('that are required are asked at once, the others are not', () => {
    const order = after(ring('tea'));
    expect(asked(order)).toBe('heat');
    expect(onBill(order)).toEqual([]);
    expect(linesShown(order).map(({ product }) => product)).toEqual(['tea']);
    expect(onBill(tillReducer(order, next))).toEqual([]);
    expect(onBill(tillReducer(order, take('cold')))).toEqual([['tea', 1]]);
  });

  test('go on by themselves when complete, with those of a set and its dishes in order', () => {
    const set = after(ring('set'));
    expect(asked(set)).toBe('main');
    const main = tillReducer(set, next);
    expect(asked(main)).toBe('drink');
    const drink = tillReducer(main, take('coffee'));
    expect(asked(drink)).toBe('noodle');
    expect(onBill(tillReducer(drink, take('rice')))).toEqual([
      ['set', 1],
      ['noodles', 1],
    ]);
  });

  test('with the default chosen go on by Enter or by the same choice again', () => {
    const set = after(ring('set'), take('c-noodles'));
    expect(asked(set)).toBe('drink');
  });

  test('of several choices wait for Enter, or for the last that fits', () => {
    const one = after(ring('salad'), take('egg'));
    expect(asked(one)).toBe('toppings');
    expect(onBill(tillReducer(one, next))).toEqual([['salad', 1]]);
    expect(onBill(tillReducer(one, take('ham')))).toEqual([['salad', 1]]);
    expect(asked(tillReducer(one, take('egg')))).toBe('toppings');
  });

  test('of a line on the order are asked again, all of them; Escape leaves it as it was', () => {
    const order = after(ring('tea'), take('hot'), { type: 'optionsOpened', ask });
    expect(asked(order)).toBe('heat');
    const cold = tillReducer(order, take('cold'));
    expect(asked(cold)).toBe('sweet');
    const done = tillReducer(cold, take('less'));
    expect(done.asking).toBeUndefined();
    expect(done.cart.lines[0]?.options?.map(({ selections }) => selections[0]?._id)).toEqual([
      'cold',
      'less',
    ]);
    const left = tillReducer(cold, { type: 'questionsDismissed' });
    expect(left.cart.lines[0]?.options?.map(({ selections }) => selections[0]?._id)).toEqual(['hot']);
  });

  test('make lines of their own, and the same ones one more', () => {
    const order = after(ring('tea'), take('hot'), ring('tea'), take('cold'), ring('tea'), take('hot'));
    expect(onBill(order)).toEqual([
      ['tea', 2],
      ['tea', 1],
    ]);
    expect(order.chosen).toBe(order.cart.lines[0]?.id);
  });
});

describe('T4.1: an order that comes back', () => {
  const noExtras = EMPTY_ORDER.extras;
  const backAs = (lines: TillOrder['cart']['lines']) =>
    tillReducer(EMPTY_ORDER, { type: 'orderRestored', lines, extras: noExtras, ask });

  test('asks again for the dish that lacked a choice, set or not; the others are on it', () => {
    for (const id of ['tea', 'set']) {
      const left = [ring('toast'), ring(id)].reduce(tillReducer, EMPTY_ORDER);
      expect(asked(left)).toBeDefined();
      const back = backAs(linesShown(left));
      expect(asked(back)).toBe(asked(left));
      expect(linesShown(back)).toEqual(linesShown(left));
      expect(back.cart).toEqual(left.cart);
    }
  });

  test('asks again for a price that was not typed, and for nothing where all is there', () => {
    const left = tillReducer(EMPTY_ORDER, ring('fish'));
    expect(isPriceAsked(backAs(linesShown(left)), ask)).toBe(true);
    const whole = [ring('toast'), ring('crab')].reduce(tillReducer, EMPTY_ORDER);
    expect(backAs(whole.cart.lines)).toMatchObject({ cart: whole.cart, asking: undefined });
  });

  test('has its last dish chosen, whose set items are not: + and Delete go on where they were', () => {
    const left = [ring('toast'), ring('crab')].reduce(tillReducer, EMPTY_ORDER);
    expect(backAs(left.cart.lines).chosen).toBe(left.chosen);
    expect(backAs([]).chosen).toBeUndefined();
  });
});

test('T1.5: a dish put together on a page of its own comes to the order whole, and is changed whole', () => {
  const rung = ring('toast');
  if (rung.type !== 'dishRung') throw new Error('rings no dish');
  const { line, children } = rung.draft;
  const composed = { line: { ...line, tableChairId: '2', course: 3 }, children };
  const order = after({ type: 'dishComposed', draft: composed });
  expect(order.cart.lines).toMatchObject([{ product: 'toast', quantity: 1, tableChairId: '2', course: 3 }]);
  const change = { ...composed.line, quantity: 4, tableChairId: undefined, customRemark: 'no butter' };
  const changed = tillReducer(order, { type: 'dishComposed', draft: { line: change, children } });
  expect(changed.cart.lines).toMatchObject([
    { id: line.id, quantity: 4, course: 3, customRemark: 'no butter' },
  ]);
  expect(changed.cart.lines[0]?.tableChairId).toBeUndefined();
});

describe('T4.4: a dish that asks for its price', () => {
  const enter = (price: number): TillAction => ({ type: 'priceEntered', price });

  test('is on the order once the price is entered, and never the same as another', () => {
    const asking = after(ring('fish'));
    expect(isPriceAsked(asking, ask)).toBe(true);
    expect(onBill(asking)).toEqual([]);
    expect(linesShown(asking)).toMatchObject([{ product: 'fish' }]);
    const order = after(ring('fish'), ...typed('188'), enter(18_800), ring('fish'), enter(20_000));
    expect(order.cart.lines.map(({ manualPrice }) => manualPrice)).toEqual([18_800, 20_000]);
    expect([order.entry, isPriceAsked(order, ask)]).toEqual(['', false]);
  });

  test('asks for its options first, and is left away whole', () => {
    const first = after(ring('lobster'));
    expect([asked(first), isPriceAsked(first, ask)]).toEqual(['heat', false]);
    const then = after(ring('lobster'), take('hot'));
    expect([asked(then), isPriceAsked(then, ask)]).toEqual([undefined, true]);
    const left = after(ring('lobster'), take('hot'), ...typed('9'), { type: 'questionsDismissed' });
    expect([onBill(left), left.entry]).toEqual([[], '']);
  });

  test('no other dish asks for one', () => {
    expect(isPriceAsked(after(ring('tea')), ask)).toBe(false);
    expect(isPriceAsked(after(ring('toast')), ask)).toBe(false);
  });
});

describe('T3.6: what goes with the dishes', () => {
  const caller = { phone: '5555 0199', name: '', type: 'takeAway', address: '', remark: '' } as const;

  test('stays until they are sent', () => {
    const order = after({ type: 'extrasChanged', change: { caller } }, ring('toast'));
    expect(order.extras).toEqual({ caller });
    expect(tillReducer(order, { type: 'orderSent', lines: order.cart.lines }).extras).toEqual({});
  });

  test('T4.3 takes something that the menu lacks, as often as typed, for the seat, and changes it', () => {
    const product = { name: 'Birthday cake', price: 18_800 };
    const typed = { ...EMPTY_ORDER, entry: '2*', seat: '3' };
    const once = tillReducer(typed, { type: 'customRung', id: 'cake', product });
    expect(once).toMatchObject({ chosen: 'cake', entry: '', asking: undefined });
    const line = { id: 'cake', customProduct: product, quantity: 2, tableChairId: '3' };
    expect(once.cart.lines).toEqual([line]);
    const twice = tillReducer(once, { type: 'customRung', id: 'other', product });
    expect(twice.cart.lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['cake', 2],
      ['other', 1],
    ]);
    const cheaper = { ...product, price: 9900 };
    const changed = tillReducer(once, { type: 'lineChanged', change: { customProduct: cheaper } });
    expect(changed.cart.lines).toEqual([{ ...line, customProduct: cheaper }]);
  });

  test('T4.3 dishes go to the part of a shared table that was chosen, until another is', () => {
    const first = tillReducer(tillReducer(EMPTY_ORDER, { type: 'splitSet', split: 2 }), ring('toast'));
    const both = tillReducer(tillReducer(first, { type: 'splitSet', split: undefined }), ring('toast'));
    expect(both.cart.lines.map(({ tableSplit }) => tableSplit)).toEqual([2, undefined]);
  });
});

describe('T3.2: one step back', () => {
  test('opens the question that was answered last, with its answer still chosen', () => {
    const order = after(ring('set'), take('c-noodles'), next, take('egg'));
    const before = asked(order);
    const back = tillReducer(order, { type: 'questionReopened', ask });
    expect([asked(back) === before, back.cart.lines.length]).toEqual([false, 0]);
    const again = tillReducer(back, next);
    expect(asked(again)).toBe(before);
  });

  test('stays at the first question', () => {
    const order = after(ring('tea'));
    expect(tillReducer(order, { type: 'questionReopened', ask })).toBe(order);
    expect(tillReducer(EMPTY_ORDER, { type: 'questionReopened', ask })).toBe(EMPTY_ORDER);
  });
});

describe('T3.1: the lines that are not sent', () => {
  const step = (by: 1 | -1): TillAction => ({ type: 'choiceStepped', by });

  test('are gone through by keys, and stop at the ends', () => {
    const order = after(ring('toast'), ring('crab'), ring('salad'), take('egg'), next);
    const chosen = (...actions: readonly TillAction[]) =>
      chosenLine(actions.reduce(tillReducer, order))?.product;
    expect([chosen(), chosen(step(-1)), chosen(step(-1), step(-1)), chosen(step(1))]).toEqual([
      'salad',
      'crab',
      'toast',
      'salad',
    ]);
    expect(chosen({ type: 'lineChosen', id: undefined }, step(-1))).toBe('salad');
  });

  test('are cleared at once, and come back until something else is rung up', () => {
    const order = after(ring('toast'), ring('crab'));
    const cleared = tillReducer(order, { type: 'orderCleared' });
    expect([cleared.cart.lines, cleared.chosen]).toEqual([[], undefined]);
    const undone = tillReducer(cleared, { type: 'clearingUndone' });
    expect([onBill(undone), undone.cleared]).toEqual([onBill(order), undefined]);
    const other = tillReducer(cleared, ring('toast'));
    expect(onBill(tillReducer(other, { type: 'clearingUndone' }))).toEqual([['toast', 1]]);
    expect(tillReducer(EMPTY_ORDER, { type: 'orderCleared' })).toBe(EMPTY_ORDER);
  });

  test('T4.2 are marked when the server refuses them, the first chosen, until they are changed', () => {
    const order = after(ring('toast'), ring('crab'));
    const [toast, crab] = order.cart.lines.map(({ id }) => id);
    const refused = tillReducer(order, { type: 'linesRefused', lines: [toast ?? '', crab ?? ''] });
    expect([refused.refused, refused.chosen]).toEqual([[toast, crab], toast]);
    const changed = tillReducer(refused, { type: 'quantityStepped', by: 1 });
    expect(changed.refused).toEqual([crab]);
    expect(tillReducer(changed, { type: 'orderSent', lines: [{ id: crab ?? '' }] }).refused).toEqual([]);
  });

  test('T4.2 that a bill has leave with the question about them', () => {
    const order = after(ring('toast'), ring('tea'));
    const gone = linesShown(order).map(({ id }) => ({ id }));
    expect(linesShown(tillReducer(order, { type: 'orderSent', lines: gone }))).toEqual([]);
  });
});
