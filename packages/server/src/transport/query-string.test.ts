import { describe, expect, it } from 'vitest';
import { parseQueryString, QueryStringError } from './query-string.ts';

describe('query string', () => {
  it.each([
    ['', {}],
    ['shops=hk&$limit=10', { shops: 'hk', $limit: '10' }],
    ['_id[$in][0]=a&_id[$in][1]=b', { _id: { $in: ['a', 'b'] } }],
    ['_id[$in][]=a&_id[$in][]=b', { _id: { $in: ['a', 'b'] } }],
    ['a=1&a=2', { a: ['1', '2'] }],
    ['$or[0][a]=1&$or[1][b][$gt]=2', { $or: [{ a: '1' }, { b: { $gt: '2' } }] }],
    ['%24sort%5Border%5D=-1', { $sort: { order: '-1' } }],
  ])('reads %s', (text, query) => {
    expect(parseQueryString(text)).toEqual(query);
  });

  it('reads a list of a hundred items', () => {
    const text = Array.from({ length: 100 }, (_, index) => `keys[${index}]=k${index}`).join('&');
    expect(parseQueryString(text).keys).toHaveLength(100);
  });

  it('does not pollute prototypes', () => {
    for (const text of ['__proto__[polluted]=1', 'a[__proto__][polluted]=1', '__proto__=1']) {
      expect(() => parseQueryString(text), text).toThrow(QueryStringError);
    }
    parseQueryString('constructor[prototype][polluted]=1&a[constructor][prototype][polluted]=1');
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it.each(['[a]=1', 'a[b=1', `a${'[b]'.repeat(13)}=1`])('refuses %s', (text) => {
    expect(() => parseQueryString(text)).toThrow(QueryStringError);
  });
});
