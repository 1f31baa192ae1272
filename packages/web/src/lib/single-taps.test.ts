import { describe, expect, test } from 'vitest';
import { createSingleTaps, type Tap } from './single-taps.ts';

const FINGER: Tap = { clientX: 200, clientY: 700, detail: 1, pointerType: 'touch', control: 'Pay' };
const MOUSE: Tap = { ...FINGER, pointerType: 'mouse' };

function withClock() {
  const clock = { now: 1000 };
  const screen = { control: 'Pay' };
  const counts = createSingleTaps(
    () => screen.control,
    () => clock.now,
  );
  return { clock, screen, counts };
}

describe('a double tap', () => {
  test('whose first half changed the screen does not press what is there now, however often', () => {
    const { clock, screen, counts } = withClock();
    expect(counts(FINGER)).toBe(true);
    screen.control = 'Take';
    for (let repeat = 0; repeat < 3; repeat += 1) {
      clock.now += 150;
      expect(counts({ ...FINGER, clientX: 220, control: 'Take' })).toBe(false);
    }
    clock.now += 400;
    expect(counts({ ...FINGER, control: 'Take' })).toBe(true);
  });

  test('of a mouse is known by its count', () => {
    const { clock, screen, counts } = withClock();
    expect(counts(MOUSE)).toBe(true);
    screen.control = 'Take';
    clock.now += 150;
    expect(counts({ ...MOUSE, detail: 2, control: 'Take' })).toBe(false);
  });

  test('on one control counts twice, as do quick taps on neighbours, and keys', () => {
    const { clock, screen, counts } = withClock();
    screen.control = '4';
    expect(counts({ ...FINGER, control: '4' })).toBe(true);
    clock.now += 100;
    expect(counts({ ...FINGER, control: '4' })).toBe(true);
    clock.now += 100;
    expect(counts({ ...FINGER, clientY: 730, control: '1' })).toBe(true);
    expect(counts({ ...FINGER, detail: 0, pointerType: '', control: 'Pay' })).toBe(true);
  });

  test('is none when a mouse clicks anew', () => {
    const { clock, screen, counts } = withClock();
    expect(counts(MOUSE)).toBe(true);
    screen.control = 'Take';
    clock.now += 100;
    expect(counts({ ...MOUSE, control: 'Take' })).toBe(true);
  });
});
