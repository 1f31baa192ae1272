import { expect, test } from 'vitest';
import { createSecondIntention, INTENTION_MS } from './second-intention.ts';

test('T3.1 Enter never runs from Send through to booked money: each that follows another at once takes none', () => {
  const guard = createSecondIntention(1000);
  const hurried = [1070, 1140, 1140 + INTENTION_MS - 1].map((now) => guard.mayTake(now));
  expect(hurried).toEqual([false, false, false]);
  expect(guard.mayTake(1140 + 2 * INTENTION_MS - 1)).toBe(true);
  // the part after it wants its own
  expect(guard.mayTake(1140 + 2 * INTENTION_MS + 50)).toBe(false);
});

test('T3.1 another key or a touch in between is an intention of its own', () => {
  const guard = createSecondIntention(1000);
  guard.other();
  expect([guard.mayTake(1010), guard.mayTake(1020)]).toEqual([true, false]);
});
