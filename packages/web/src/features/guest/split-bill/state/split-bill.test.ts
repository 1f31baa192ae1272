import type { SessionLine } from '@comanda/contract';
import { describe, expect, test } from 'vitest';
import { aBill, anOrder, aPlacedLine } from '../../../../data/sessions/testing/an-order.ts';
import { carriedLabel } from './carried-label.ts';
import { dishGroups } from './dish-groups.ts';
import { initialOf, peopleOf } from './people.ts';
import { firstChoice, type SplitChoice } from './split-choice.ts';
import { splitMethods } from './split-methods.ts';

const line = (id: string, guest: number | undefined, changes: Partial<SessionLine> = {}) =>
  aPlacedLine({ id, guest, subTotal: 1000, ...changes });
const PRODUCTS = [
  line('noodles', 2),
  line('tarts', 1, { sharedBy: [3, 1, 2] }),
  line('set', 1),
  line('tea', 1, { fromProduct: 'set', subTotal: 500 }),
  line('bread', undefined),
  line('gone', 3, { status: 'cancel' }),
];
const table = anOrder({
  type: 'dineIn',
  tables: [{ item: 't', capacity: 4 }],
  products: PRODUCTS,
  guests: [{ guest: 1, name: ' mei ' }, { guest: 2 }, { guest: 3, name: '婆婆' }],
  bill: aBill({
    lines: PRODUCTS.filter(({ status }) => status !== 'cancel').map(({ id, subTotal }) => {
      return { id, unitPrice: subTotal, lineTotal: subTotal, discount: 0, surcharge: 0 };
    }),
    subTotal: 4500,
    total: 4500,
    outstanding: 4500,
  }),
});

describe('the guests of a table', () => {
  test('are those who joined or ordered, by number', () => {
    expect(peopleOf(table).map(({ guest }) => guest)).toEqual([1, 2, 3]);
    expect(peopleOf({ products: [line('x', 5, { sharedBy: [2] })] })).toEqual([{ guest: 2 }, { guest: 5 }]);
  });

  test('show the initial of their name, else their number', () => {
    expect(peopleOf(table).map(initialOf)).toEqual(['M', '2', '婆']);
  });
});

describe('the dishes of a table', () => {
  const of = (me: number | undefined) =>
    dishGroups(table, me).map(({ guests, dishes, amount }) => [
      guests.join(),
      dishes.map((dish) => dish.line.id).join(),
      amount,
    ]);

  test('are grouped by payer: own ones first, those of nobody last', () => {
    expect(of(2)).toEqual([
      ['2', 'noodles', 1000],
      ['1,2,3', 'tarts', 1000],
      ['1', 'set', 1500],
      ['', 'bread', 1000],
    ]);
  });

  test('are sorted by guest for a phone without a number', () => {
    expect(of(undefined).map(([guests]) => guests)).toEqual(['1', '2', '1,2,3', '']);
  });
});

describe('what other payments take off a share', () => {
  const payment = { _id: 'p1', amount: 100, tips: 0, at: '2026-03-02T12:00:00.000Z', method: 'm' };
  const paid = { ...payment, paidAt: payment.at };
  const pending = { ...payment, status: 'created' as const };
  test.each([
    ['paid before', [paid], [], 'carried'],
    ['being paid, while it is', [], [pending], 'carriedPending'],
    ['both', [paid], [pending], 'carriedBoth'],
  ] as const)('is %s', (_, payments, pendingPayments, expected) => {
    expect(carriedLabel({ payments: [...payments], pendingPayments: [...pendingPayments] })).toBe(expected);
  });
});

describe('the split methods', () => {
  const shop = { currency: 'HKD' } as const;
  const methods = (choice: Partial<SplitChoice> = {}, me: number | undefined = 2) =>
    splitMethods({ session: table, shop, me, choice: { ...firstChoice('s1'), ...choice } });
  const amountOf = ({ wanted }: ReturnType<typeof methods>['all']) =>
    'share' in wanted ? wanted.share.amount : wanted.refusal.code;

  test('own share plus all others make the whole', () => {
    expect(amountOf(methods().all)).toBe(4500);
    expect(amountOf(methods({ payFor: [1, 3] }).mine)).toBe(4500);
    expect(methods({ payFor: [1, 9] }).mine.share).toEqual({ kind: 'guest', guests: [2, 1] });
  });

  test('equal parts default to the number of guests', () => {
    expect(methods()).toMatchObject({ parts: 4, partsLeft: 4 });
    expect(amountOf(methods().equal)).toBe(1125);
    expect(amountOf(methods({ parts: 3, count: 2 }).equal)).toBe(3000);
    expect(methods({ parts: 3, count: 9 }).equal.share).toMatchObject({ count: 3 });
  });

  test('no dish is picked at first, and those no longer on the bill are ignored', () => {
    expect(amountOf(methods().lines)).toBe('nothingToPay');
    expect(amountOf(methods({ lines: ['set', 'gone'] }).lines)).toBe(1500);
  });

  test('a phone without a guest number has no share', () => {
    expect(
      amountOf(splitMethods({ session: table, shop, me: undefined, choice: firstChoice('s1') }).mine),
    ).toBe('nothingToPay');
  });

  test('a dish being paid by someone else cannot be paid again', () => {
    const pending = { _id: 'p', method: 'card', amount: 1500, tips: 0, status: 'requiresAction' as const };
    const session = {
      ...table,
      pendingPayments: [{ ...pending, share: { kind: 'lines' as const, lines: ['set'] }, lines: ['set'] }],
    };
    const left = splitMethods({
      session,
      shop,
      me: 2,
      choice: { ...firstChoice('s1'), lines: ['set', 'noodles'] },
    });
    expect(left.lines.share).toEqual({ kind: 'lines', lines: ['noodles'] });
    expect(amountOf(left.all)).toBe(3000);
  });
});
