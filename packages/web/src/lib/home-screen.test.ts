import { expect, test } from 'vitest';
import { isIos, isOffHomeScreen } from './home-screen.ts';

test('an iPad is told from other devices, and its Safari from its Home Screen', () => {
  expect([{}, { standalone: false }, { standalone: true }].map((browser) => isIos(browser))).toEqual([
    false,
    true,
    true,
  ]);
  expect(
    [{}, { standalone: false }, { standalone: true }].map((browser) => isOffHomeScreen(browser)),
  ).toEqual([false, true, false]);
});
