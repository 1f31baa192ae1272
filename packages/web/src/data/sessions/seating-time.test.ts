import { describe, expect, test } from 'vitest';
import { seatingTime, showsSeatingTime } from './seating-time.ts';

const SINCE = '2026-03-02T12:00:00.000Z';
const after = (seconds: number) => Date.parse(SINCE) + seconds * 1000;

describe('time since seating', () => {
  test.each([
    [0, '00:00'],
    [24 * 60 + 8, '24:08'],
    [59 * 60 + 59, '59:59'],
    [60 * 60, "1'00"],
    [65 * 60 + 30, "1'05"],
    [-5, '00:00'],
  ])('after %i s it reads %s', (seconds, text) => {
    expect(seatingTime(SINCE, after(seconds))).toBe(text);
  });

  test('is shown only at a table without cut-off and leave times', () => {
    expect(showsSeatingTime({ type: 'dineIn' })).toBe(true);
    expect(showsSeatingTime({ type: 'dineIn', orderCutoffTime: SINCE })).toBe(false);
    expect(showsSeatingTime({ type: 'dineIn', orderLeaveTime: SINCE })).toBe(false);
    expect(showsSeatingTime({ type: 'takeAway' })).toBe(false);
  });
});
