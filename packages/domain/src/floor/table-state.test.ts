import { describe, expect, it } from 'vitest';
import { LATE_MINUTES } from '../kitchen/index.ts';
import { SESSION_STATUSES, STAFF_CALL_KINDS, TICKET_STATUSES } from '../model/index.ts';
import { MINUTE_MS } from '../time/index.ts';
import {
  clearedMark,
  isLateDish,
  MARK_TRANSITIONS,
  TABLE_MARKS,
  TABLE_STATES,
  type TableBill,
  type TableDish,
  tableState,
} from './table-state.ts';

const NOW = 1_772_452_800_000;
const ago = (minutes: number) => NOW - minutes * MINUTE_MS;
const aBill = (changes: Partial<TableBill> = {}): TableBill => ({
  status: 'ongoing',
  isPaying: false,
  calls: [],
  dishes: [],
  ...changes,
});
const withDishes = (...dishes: readonly TableDish[]) => ({ bill: aBill({ dishes }) });

describe('T5.2 the state of a table', () => {
  it('is its mark without a bill, else free; a bill goes before any mark', () => {
    expect(tableState({}, NOW)).toBe('free');
    for (const mark of ['paid', 'dirty', 'blocked'] as const) {
      expect(tableState({ mark }, NOW)).toBe(mark);
      expect(tableState({ mark, bill: aBill() }, NOW)).toBe('seated');
    }
  });

  it('is paying while an attempt is open, whatever else is so', () => {
    const dishes = [{ kitchenStatus: 'ready' as const }];
    expect(
      tableState({ bill: aBill({ isPaying: true, calls: ['bill'], status: 'toPay', dishes }) }, NOW),
    ).toBe('paying');
  });

  it('is bill asked by the call for it or by the bill itself; other calls change nothing', () => {
    expect(tableState({ bill: aBill({ status: 'toPay' }) }, NOW)).toBe('billAsked');
    for (const kind of STAFF_CALL_KINDS)
      expect(tableState({ bill: aBill({ calls: [kind] }) }, NOW)).toBe(
        kind === 'bill' ? 'billAsked' : 'seated',
      );
  });

  it('is late from 20 minutes after firing, before that waiting, and no more once ready', () => {
    const at = (minutes: number, kitchenStatus: TableDish['kitchenStatus'] = 'preparing') =>
      tableState(withDishes({ kitchenStatus, firedAt: ago(minutes) }), NOW);
    expect([LATE_MINUTES - 1 / 60, LATE_MINUTES, LATE_MINUTES + 1].map((minutes) => at(minutes))).toEqual([
      'waiting',
      'late',
      'late',
    ]);
    expect(at(60, 'waiting')).toBe('late');
    expect(at(60, 'ready')).toBe('ready');
    expect(at(60, 'taken')).toBe('served');
    const promised = (dueAt: number): TableDish => ({ kitchenStatus: 'waiting', firedAt: ago(8), dueAt });
    expect(tableState(withDishes(promised(NOW)), NOW)).toBe('late');
    expect(tableState(withDishes(promised(NOW + 1)), NOW)).toBe('waiting');
    expect(tableState(withDishes({ kitchenStatus: 'waiting' }), NOW)).toBe('waiting');
  });

  it('does not wait for what is held', () => {
    const held: TableDish = { kitchenStatus: 'waiting', isHeld: true, firedAt: ago(60) };
    expect(isLateDish(held, NOW)).toBe(false);
    expect(tableState(withDishes(held), NOW)).toBe('seated');
    expect(tableState(withDishes(held, { kitchenStatus: 'taken' }), NOW)).toBe('served');
    expect(tableState(withDishes(held, { kitchenStatus: 'waiting' }), NOW)).toBe('waiting');
  });

  it('over all inputs is the first that fits', () => {
    const dishes: readonly TableDish[] = TICKET_STATUSES.flatMap((kitchenStatus) =>
      [undefined, ago(1), ago(30)].flatMap((firedAt) =>
        [true, false].map((isHeld) => ({ kitchenStatus, firedAt, isHeld })),
      ),
    );
    const baskets = [
      [],
      ...dishes.map((one) => [one]),
      ...dishes.flatMap((one) => dishes.map((two) => [one, two])),
    ];
    const seen = new Set<string>();
    for (const status of SESSION_STATUSES)
      for (const isPaying of [true, false])
        for (const calls of [[], ...STAFF_CALL_KINDS.map((kind) => [kind])])
          for (const basket of baskets) {
            const state = tableState({ bill: { status, isPaying, calls, dishes: basket } }, NOW);
            seen.add(state);
            expect(state).toBe(expected(status, isPaying, calls, basket));
          }
    // those of a table without a bill are above
    expect([...seen].sort()).toEqual(TABLE_STATES.slice(0, 7).sort());
  });
});

describe('T5.3 a table whose bill was paid', () => {
  const paid = (dish?: TableDish) => tableState({ mark: 'paid', paidDishes: dish && [dish] }, NOW);

  it('goes on waiting for its food, and is paid once that is served', () => {
    expect(paid({ kitchenStatus: 'preparing', firedAt: ago(LATE_MINUTES) })).toBe('late');
    expect(paid({ kitchenStatus: 'ready' })).toBe('ready');
    expect(paid({ kitchenStatus: 'waiting', firedAt: ago(1) })).toBe('waiting');
    expect(paid({ kitchenStatus: 'taken' })).toBe('paid');
    expect(paid({ kitchenStatus: 'waiting', isHeld: true })).toBe('paid');
    expect(paid()).toBe('paid');
  });

  it('that was cleared waits for nothing', () => {
    expect(tableState({ mark: 'dirty', paidDishes: [{ kitchenStatus: 'ready' }] }, NOW)).toBe('dirty');
    expect(tableState({ paidDishes: [{ kitchenStatus: 'ready' }] }, NOW)).toBe('free');
  });

  it('is free once cleared, or first dirty where tables are cleaned then', () => {
    expect(TABLE_MARKS.map((mark) => clearedMark(mark, false))).toEqual(['free', 'free', 'free']);
    expect(TABLE_MARKS.map((mark) => clearedMark(mark, true))).toEqual(['dirty', 'free', 'free']);
    for (const mark of TABLE_MARKS)
      for (const hasCleaning of [true, false])
        expect(MARK_TRANSITIONS[mark]).toContain(clearedMark(mark, hasCleaning));
  });
});

/** States by their sentences in the design, each on its own, the first one that holds. */
function expected(
  status: TableBill['status'],
  isPaying: boolean,
  calls: TableBill['calls'],
  dishes: readonly TableDish[],
): string {
  const fired = dishes.filter(({ isHeld }) => !isHeld);
  const holds = {
    paying: isPaying,
    billAsked: status === 'toPay' || calls.includes('bill'),
    late: fired.some(
      ({ kitchenStatus, firedAt = NOW }) =>
        !['ready', 'taken'].includes(kitchenStatus) && firedAt <= ago(LATE_MINUTES),
    ),
    ready: fired.some(({ kitchenStatus }) => kitchenStatus === 'ready'),
    waiting: fired.some(({ kitchenStatus }) => kitchenStatus === 'waiting' || kitchenStatus === 'preparing'),
    served: fired.length > 0,
    seated: true,
  };
  return TABLE_STATES.find((state) => state in holds && holds[state as keyof typeof holds]) ?? '';
}
