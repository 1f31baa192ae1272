import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../time/index.ts';
import { isLate, LATE_MINUTES, lateAt, minutesLate, paceOf } from './lateness.ts';

const FIRED = 1_772_452_800_000;
const after = (minutes: number) => FIRED + minutes * MINUTE_MS;

describe('K3.3 food', () => {
  it('is late when it was promised, or twenty minutes after it was fired', () => {
    expect(lateAt({ firedAt: FIRED })).toBe(after(LATE_MINUTES));
    expect(lateAt({ firedAt: FIRED, dueAt: after(8) })).toBe(after(8));
    // a shop whose dishes take no time has promised nothing
    expect(lateAt({ firedAt: FIRED, dueAt: FIRED })).toBe(after(LATE_MINUTES));
    expect([-1, 0, 1].map((more) => isLate({ firedAt: FIRED }, after(LATE_MINUTES) + more))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('is nearly due from half of its time', () => {
    const promised = { firedAt: FIRED, dueAt: after(12) };
    const paces = [after(6) - 1, after(6), after(12) - 1, after(12)].map((now) => paceOf(promised, now));
    expect(paces).toEqual(['fresh', 'soon', 'soon', 'late']);
  });

  it('that guests chose a time for is nearly due shortly before it', () => {
    const scheduled = { firedAt: FIRED, dueAt: after(300), isScheduled: true };
    expect([289, 290, 300].map((minutes) => paceOf(scheduled, after(minutes)))).toEqual([
      'fresh',
      'soon',
      'late',
    ]);
  });

  it('is late by whole minutes, by one from the first second', () => {
    expect([20, 21, 22, 32].map((minutes) => minutesLate({ firedAt: FIRED }, after(minutes)))).toEqual([
      1, 1, 2, 12,
    ]);
  });
});
