import { expect, test } from 'vitest';
import { asPrinted } from './printed-code.ts';

test.each([
  [' welcome 10 ', 'welcome10'],
  ['ＷＥＬＣＯＭＥ１０', 'WELCOME10'],
  ['CAKE–7Q4M—9XK2', 'CAKE-7Q4M-9XK2'],
  ['　MOON20', 'MOON20'],
])('%j is %s as it is printed', (typed, printed) => {
  expect(asPrinted(typed)).toBe(printed);
});
