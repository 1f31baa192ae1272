import { describe, expect, test } from 'vitest';
import { minutesLeft } from './minutes-left.ts';

const order = {
  startTime: '2026-03-02T12:00:00.000Z',
  placedTime: '2026-03-02T12:00:00.000Z',
  estimatedAt: '2026-03-02T12:10:00.000Z',
};
const at = (time: string) => minutesLeft(order, Date.parse(`2026-03-02T${time}Z`));

describe('the wait of an order', () => {
  test('counts whole minutes and the elapsed share', () => {
    expect(at('12:04:00')).toEqual({ minutes: 6, share: 0.4, isOver: false });
    expect(at('12:04:01')?.minutes).toBe(6);
    expect(at('12:03:59')?.minutes).toBe(7);
  });

  test('never reports 0 minutes before, at or after the estimate', () => {
    expect(at('12:09:59')).toMatchObject({ minutes: 1, isOver: false });
    expect(at('12:10:00')).toEqual({ minutes: 1, share: 1, isOver: true });
    expect(at('12:30:00')).toEqual({ minutes: 1, share: 1, isOver: true });
  });

  test('is undefined without an estimate', () => {
    expect(minutesLeft({ startTime: order.startTime }, 0)).toBeUndefined();
  });
});
