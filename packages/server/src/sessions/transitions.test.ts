import { describe, expect, it } from 'vitest';
import { SESSION_TRANSITIONS, type SessionEvent, statusAfter, transitionStatus } from './transitions.ts';

const STATUSES = ['ongoing', 'toPay', 'done', 'test', 'void', 'cancelled'] as const;
const EVENTS = Object.keys(SESSION_TRANSITIONS) as SessionEvent[];
const NONE = undefined;

/** Status after each event, in the order of `STATUSES`. */
const EXPECTED: Record<SessionEvent, readonly (string | undefined)[]> = {
  order: ['ongoing', NONE, NONE, NONE, NONE, NONE],
  changeSection: ['ongoing', NONE, NONE, NONE, NONE, NONE],
  changeCapacity: ['ongoing', NONE, NONE, NONE, NONE, NONE],
  changeUser: ['ongoing', 'toPay', NONE, NONE, NONE, NONE],
  setTimes: ['ongoing', 'toPay', NONE, NONE, NONE, NONE],
  callStaff: ['ongoing', 'toPay', NONE, NONE, NONE, NONE],
  changeGuests: ['ongoing', 'toPay', NONE, NONE, NONE, NONE],
  askForBill: ['toPay', 'toPay', NONE, NONE, NONE, NONE],
  backToOrdering: ['ongoing', 'ongoing', NONE, NONE, NONE, NONE],
  pay: ['ongoing', 'toPay', NONE, NONE, NONE, NONE],
  bookPart: ['ongoing', 'toPay', 'done', 'test', 'void', 'cancelled'],
  stopPaying: ['ongoing', 'ongoing', 'done', 'test', 'void', 'cancelled'],
  close: ['done', 'done', NONE, NONE, NONE, NONE],
  cancel: ['cancelled', 'cancelled', NONE, NONE, NONE, NONE],
  void: ['void', 'void', NONE, NONE, NONE, NONE],
  changeByHand: ['ongoing', 'toPay', NONE, NONE, NONE, NONE],
  changeCourse: ['ongoing', 'toPay', 'done', NONE, NONE, NONE],
  endAsTest: ['test', 'test', NONE, NONE, NONE, NONE],
  voidLines: ['ongoing', 'toPay', 'done', NONE, NONE, NONE],
};

describe('the status of a bill', () => {
  const pairs = EVENTS.flatMap((event) =>
    STATUSES.map((status, index) => ({ status, event, next: EXPECTED[event][index] })),
  );

  it.each(pairs)('$status, $event: $next', ({ status, event, next }) => {
    expect(statusAfter(status, event)).toBe(next);
    if (next === undefined)
      expect(() => transitionStatus(status, event)).toThrow(
        expect.objectContaining({ code: 'sessionReadOnly', data: { status } }),
      );
    else expect(transitionStatus(status, event)).toBe(next);
  });

  it('never changes once it is final', () => {
    for (const status of ['done', 'test', 'void', 'cancelled'] as const) {
      const reached = EVENTS.flatMap((event) => statusAfter(status, event) ?? []);
      expect(new Set(reached)).toEqual(new Set([status]));
    }
  });

  it('reaches every open and every final status', () => {
    const reached = new Set(EVENTS.flatMap((event) => STATUSES.map((status) => statusAfter(status, event))));
    expect(STATUSES.filter((status) => !reached.has(status))).toEqual([]);
  });
});
