import type { OrderDiscount } from '@comanda/contract';
import { expect, test } from 'vitest';
import { firstName } from '../../fields/index.ts';
import {
  copyOfRule,
  type DraftedRule,
  inRuleOrder,
  newRule,
  nextPriority,
  ruleOrderEdits,
  ruleState,
} from './rules.ts';

const SHOP = { _id: 's1', timezone: 'Asia/Hong_Kong' } as Parameters<typeof ruleState>[1];
const NOON = '2026-03-02T12:00:00+08:00';

function aRule(id: string, fields: Partial<OrderDiscount> = {}): DraftedRule {
  const now = { _id: id, name: { en: id, cht: '', chs: '' }, type: 'discount', ...fields } as OrderDiscount;
  return { id, live: now, now, edits: [] };
}

test.each([
  ['live', {}],
  ['live', { startDate: '2026-03-02', endDate: '2026-03-02' }],
  ['scheduled', { startDate: '2026-03-03' }],
  ['ended', { endDate: '2026-03-01' }],
  ['off', { status: 'disabled', endDate: '2026-03-01' }],
  ['archived', { archivedAt: NOON }],
] satisfies readonly (readonly [string, Partial<OrderDiscount>])[])(
  'B4.1 a rule is %s by its dates, %o',
  (state, fields) => {
    expect(ruleState(aRule('a', fields), SHOP, NOON)).toBe(state);
  },
);

test('B4.1 a rule that was never published is a draft', () => {
  expect(ruleState({ ...aRule('a'), live: undefined }, SHOP, NOON)).toBe('new');
});

test('B4.1 a new order gives rules numbers that rise, and changes no more than it must', () => {
  const rules = inRuleOrder([
    aRule('c', { priority: 30 }),
    aRule('a', { priority: 10 }),
    aRule('b', { priority: 20 }),
  ]);
  expect(rules.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  const numbered = (ids: readonly string[], given = rules) => {
    const edits = ruleOrderEdits(given, ids);
    const after = given.map((rule) => {
      const edit = edits.find(({ entity }) => entity === rule.id);
      return edit === undefined ? rule : aRule(rule.id, { priority: Number(edit.value) });
    });
    return { ids: inRuleOrder(after).map(({ id }) => id), count: edits.length };
  };
  expect(numbered(['a', 'b', 'c'])).toEqual({ ids: ['a', 'b', 'c'], count: 0 });
  for (const ids of [
    ['c', 'a', 'b'],
    ['b', 'a', 'c'],
    ['b', 'c', 'a'],
    ['c', 'b', 'a'],
  ])
    expect(numbered(ids).ids).toEqual(ids);
  const equal = [aRule('a'), aRule('b'), aRule('c')];
  expect(numbered(['c', 'b', 'a'], equal).ids).toEqual(['c', 'b', 'a']);
});

test('B4.1 a new rule and a copy are off, come last and have ids of their own', () => {
  const rule = aRule('a', { priority: 7, discount: 20, version: 3, archivedAt: NOON });
  const copy = copyOfRule(rule, nextPriority([rule]), (name) => `${name} (copy)`);
  expect(copy).toMatchObject({
    name: { en: 'a (copy)', cht: '' },
    status: 'disabled',
    priority: 8,
    discount: 20,
  });
  expect(copy._id).not.toBe('a');
  expect(copy).not.toHaveProperty('version');
  expect(copy).not.toHaveProperty('archivedAt');
  expect(newRule('s1', firstName('New'), 8)).toMatchObject({
    shops: ['s1'],
    status: 'disabled',
    priority: 8,
  });
});
