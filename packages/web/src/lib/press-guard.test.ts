import { describe, expect, test } from 'vitest';
import { createPressGuard } from './press-guard.ts';

function withClock() {
  const clock = { now: 1000 };
  return { clock, guard: createPressGuard(() => clock.now) };
}

describe('repeated presses', () => {
  test('of one key count once within 400 ms, of different keys each', () => {
    const { clock, guard } = withClock();
    expect(guard.allows('1')).toBe(true);
    clock.now += 399;
    expect([guard.allows('1'), guard.allows('2')]).toEqual([false, true]);
    clock.now += 1;
    expect(guard.allows('1')).toBe(true);
  });

  test('at one point count once, whatever is there by then, and elsewhere each', () => {
    const { clock, guard } = withClock();
    const tap = (clientX: number) => guard.allowsTap({ clientX, clientY: 100 });
    expect(tap(100)).toBe(true);
    clock.now += 399;
    expect(tap(130)).toBe(false);
    expect(tap(200)).toBe(true);
    clock.now += 400;
    expect(tap(200)).toBe(true);
  });
});
