import { expect, it } from 'vitest';
import { fieldFact } from './field-fact.ts';

it('B10.2 every field that a form names is one of its list’s schema', () => {
  const sources = Object.values(
    import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default', eager: true }),
  );
  const named = new Set(
    sources.flatMap((source) => [...source.matchAll(/\bof="(\w+\.[\w.[\]]+)"/g)].map(([, of = '']) => of)),
  );
  expect(named.size).toBeGreaterThan(40);
  for (const of of named) expect(() => fieldFact(of), of).not.toThrow();
});
