import { expect, test } from 'vitest';
import { audiencesOf } from './built-scripts.ts';

test('a script belongs to those with the oldest browsers among all who load it', () => {
  const scripts = new Map([
    [
      'menu-1234567.js',
      'import "./shared-1234567.js"; import(`./till-page-1234567.js`); import("./sheet-1234567.js")',
    ],
    ['shared-1234567.js', ''],
    ['sheet-1234567.js', ''],
    ['till-page-1234567.js', 'export { a } from "./keys-1234567.js"; import "./shared-1234567.js"'],
    ['keys-1234567.js', 'export const a = 1'],
    ['office-page-1234567.js', 'import("./office-menu-1234567.js")'],
    ['office-menu-1234567.js', 'import "./keys-1234567.js"'],
  ]);
  expect(Object.fromEntries(audiencesOf(scripts))).toEqual({
    'menu-1234567.js': 'guest',
    'shared-1234567.js': 'guest',
    'sheet-1234567.js': 'guest',
    'till-page-1234567.js': 'staff',
    'keys-1234567.js': 'staff',
    'office-page-1234567.js': 'office',
    'office-menu-1234567.js': 'office',
  });
});
