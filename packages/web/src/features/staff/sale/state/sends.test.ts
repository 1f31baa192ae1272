import { expect, test, vi } from 'vitest';
import { createSends } from './sends.ts';

test('T4.2 the answer of a Send that a cut has lost is asked for once, and only if one is missing', () => {
  const sends = createSends();
  const again = vi.fn();
  sends.begin('counter');
  expect([sends.isUnderWay('counter'), sends.askAgain('counter')]).toEqual([true, false]);
  sends.lost('counter', again);
  expect([sends.isUnderWay('counter'), sends.isUnderWay('table:a')]).toEqual([false, false]);
  expect([sends.askAgain('table:a'), sends.askAgain('counter'), sends.askAgain('counter')]).toEqual([
    false,
    true,
    false,
  ]);
  expect(again).toHaveBeenCalledTimes(1);
});

test('T4.2 an answer, or sending again, leaves nothing to ask for', () => {
  const sends = createSends();
  sends.lost('counter', vi.fn());
  sends.begin('counter');
  sends.answered('counter');
  expect([sends.isUnderWay('counter'), sends.askAgain('counter')]).toEqual([false, false]);
});
