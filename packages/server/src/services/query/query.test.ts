import { describe, expect, it } from 'vitest';
import { CodedError } from '../../lib/coded-error.ts';
import { parseQuery } from './parse-query.ts';
import { runQuery } from './run-query.ts';

const RULES = {
  fields: new Set(['_id', 'name', 'order', 'shops', 'sections', 'status', 'open']),
  maxLimit: 1000,
  bare: 'asked',
} as const;
const ROWS = [
  {
    _id: 'c',
    name: { en: 'Tea', cht: '茶', chs: '茶' },
    order: 2,
    shops: ['hk'],
    sections: ['day', 'night'],
    open: true,
  },
  { _id: 'a', name: { en: 'Bun', cht: '包', chs: '包' }, order: 1, sections: ['day'], open: false },
  {
    _id: 'b',
    name: { en: 'Rice', cht: '飯', chs: '饭' },
    order: 2,
    shops: [],
    sections: ['night'],
    open: true,
  },
  { _id: 'd', name: { en: 'Soup', cht: '湯', chs: '汤' }, shops: ['tw'], sections: ['night'], open: true },
];

function ids(query: Record<string, unknown>): string[] {
  const answer = runQuery(ROWS, parseQuery({ ...query, $paginate: false }, RULES));
  return Array.isArray(answer) ? answer.map((row) => row._id ?? '') : [];
}

function refusal(query: Record<string, unknown>): unknown {
  try {
    parseQuery(query, RULES);
  } catch (error) {
    return error instanceof CodedError ? error.code : error;
  }
  return undefined;
}

it('matches a thousand values in constant time per row', () => {
  const rules = { fields: new Set(['options']), maxLimit: 1_000 };
  const options = ['sweetness', 'ice', 'size', 'topping', 'cup'];
  const rows = Array.from({ length: 4_000 }, (_row, index) => ({ _id: `product${index}`, options }));
  /** Returns the processor time of one such query, the least of some: a machine is slow for both kinds alike. */
  const effortOf = (values: number) => {
    const wanted = Array.from({ length: values }, (_value, index) => `none${index}`);
    const query = parseQuery({ $or: Array.from({ length: 4 }, () => ({ options: { $in: wanted } })) }, rules);
    const efforts = Array.from({ length: 5 }, () => {
      const before = process.cpuUsage();
      expect(runQuery(rows, query)).toMatchObject({ total: 0 });
      const { user, system } = process.cpuUsage(before);
      // each alone is drawn by the ticks of the clock, and may be nothing
      return user + system;
    });
    return Math.min(...efforts);
  };
  effortOf(10);
  // a hundred times as many values, which take a hundred times as long if compared one after the other
  expect(effortOf(1_000)).toBeLessThan(30 * effortOf(10));
});

describe('query', () => {
  it.each([
    ['a list that contains the value', { sections: 'day' }, ['c', 'a']],
    ['one of several values', { sections: { $in: ['day', 'night'] } }, ['c', 'a', 'b', 'd']],
    ['a bare list as one of its values', { _id: ['a', 'd'] }, ['a', 'd']],
    ['no shops as every shop', { shops: 'hk' }, ['c', 'a', 'b']],
    ['no shops as every shop in a list', { shops: { $in: ['tw'] } }, ['a', 'b', 'd']],
    ['$ne', { _id: { $ne: 'a' } }, ['c', 'b', 'd']],
    ['$nin', { _id: { $nin: ['a', 'b'] } }, ['c', 'd']],
    ['a range', { order: { $gte: 1, $lt: 2 } }, ['a']],
    ['numbers and booleans as text', { order: '2', open: 'true' }, ['c', 'b']],
    ['$or within $and', { $and: [{ $or: [{ _id: 'a' }, { order: 2 }] }, { open: true }] }, ['c', 'b']],
    ['one language of a name', { 'name.en': 'Tea' }, ['c']],
    ['sorting with the id behind', { $sort: { order: 1 } }, ['a', 'b', 'c', 'd']],
    ['sorting downwards, without a value last', { $sort: { order: '-1' } }, ['b', 'c', 'a', 'd']],
    ['a keyset cursor', { $and: [{ _id: { $gt: 'b' } }], $sort: { _id: 1 }, $limit: '1' }, ['c']],
    ['$skip', { $sort: { _id: 1 }, $skip: '2' }, ['c', 'd']],
    ['$limit 0', { $limit: 0 }, []],
  ])('understands %s', (_title, query, expected) => {
    expect(ids(query)).toEqual(expected);
  });

  it('returns a page with the total, or the bare list', () => {
    expect(runQuery(ROWS, parseQuery({ $limit: 1, open: true }, RULES))).toMatchObject({
      total: 3,
      limit: 1,
      skip: 0,
    });
    expect(runQuery(ROWS, parseQuery({ $paginate: 'false' }, RULES))).toHaveLength(4);
  });

  it('selects fields and keeps the id', () => {
    expect(runQuery(ROWS, parseQuery({ _id: 'a', $select: ['order'], $paginate: false }, RULES))).toEqual([
      { _id: 'a', order: 1 },
    ]);
  });

  it.each(['never', 'always', undefined] as const)(
    'returns the bare list where the service does (%s)',
    (bare) => {
      const asked = (query: object) => () => parseQuery({ ...query }, { ...RULES, bare }).paginate;
      expect(asked({})()).toBe(bare !== 'always');
      if (bare === 'always') expect(asked({ $paginate: false })()).toBe(false);
      else expect(asked({ $paginate: false })).toThrow('badRequest');
      expect(parseQuery({ $paginate: 'true' }, RULES).paginate).toBe(true);
      expect(() => parseQuery({ $paginate: 'perhaps' }, RULES)).toThrow('badRequest');
    },
  );

  it('caps a page', () => {
    expect(parseQuery({ $limit: 99_999 }, RULES).limit).toBe(1000);
  });

  const nested = (depth: number): Record<string, unknown> =>
    depth === 1 ? { _id: 'a' } : { $or: [nested(depth - 1)] };

  it('accepts five levels, not six', () => {
    expect(refusal(nested(5))).toBeUndefined();
    expect(refusal(nested(6))).toBe('badRequest');
  });

  it('accepts fifty terms, not fifty-one', () => {
    const terms = (count: number) => ({ $or: Array.from({ length: count }, () => ({ _id: 'a' })) });
    expect(refusal(terms(50))).toBeUndefined();
    expect(refusal(terms(51))).toBe('badRequest');
  });

  it.each([
    [{ _id: { $where: '1' } }],
    [{ $where: '1' }],
    [{ _id: { $regex: 'a' } }],
    [{ _id: { $ne: { $gt: 1 } } }],
    [{ _id: [[1]] }],
    [{ _id: {} }],
    [{ pinHash: 'x' }],
    [{ 'name.__proto__': 'x' }],
    [{ $sort: { pinHash: 1 } }],
    [{ $sort: { _id: 2 } }],
    [{ $select: ['pinHash'] }],
    [{ $populate: ['shop'] }],
    [{ $limit: -1 }],
    [{ $limit: { $gt: 1 } }],
    [{ $or: [] }],
    [{ $or: 'a' }],
    [{ $and: [null] }],
  ])('refuses %j', (query) => {
    expect(refusal(query)).toBe('badRequest');
  });
});
