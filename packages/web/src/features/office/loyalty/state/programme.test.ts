import type { Reward, VipLevel } from '@comanda/contract';
import { expect, it } from 'vitest';
import { draftedList } from '../../changes/index.ts';
import { copyOfDocument, multiplierOf, percentOff } from '../../promotions/index.ts';
import { inLevelOrder, inRewardOrder, newLevel, newReward, shownOf } from './programme.ts';

const name = (en: string, cht = en) => ({ en, chs: cht, cht });
const level = (id: string, minPoints?: number): VipLevel => ({
  _id: id,
  name: name(id),
  orderDiscount: 0.9,
  ...(minPoints !== undefined && { minPoints }),
});
const reward = (id: string, points: number, shops?: string[]): Reward => ({
  _id: id,
  name: name(id),
  points,
  coupon: 'rule',
  ...(shops && { shops }),
});
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

it('B4.8 levels stand as members climb them, those given by hand last', () => {
  const levels = draftedList('vipLevels', [level('hand'), level('gold', 500), level('silver', 100)], []);
  expect(idsOf(inLevelOrder(levels))).toEqual(['silver', 'gold', 'hand']);
});

it('B4.8 rewards of the shop, or of all shops, stand cheapest first', () => {
  const rows = [reward('dear', 300), reward('other', 5, ['s2']), reward('cheap', 10, ['s1'])];
  expect(idsOf(inRewardOrder(draftedList('rewards', rows, []), 's1'))).toEqual(['cheap', 'dear']);
});

it('B4.8 levels are found by a name in any language, by the archive and by a missing name', () => {
  const gold = { ...level('gold'), name: { en: 'Gold', cht: '黃金', chs: '' } };
  const old = { ...level('old'), archivedAt: '2026-01-01T00:00:00Z' };
  const all = draftedList('vipLevels', [gold, level('silver'), old], []);
  const asked = { isArchiveShown: false, isMissing: false, text: '' };
  expect(idsOf(shownOf(all, asked))).toEqual(['gold', 'silver']);
  expect(idsOf(shownOf(all, { ...asked, text: '黄金' }))).toEqual(['gold']);
  expect(idsOf(shownOf(all, { ...asked, isMissing: true }))).toEqual(['gold']);
  expect(idsOf(shownOf(all, { ...asked, isArchiveShown: true }))).toEqual(['old']);
});

it.each([
  [1, 0],
  [0.9, 10],
  [0.875, 12.5],
  [1.1, -10],
])('B4.8 the multiplier %d is %d per cent off, and back', (multiplier, percent) => {
  expect(percentOff(multiplier)).toBe(percent);
  expect(multiplierOf(percent)).toBe(multiplier);
});

it('B4.8 a new level takes nothing off, a new reward is off and of one shop', () => {
  expect(newLevel('New')).toMatchObject({ name: { en: 'New' }, orderDiscount: 1 });
  expect(newReward('s1', 'New', 'rule')).toMatchObject({ coupon: 'rule', shops: ['s1'], status: 'disabled' });
});

it('B4.8 a copy has an id of its own and nothing that the server keeps', () => {
  const kept = { ...reward('one', 10), version: 3, createdAt: '2026-01-01T00:00:00Z' };
  const { _id, ...copy } = copyOfDocument(kept, (text) => `Copy of ${text}`);
  expect(_id).not.toBe('one');
  expect(copy).toEqual({ name: name('Copy of one'), points: 10, coupon: 'rule' });
});
