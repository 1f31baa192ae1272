import { expect, test } from 'vitest';

test('every older version has a case', () => {
  const sources = Object.values(
    import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
  );
  const stores = sources.flatMap((text) => {
    const [, key] = /^ {2}key: 'comanda\.(\w+)'/m.exec(text) ?? [];
    const version = Number(
      /^ {2}version: (\d+)/m.exec(text)?.[1] ?? /^const VERSION = (\d+)/m.exec(text)?.[1],
    );
    return key === undefined ? [] : Array.from({ length: version - 1 }, (_, at) => `${key} ${at + 1}`);
  });
  const cases = sources
    .filter((text) => text.includes('testKeptState(['))
    .flatMap((text) => [...text.matchAll(/\bkey: '(\w+)',\s*version: (\d+)/g)])
    .map(([, key, version]) => `${key} ${version}`);
  expect(stores.filter((older) => !cases.includes(older))).toEqual([]);
  expect(stores).toContain('place 1');
});
