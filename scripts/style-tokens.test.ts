import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SHEET = join(import.meta.dirname, '../packages/web/src/ui/theme/tokens.css');
/** The rules of the style sheet that apply without a condition, for all elements. */
const always = readFileSync(SHEET, 'utf8')
  .replaceAll(/\/\*.*?\*\//gs, '')
  .matchAll(/^:root[^{]*\{([^}]*)\}/gm);

test('tokens of the web have one meaning each: no name is given twice', () => {
  const names = [...always].flatMap(([, body = '']) => body.match(/^\s*--[\w-]+(?=:)/gm) ?? []);
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
