import { describe, expect, test } from 'vitest';

type Texts = { readonly [key: string]: string | Texts };
const FILES = import.meta.glob<Texts>('../locales/en/*.json', { eager: true, import: 'default' });
const SOURCES = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

function keysOf(texts: Texts, before = ''): readonly string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'object' ? keysOf(text, `${before}${key}.`) : [`${before}${key}`],
  );
}

const known = new Set(
  Object.entries(FILES).flatMap(([path, texts]) => {
    const namespace = /([^/]+)\.json$/.exec(path)?.[1] ?? '';
    return keysOf(texts).flatMap((key) =>
      [key, key.replace(/_(one|other)$/, '')].map((each) => `${namespace}:${each}`),
    );
  }),
);

/** Returns the text keys and namespaces that a source file names. */
function said(source: string) {
  const namespaces = [...source.matchAll(/useTranslation\(\s*'([\w-]+)'\s*\)/g)].map(([, name]) => name);
  const keys = [...source.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key = '']) => key);
  return { namespaces, keys };
}

describe('every text key exists', () => {
  const files = Object.entries(SOURCES).flatMap(([path, source]) => {
    const { namespaces, keys } = said(source);
    return namespaces.length > 0 && keys.length > 0 ? [[path, namespaces, keys] as const] : [];
  });
  test.each(files)('in %s', (_path, namespaces, keys) => {
    const missing = keys.filter((key) =>
      key.includes(':') ? !known.has(key) : !namespaces.some((namespace) => known.has(`${namespace}:${key}`)),
    );
    expect(missing).toEqual([]);
  });
});
