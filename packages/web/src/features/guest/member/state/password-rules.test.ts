import { expect, test } from 'vitest';
import { brokenRules } from './password-rules.ts';

test.each([
  ['', ['length', 'lower', 'upper', 'number']],
  ['short1A', ['length']],
  ['alllowercase1', ['upper']],
  ['ALLUPPERCASE1', ['lower']],
  ['NoNumberHere', ['number']],
  ['Comanda2026', []],
])('%j breaks %j', (password, broken) => {
  expect(brokenRules(password)).toEqual(broken);
});
