import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The rules of the style sheet that apply without a condition, for all elements. */
const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
const always = [...css.matchAll(/^:root[^{]*\{([^}]*)\}/gm)].map(([, body = '']) => body);
const names = always.map((body) => [...body.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name));

test('tokens have one meaning each: no name is given twice', () => {
  const all = names.flat();
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
});
