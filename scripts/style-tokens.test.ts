import { globSync, readFileSync } from 'node:fs';
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

/** The widths in px at which layouts change (specification §9); below one of them is 0.02 px, or a whole one, less. */
const LAYOUT_WIDTHS = [640, 768, 1024];
/** Widths in em, for parts whose text decides; 48 and 64 em are 768 and 1024 px at the usual size of text. */
const TEXT_WIDTHS = [18, 21, 22, 24, 26, 28, 32, 40, 46, 48, 64];
/** Parts that need a width of their own, in px: columns of dishes, the empty table's picture, the widest bar. */
const OWN_WIDTHS: Readonly<Record<string, readonly number[]>> = {
  'app/shell.module.css': [1800],
  'features/guest/menu/components/menu-list.module.css': [676, 1236],
  'features/guest/menu/components/menu-skeleton.module.css': [676, 1236],
  'features/guest/order-frame/components/empty-table.module.css': [672],
  'ui/theme/base.css': [676, 1236],
};
const WEB = join(import.meta.dirname, '../packages/web/src');

/** Screens of staff, office and kiosks, whose devices have other sizes. */
const OTHER_SCREENS = /^features\/(staff|office|guest\/kiosk)\//;

/** Returns the widths in no list at which media queries of guests' pages and shared parts change a layout, by file. */
function otherWidths(): readonly string[] {
  const files = globSync('**/*.{css,ts}', { cwd: WEB }).filter((file) => !OTHER_SCREENS.test(file));
  return files.flatMap((file) => {
    const text = readFileSync(join(WEB, file), 'utf8');
    const queries = file.endsWith('.css')
      ? [...text.matchAll(/@media ([^{]*)\{/g)].map(([, query = '']) => query)
      : [...text.matchAll(/'(\((?:min|max)-width[^']*)'/g)].map(([, query = '']) => query);
    const widths = queries.flatMap((query) => [
      ...query.matchAll(/\((min|max)-width: *([\d.]+)(px|em|rem)\)/g),
    ]);
    return widths
      .filter(([, side, value, unit]) => {
        const below = side === 'max' && unit === 'px' ? Math.ceil(Number(value) + 0.02) : Number(value);
        const width = side === 'max' && unit === 'em' ? Math.ceil(Number(value)) : below;
        const known = unit === 'px' ? [...LAYOUT_WIDTHS, ...(OWN_WIDTHS[file] ?? [])] : TEXT_WIDTHS;
        return unit === 'rem' || !known.includes(width);
      })
      .map(([query]) => `${file}: ${query}`);
  });
}

test('layouts of guests’ pages and shared parts change at the widths of one list only', () => {
  expect(otherWidths()).toEqual([]);
});

/** The colours and sizes of specification §9 (for the secondary colour see decision 12), as the light scheme has them. */
const SPECIFIED = {
  '--primary': '#ff9b33',
  '--primary-600': '#e07300',
  '--primary-mark': '#e07300',
  '--primary-100': '#fff0df',
  '--primary-tint': '#fff0df',
  '--primary-tint-2': '#fbe6d0',
  '--warning': '#d04343',
  '--danger': '#ff5722',
  '--success': '#4caf50',
  '--highlight': '#ffcd33',
  '--surface': '#ffffff',
  '--topbar': '100px',
  '--nav': '70px',
  '--progress': '2px',
};

/** Returns the value that a token has in the light scheme, where no shop has colours of its own. */
function lightValue(name: string): string | undefined {
  const [, value = ''] = new RegExp(`^\\s*${name}:([^;]*);`, 'm').exec(readFileSync(SHEET, 'utf8')) ?? [];
  const [, light = value] = /light-dark\(\s*(var\([^)]*\)|[^,]*),/.exec(value) ?? [];
  const [, fallback = light] = /var\([\w-]+,([^)]*)\)/.exec(light) ?? [];
  return fallback.trim();
}

test.each(Object.entries(SPECIFIED))('%s is %s', (name, value) => {
  expect(lightValue(name)).toBe(value);
});
