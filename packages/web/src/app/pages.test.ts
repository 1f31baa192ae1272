import { describe, expect, test } from 'vitest';
import { framedAt, pageAt } from './page-at.ts';
import { componentName, textBundle } from './page-files.ts';
import { FIRST_TEXTS, PAGES } from './pages.ts';

const SOURCES = new Map(
  Object.entries(
    import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).map(([path, source]) => [path.replace(/^\.\.\//, '').replace(/^\.\//, 'app/'), source] as const),
);
const NAMESPACES = new Set(
  Object.keys(import.meta.glob('../locales/en/*.json')).map((path) => /([\w-]+)\.json$/.exec(path)?.[1]),
);

describe('page frames (specification §2)', () => {
  test.each([
    ['/', false, false],
    ['/shops', false, false],
    ['/shops/', false, false],
    ['/sessionNotFound', false, false],
    ['/payment/return', false, false],
    ['/payment/card/x', false, false],
    ['/cart', true, false],
    ['/browse', true, true],
    ['/products/p1', true, true],
    ['/order', true, true],
    ['/record/x', true, true],
    ['/tnc', true, true],
  ])('%s: header %s, footer %s', (path, header, footer) => {
    expect(framedAt(path).frame).toMatchObject({ header, footer });
  });

  test('the theme colour is black on home, orange elsewhere', () => {
    expect(framedAt('/').frame.colour).toBe('black');
    expect(framedAt('/browse').frame.colour).toBe('orange');
  });

  test('back leads home from the menu, back in the history elsewhere, nowhere on shops and payment', () => {
    expect(framedAt('/browse').frame.backTo).toBe('/');
    expect(framedAt('/products/p1').frame.backTo).toBe('/');
    expect(framedAt('/cart').frame.back).toBe(true);
    expect(framedAt('/cart').frame.backTo).toBeUndefined();
    expect(framedAt('/shops').frame.back).toBe(false);
    expect(framedAt('/payment/x').frame.back).toBe(false);
  });

  test('pages about orders draw their own top bar', () => {
    expect(framedAt('/order/2').frame.ownHeader).toBe(true);
    expect(framedAt('/cart').frame.ownHeader).toBeUndefined();
  });

  test('titles', () => {
    expect(framedAt('/cart').title).toBe('cart');
    expect(framedAt('/t/12').title).toBe('table');
    expect(framedAt('/browse').title).toBe('menu');
    expect(framedAt('/products/p1').title).toBe('menu');
    expect(framedAt('/previousOrder').title).toBe('record');
    expect(framedAt('/').title).toBeUndefined();
  });
});

describe('the page table', () => {
  const modules = Object.keys(import.meta.glob('../features/*/*/*-page.tsx'));

  test('has exactly the pages at the roots of features', () => {
    const loaded = new Set(PAGES.map(({ load }) => `../features/${load}.tsx`));
    expect([...loaded].sort()).toEqual(modules.sort());
  });

  test('has each path once', () => {
    const paths = PAGES.map(({ path }) => path);
    expect(paths).toEqual([...new Set(paths)]);
  });

  test('pages with the same first part of the path have one frame and one title', () => {
    for (const { path, frame, title } of PAGES) expect(framedOf(path)).toEqual({ frame, title });
  });

  test.each(PAGES.map((page) => [page.load, page] as const))('names the component of %s', (load, page) => {
    const source = SOURCES.get(`features/${load}.tsx`) ?? '';
    expect(source).toContain(`export function ${componentName(page)}(`);
  });
});

test('T10.4 till and handheld load their texts as one file, the kiosk and the office as others', () => {
  const bundles = {
    till: ['till', 'handheld', 'approval', 'online-orders'],
    staff: ['staff', 'calls', 'kitchen', 'pos-home', 'till-settings'],
    kiosk: ['kiosk'],
    office: ['office', 'start'],
  } as const;
  for (const [bundle, texts] of Object.entries(bundles))
    expect(texts.map(textBundle)).toEqual(texts.map(() => bundle));
});

test('a dish, the cart and an order load their texts as one file', () => {
  const ordering = [
    'product',
    'cart',
    'checkout',
    'order',
    'payment',
    'call-staff',
    'dietary-filter',
  ] as const;
  expect(new Set(ordering.map(textBundle))).toEqual(new Set(['ordering']));
});

/** Namespaces that the menu uses only while its filter is on, which loads them. */
const BY_FILTER = 'dietary-filter';

describe('texts are loaded with the code that uses them', () => {
  const said = (...roots: readonly string[]) => [...new Set([...closureOf(...roots)].flatMap(textsOf))];

  test('those of the first page with the program', () => {
    const first = said('main.tsx').filter((namespace) => namespace !== BY_FILTER && namespace !== 'errors');
    expect(first.sort()).toEqual([...FIRST_TEXTS].sort());
  });

  const program = closureOf('main.tsx');
  const missing = (root: string, texts: readonly string[]) => {
    const own = [...closureOf(root)].filter((file) => !program.has(file)).flatMap(textsOf);
    return own.filter((each) => ![...FIRST_TEXTS, ...texts].includes(each));
  };

  test.each(PAGES.map((page) => [page.path, page] as const))('those of %s with the page', (_, page) => {
    expect(missing(`features/${page.load}.tsx`, page.texts)).toEqual([]);
  });

  test.each(lazyParts())('those of %s with the part', (root, texts) => {
    expect(missing(root, [...texts, BY_FILTER])).toEqual([]);
  });
});

function framedOf(path: string) {
  const { frame, title } = pageAt(path) ?? {};
  return { frame, title };
}

const IMPORTS = /^(?:import|export)\b(?! type)([^;']*?)from '(\.[^']+)';$/gm;

/** Returns the files that a file imports before it runs, itself among them; of an `index.ts`, those that are named. */
function closureOf(...roots: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (file: string) => {
    const source = SOURCES.get(file);
    if (source === undefined || seen.has(file)) return;
    seen.add(file);
    for (const [, names = '', from = ''] of source.matchAll(IMPORTS)) {
      const target = resolved(file, from);
      if (target.endsWith('/index.ts')) for (const each of exportedBy(target, valuesOf(names))) visit(each);
      else visit(target);
    }
  };
  for (const root of roots) visit(root);
  return seen;
}

/** Returns the names of the values in an import or export clause. */
function valuesOf(clause: string): readonly string[] {
  const names = clause.replace(/[{}]/g, '').split(',');
  return names.map((name) => name.trim().replace(/ as .*/, '')).filter((name) => !/^(type .*)?$/.test(name));
}

/** Returns the files that an index re-exports used names from: the build drops the others. */
function exportedBy(index: string, names: readonly string[]): readonly string[] {
  return [...(SOURCES.get(index) ?? '').matchAll(IMPORTS)].flatMap(([, clause = '', from = '']) =>
    valuesOf(clause).some((name) => names.includes(name)) ? [resolved(index, from)] : [],
  );
}

/** Returns the namespaces that a file asks for. */
function textsOf(file: string): readonly string[] {
  if (file.startsWith('i18n/')) return [];
  const source = SOURCES.get(file) ?? '';
  const own = [...source.matchAll(/useTranslation\('([\w-]+)'\)/g)].map(([, name = '']) => name);
  const others = [...source.matchAll(/['`]([\w-]+):[\w$]/g)].map(([, name = '']) => name);
  // a module may load texts itself
  const [, awaited] = /needMessages\('([\w-]+)'\)/.exec(source) ?? [];
  return [...own, ...others.filter((name) => NAMESPACES.has(name))].filter((name) => name !== awaited);
}

/** Returns the modules loaded with `withMessages` or as lazy pages, with the texts named there. */
function lazyParts(): readonly (readonly [string, readonly string[]])[] {
  return [...SOURCES].flatMap(([file, source]) =>
    [...source.matchAll(/(?:withMessages|lazyPage)\(([^;]*?import\('(\.[^']+)'\)[^;]*);/g)].map(
      ([, call = '', from = '']) => {
        const texts = [...call.slice(call.indexOf(from) + from.length).matchAll(/'([\w-]+)'/g)];
        return [resolved(file, from), texts.map(([, name = '']) => name)] as const;
      },
    ),
  );
}

function resolved(file: string, from: string): string {
  return new URL(from, `file:///${file}`).pathname.slice(1);
}
