import { expect, test } from 'vitest';
import { createTapHold, TAPS_HELD_MS } from './hold-taps.ts';

test('taps count for nothing for half a second after a page changed by itself', () => {
  const clock = { now: 1000 };
  const taps = createTapHold(() => clock.now);
  expect(taps.left()).toBe(0);
  taps.hold();
  expect(taps.left()).toBe(TAPS_HELD_MS);
  clock.now += TAPS_HELD_MS - 1;
  expect(taps.left()).toBe(1);
  clock.now += 1;
  expect(taps.left()).toBe(0);
});

test('a second change holds them from then on', () => {
  const clock = { now: 1000 };
  const taps = createTapHold(() => clock.now);
  taps.hold();
  clock.now += 300;
  taps.hold();
  expect(taps.left()).toBe(TAPS_HELD_MS);
});
