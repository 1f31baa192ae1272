import { expect, it } from 'vitest';
import { tableRange } from './table-range.ts';

it.each([
  ['A1–A3', ['A1', 'A2', 'A3']],
  ['1-3', ['1', '2', '3']],
  ['A1 to 3', ['A1', 'A2', 'A3']],
  ['T08-T11', ['T08', 'T09', 'T10', 'T11']],
  ['Ａ１－Ａ３', ['A1', 'A2', 'A3']],
  ['A1～A2', ['A1', 'A2']],
  ['枱1至枱2', ['枱1', '枱2']],
  ['Bar', ['Bar']],
] as const)('B1.4 %s names its tables', (typed, names) => {
  expect(tableRange(typed)).toEqual({ names });
});

it('B1.4 a tick leaves out 13 and numbers with a 4', () => {
  const { names } = tableRange('A1-A15', { avoidsUnlucky: true }) as { names: readonly string[] };
  expect(names).toEqual(['A1', 'A2', 'A3', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10', 'A11', 'A12', 'A15']);
});

it.each([
  ['A1-B3', 'notRange'],
  ['', 'notRange'],
  ['A1-', 'notRange'],
  ['A1至', 'notRange'],
  ['A9-A1', 'wrongWay'],
  ['1-900', 'tooMany'],
] as const)('B1.4 %s is refused as %s', (typed, problem) => {
  expect(tableRange(typed)).toEqual({ problem });
});
