import { OLDEST } from '@comanda/web/browsers.ts';
import { expect, test } from 'vitest';
import { newerFeatures } from './newer-features.ts';
import { usedInScript } from './used-in-script.ts';

const guests = newerFeatures(OLDEST.guest);
const staff = newerFeatures(OLDEST.staff);

test.each([
  ['[2, 1].toSorted()', 'javascript.builtins.Array.toSorted'],
  ['list.toReversed()', 'javascript.builtins.Array.toReversed'],
  ['list.with(0, 1)', 'javascript.builtins.Array.with'],
  ['URL.canParse(text)', 'api.URL.canParse_static'],
  ['Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
  ['navigator.wakeLock.request("screen")', 'api.Navigator.wakeLock'],
  ['new BarcodeDetector()', 'api.BarcodeDetector'],
  ['form.requestSubmit()', 'api.HTMLFormElement.requestSubmit'],
  ['/(?<=a)b/.test(text)', 'javascript.regular_expressions.lookbehind_assertion'],
  ['new RegExp(`(?<!a)b`)', 'javascript.regular_expressions.lookbehind_assertion'],
  ['/[a--b]/v', 'javascript.builtins.RegExp.unicodeSets'],
  ['new RegExp(text, `iv`)', 'javascript.builtins.RegExp.unicodeSets'],
  ['class A { static { this.b = 1; } }', 'javascript.classes.static.initialization_blocks'],
])('guests have browsers without %s', (source, key) => {
  expect([...usedInScript(source, guests)]).toEqual([key]);
});

test.each([
  ['[...list].sort().reverse()'],
  ['list.at(-1)'],
  ['Object.hasOwn(a, b)'],
  ['structuredClone(a)'],
  ['navigator.wakeLock?.request("screen")'],
  ['if ("wakeLock" in navigator) navigator.wakeLock.request("screen")'],
  ['if (`BarcodeDetector` in globalThis) new BarcodeDetector()'],
  ['typeof BarcodeDetector === "function" && new BarcodeDetector()'],
  ['list.toSorted?.()'],
  ['typeof URL.canParse === "function" ? URL.canParse(text) : isAddress(text)'],
  ['const own = { toSorted: 1, with: 2 }'],
])('and nothing is found in %s', (source) => {
  expect([...usedInScript(source, guests)]).toEqual([]);
});

test('the shop’s own devices are newer than guests’ phones', () => {
  expect([...usedInScript('/(?<=a)b/', staff)]).toEqual([]);
  expect([...usedInScript('list.toSorted()', staff)]).toHaveLength(1);
  expect([...newerFeatures(OLDEST.office).keys].every((key) => guests.keys.has(key))).toBe(true);
});
