import type { SessionLine, Shop, TableSession } from '@comanda/contract';
import type { CartLine } from '@comanda/domain';
import { describe, expect, test } from 'vitest';
import type { ReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { billCourses, waitingLines } from './bill-courses.ts';
import { lineCourse, waitsOnSending } from './line-course.ts';

const NAME = { en: 'Soup', cht: '湯', chs: '汤' };

function aLine(id: string, changes: Partial<SessionLine> = {}): SessionLine {
  const money = { price: 1000, subTotal: 1000, discount: 0 };
  const placedAt = '2026-03-02T04:00:00.000Z';
  return {
    id,
    order: 1,
    name: NAME,
    quantity: 1,
    status: 'init',
    kitchenStatus: 'waiting',
    placedAt,
    ...money,
    ...changes,
  };
}
const courses = (...products: readonly SessionLine[]) => billCourses({ products } as unknown as TableSession);

describe('T4.7 the courses of a bill', () => {
  test('hold what was sent, the first course first; what has none is of the first', () => {
    const found = courses(aLine('b', { course: 2 }), aLine('a'), aLine('c', { course: 1 }));
    expect(found.map(({ course, groups }) => [course, groups.map(({ line }) => line.id)])).toEqual([
      [1, ['a', 'c']],
      [2, ['b']],
    ]);
  });

  test('wait, have a time, are fired, ready and served; minutes count from the first that is open', () => {
    const held = { held: true, waitsFor: 'course' } as const;
    const state = (...lines: readonly SessionLine[]) => courses(...lines)[0];
    expect(state(aLine('a', held))).toMatchObject({ state: 'waiting', canFire: true, canHold: false });
    const fireAt = '2026-03-02T04:10:00.000Z';
    expect(state(aLine('a', { ...held, fireAt }))).toMatchObject({ state: 'timed', fireAt, canHold: true });
    const firedAt = '2026-03-02T04:05:00.000Z';
    expect(
      state(aLine('a', { kitchenStatus: 'taken' }), aLine('b', { firedAt }), aLine('c', held)),
    ).toMatchObject({
      state: 'fired',
      since: firedAt,
      canFire: true,
      canHold: true,
      canRush: true,
    });
    expect(state(aLine('a', { kitchenStatus: 'ready' }))).toMatchObject({ state: 'ready', canRush: false });
    expect(state(aLine('a', { kitchenStatus: 'taken' }))).toMatchObject({ state: 'served', canHold: false });
  });

  test('of a bill are asked for before it is paid where something waits', () => {
    const products = [
      aLine('a'),
      aLine('b', { waitsFor: 'staff' }),
      aLine('c', { waitsFor: 'course', status: 'cancel' }),
    ];
    expect(waitingLines({ products } as unknown as TableSession)).toEqual(['b']);
    expect(waitingLines(undefined)).toEqual([]);
  });
});

describe('T4.7 lines rung up', () => {
  const menu = {
    data: {
      shop: {} as Shop,
      categories: [
        { _id: 'starters', course: 1 },
        { _id: 'mains', course: 2 },
      ],
    },
    catalogue: {
      products: new Map([
        ['soup', { _id: 'soup', category: 'starters' }],
        ['fish', { _id: 'fish', category: 'mains' }],
      ]),
    },
  } as unknown as ReadyCatalogue;
  const line = (product: string, changes: Partial<CartLine> = {}): CartLine => ({
    id: product,
    product,
    quantity: 1,
    ...changes,
  });

  test('have the course of their category at a table, unless they have their own', () => {
    expect(lineCourse(line('fish'), menu, 'dineIn')).toBe(2);
    expect(lineCourse(line('fish', { course: 1 }), menu, 'dineIn')).toBe(1);
    expect(lineCourse(line('fish'), menu, 'takeAway')).toBeUndefined();
  });

  test('would wait in a later course, or held', () => {
    expect(waitsOnSending([line('fish')], menu, 'dineIn')).toBe(false);
    expect(waitsOnSending([line('fish'), line('soup')], menu, 'dineIn')).toBe(true);
    expect(waitsOnSending([line('fish'), line('soup')], menu, 'takeAway')).toBe(false);
    expect(waitsOnSending([line('soup', { hold: true })], menu, 'takeAway')).toBe(true);
  });
});
