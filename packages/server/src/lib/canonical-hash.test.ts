import { describe, expect, it } from 'vitest';
import { canonicalHash } from './canonical-hash.ts';

describe('the canonical hash of a call', () => {
  const body = { a: 1, b: [{ c: 2, d: 3 }], e: undefined };

  it('does not depend on the order of fields, nor on absent ones', () => {
    expect(canonicalHash('create', { b: [{ d: 3, c: 2 }], a: 1 })).toBe(canonicalHash('create', body));
  });

  it('depends on the call, every value and the order of lists', () => {
    const others = [
      canonicalHash('order', body),
      canonicalHash('create', { ...body, a: 2 }),
      canonicalHash('create', { ...body, a: '1' }),
      canonicalHash('create', { ...body, b: [{ c: 2 }, { d: 3 }] }),
    ];
    expect(new Set([...others, canonicalHash('create', body)]).size).toBe(5);
  });
});
