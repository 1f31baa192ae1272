import { describe, expect, it } from 'vitest';
import { isId, shapeFault } from './guard.ts';

function nested(depth: number): unknown {
  return JSON.parse('['.repeat(depth) + ']'.repeat(depth));
}

describe('the shape check of a message', () => {
  it('accepts twelve levels and refuses thirteen', () => {
    expect(shapeFault(nested(12))).toBeUndefined();
    expect(shapeFault(nested(13))).toBe('tooDeep');
  });

  it('survives nesting that would overflow the stack', () => {
    expect(shapeFault(nested(8_000))).toBe('tooDeep');
  });

  it('accepts 5,000 nodes and refuses one more', () => {
    expect(shapeFault(Array.from({ length: 4_999 }, () => 0))).toBeUndefined();
    expect(shapeFault(Array.from({ length: 5_000 }, () => 0))).toBe('tooLarge');
  });

  it('counts nodes across branches', () => {
    expect(shapeFault(Array.from({ length: 100 }, () => Array.from({ length: 60 }, () => 1)))).toBe(
      'tooLarge',
    );
  });

  it.each(['{"__proto__":{"a":1}}', '{"a":{"constructor":1}}', '[{"prototype":1}]'])('refuses %s', (text) => {
    expect(shapeFault(JSON.parse(text))).toBe('forbiddenKey');
  });

  it.each([['\0'], [{ a: ['x', 'a\0b'] }], [{ 'a\0': 1 }]])('refuses NUL in %j', (message) => {
    expect(shapeFault(message)).toBe('nul');
  });

  it('refuses values that JSON cannot represent', () => {
    expect(shapeFault({ a: Buffer.from('x') })).toBe('notPlain');
    expect(shapeFault([() => 1])).toBe('notPlain');
  });
});

describe('ids', () => {
  it.each([
    '__proto__',
    'constructor',
    'toString',
    { $ne: 1 },
    ['a'],
    7,
    '',
    'a/b',
    'a b',
    'x'.repeat(65),
    null,
  ])('refuses %j', (value) => {
    expect(isId(value)).toBe(false);
  });

  it('takes text that is safe in a path', () => {
    expect(isId('shop:hk_1.a-b')).toBe(true);
  });
});
