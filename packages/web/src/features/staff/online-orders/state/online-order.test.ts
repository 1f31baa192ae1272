import { describe, expect, test } from 'vitest';
import { anOrder, aPlacedLine } from '../../../../data/sessions/testing/an-order.ts';
import { alarmMarks, inOrder, isOnlineOrder, overdue, promises } from './online-order.ts';

const TODAY = '2026-03-02';
const START = Date.parse('2026-03-02T18:00:00.000Z');
const order = (overrides: Parameters<typeof anOrder>[0] = {}) =>
  anOrder({
    source: 'selfOrder',
    type: 'takeAway',
    businessDay: TODAY,
    acceptance: 'pending',
    placedTime: new Date(START).toISOString(),
    products: [aPlacedLine({})],
    ...overrides,
  });

describe('T3.8 the queue of online orders', () => {
  test('has what guests’ phones ordered without a table and is not handed over, today or for later', () => {
    const belongs = (overrides: Parameters<typeof anOrder>[0]) => isOnlineOrder(order(overrides), TODAY);
    expect(belongs({})).toBe(true);
    expect(belongs({ acceptance: undefined, type: 'delivery' })).toBe(true);
    expect(belongs({ status: 'done' })).toBe(true);
    expect(belongs({ source: 'telephone', type: 'delivery' })).toBe(true);
    expect(belongs({ businessDay: '2026-03-03' })).toBe(true);
    const others: readonly Parameters<typeof anOrder>[0][] = [
      { type: 'dineIn' },
      { source: 'staff' },
      { status: 'cancelled' },
      { status: 'void' },
      { tvStatus: 'taken' },
      { acceptance: 'declined' },
      { businessDay: '2026-03-01' },
      { products: [] },
    ];
    for (const other of others) expect(belongs(other)).toBe(false);
  });

  test('begins with those that wait to be accepted, the longest waiting one first', () => {
    const at = (minutes: number) => new Date(START + minutes * 60_000).toISOString();
    const orders = [
      order({ _id: 'accepted', acceptance: 'accepted', placedTime: at(0) }),
      order({ _id: 'young', placedTime: at(2) }),
      order({ _id: 'old', placedTime: at(1) }),
    ];
    expect(inOrder(orders).map(({ _id }) => _id)).toEqual(['old', 'young', 'accepted']);
  });

  test('raises the alarm after three minutes, not before, and never for accepted orders', () => {
    const orders = [order(), order({ _id: 'accepted', acceptance: 'accepted' })];
    expect(overdue(orders, START + 179_999)).toEqual([]);
    expect(overdue(orders, START + 180_000)).toEqual([orders[0]]);
  });

  test('sounds when an order comes, after three minutes, and every 30 seconds from then on', () => {
    const mark = (seconds: number) => alarmMarks([order({ _id: 'o1' })], START + seconds * 1000).get('o1');
    expect([0, 179, 180, 209, 210].map(mark)).toEqual(['new', 'new', 'late 0', 'late 0', 'late 1']);
    expect(alarmMarks([order({ acceptance: 'accepted' })], START).size).toBe(0);
  });

  test('offers minutes among which is what the shop usually needs', () => {
    expect(promises(25)).toMatchObject({ usual: 25, minutes: expect.arrayContaining([20, 25, 30]) });
    expect(promises(undefined).usual).toBe(20);
  });
});
