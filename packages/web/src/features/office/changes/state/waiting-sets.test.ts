import type { ChangeSet } from '@comanda/contract';
import { expect, test } from 'vitest';
import { inWaitingOrder, madeName } from './waiting-sets.ts';

const at = '2026-03-02T04:00:00.000Z';
const aSet = (_id: string, given: Partial<ChangeSet>): ChangeSet => ({
  _id,
  status: 'open',
  version: 1,
  count: 1,
  crossed: 0,
  createdAt: at,
  updatedAt: at,
  ...given,
});

test('B2.6 what is blocked comes first, then what is scheduled by its time, then other open sets', () => {
  const sets = [
    aSet('draft', { isDraft: true }),
    aSet('summer', { name: 'Summer' }),
    aSet('later', { status: 'scheduled', publishAt: '2026-04-01T05:00' }),
    aSet('sooner', { status: 'scheduled', publishAt: '2026-03-31T20:00' }),
    aSet('failed', { status: 'blocked', publishAt: '2026-05-01T05:00' }),
    aSet('gone', { status: 'dropped' }),
  ];
  expect(inWaitingOrder(sets, undefined).map(({ _id }) => _id)).toEqual([
    'failed',
    'sooner',
    'later',
    'summer',
  ]);
});

test('B2.6 a set that was just opened again does not wait beside itself', () => {
  const sets = [aSet('summer', { name: 'Summer' }), aSet('again', { status: 'scheduled' })];
  expect(inWaitingOrder(sets, 'again').map(({ _id }) => _id)).toEqual(['summer']);
});

test('B2.6 a document that only the set makes is called by the name that it gives it', () => {
  const edits: ChangeSet['edits'] = [
    { list: 'products', entity: 'soup', path: '', value: { _id: 'soup', name: { en: 'Soup' } } },
    { list: 'products', entity: 'rice', path: 'price', was: 1, value: 2 },
  ];
  expect(madeName(edits, 'soup')).toEqual({ en: 'Soup' });
  expect(madeName(edits, 'rice')).toBeUndefined();
  expect(madeName(undefined, 'rice')).toBeUndefined();
});
