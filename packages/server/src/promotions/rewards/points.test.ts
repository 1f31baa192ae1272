import { randomUUID } from 'node:crypto';
import type { RedeemPoints, Reward } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { aStaffMember, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { AMY, BOB, membersCore, POINTS, payInFull, TEA_GIFT } from '../../../test/kits/members.ts';
import { aCouponRule } from '../../../test/kits/promotions.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { OTHER_SHOP, SHOP } from '../../../test/kits/small-organisation.ts';

const DAY_MS = 24 * 3_600_000;
const FIVE = aCouponRule('five');
const REWARDS: Reward[] = [
  { _id: 'tea', name: { en: 'Tea', cht: '茶', chs: '茶' }, points: 20, coupon: 'tea-gift', validDays: 30 },
  { _id: 'off', name: { en: 'Off', cht: '減', chs: '减' }, points: 15, coupon: 'five', shops: [SHOP] },
  { _id: 'over', name: { en: 'Over', cht: '完', chs: '完' }, points: 1, coupon: 'five', status: 'disabled' },
];
const MANAGER = aStaffMember('manager');
const amys = { user: 'user-1', shop: SHOP };
const buying = (reward: string, more: Partial<RedeemPoints> = {}): RedeemPoints => ({
  requestId: randomUUID(),
  reward,
  shop: SHOP,
  ...more,
});

eachDatabase((databases) => {
  async function started(points?: { scope?: 'shop' | 'all'; expireMonths?: number }) {
    const test = await membersCore(databases, {
      systemSetting: { _id: 'system', allowChooseShop: true, onlineMemberSystem: true, points },
      orderDiscounts: [POINTS, FIVE, TEA_GIFT],
      rewards: REWARDS,
    });
    const adjust = (amount: number, more: object = {}) =>
      test.core.points.adjust(
        { requestId: randomUUID(), user: 'user-1', amount, remark: 'test', ...more },
        MANAGER,
      );
    const history = async () =>
      (await test.core.points.find({ user: 'user-1', limit: 100 }, AMY)).data.map(({ reason, amount }) => [
        reason,
        amount,
      ]);
    return { ...test, adjust, history };
  }

  describe('points', () => {
    it('are earned exactly once, when the bill is done', async () => {
      const { core, history } = await started();
      const bill = await core.ordering.create(aTakeAway({ total: 1800 }), AMY);
      expect(await core.points.available(amys, AMY)).toEqual([]);
      await payInFull(core, bill, AMY);
      expect(await core.points.available(amys, AMY)).toEqual([{ _id: 'all', amount: 20 }]);
      expect(await history()).toEqual([['earn', 20]]);
    });

    it('limited to a shop are spent there only', async () => {
      const { core } = await started({ scope: 'shop' });
      await payInFull(core, await core.ordering.create(aTakeAway(), BOB), BOB);
      expect(await core.points.available({ user: 'user-2', shop: SHOP }, BOB)).toEqual([
        { _id: SHOP, amount: 20 },
      ]);
      expect(await core.points.available({ user: 'user-2', shop: OTHER_SHOP }, BOB)).toEqual([]);
      await expect(core.points.redeem(buying('tea', { shop: OTHER_SHOP }), BOB)).rejects.toEqual(
        rejected('notEnoughPoints', { available: 0, wanted: 20 }),
      );
    });

    it('are taken back for lines voided on a completed bill', async () => {
      const { core, history, clock } = await started();
      const bill = await core.ordering.create(aTakeAway({ total: 1800 }), AMY);
      await payInFull(core, bill, AMY);
      clock.advance(1);
      const lines = bill.products.map(({ id }) => id);
      const call = {
        requestId: randomUUID(),
        session: bill._id,
        lines,
        reason: { code: 'quality' },
      } as const;
      await core.ordering.void(call, MANAGER);
      await core.ordering.void(call, MANAGER);
      expect(await history()).toEqual([
        ['giveBack', -20],
        ['earn', 20],
      ]);
    });

    it('already spent are not taken back: balances never go negative', async () => {
      const { core } = await started();
      const bill = await core.ordering.create(aTakeAway({ total: 1800 }), AMY);
      await payInFull(core, bill, AMY);
      await core.points.redeem(buying('off'), AMY);
      const lines = bill.products.map(({ id }) => id);
      const call = {
        requestId: randomUUID(),
        session: bill._id,
        lines,
        reason: { code: 'quality' },
      } as const;
      await core.ordering.void(call, MANAGER);
      expect(await core.points.available(amys, AMY)).toEqual([]);
    });

    it('expire after a year, after the months of the setting, or never', async () => {
      for (const [expireMonths, days, left] of [
        [undefined, 364, 30],
        [undefined, 365, 0],
        [1, 31, 0],
        [0, 4000, 30],
      ] as const) {
        const { core, adjust, clock, history } = await started({ expireMonths });
        await adjust(30);
        clock.advance(days * DAY_MS);
        const available = await core.points.available(amys, AMY);
        expect(available.reduce((sum, { amount }) => sum + amount, 0)).toBe(left);
        expect(await core.points.expire()).toBe(left === 0 ? 1 : 0);
        expect(await core.points.expire()).toBe(0);
        expect(await history()).toHaveLength(left === 0 ? 2 : 1);
      }
    });

    it('that expire first are spent first', async () => {
      const { core, adjust, clock } = await started();
      await adjust(10);
      clock.advance(200 * DAY_MS);
      await adjust(10);
      await core.points.redeem(buying('off'), AMY);
      clock.advance(170 * DAY_MS);
      expect(await core.points.available(amys, AMY)).toEqual([{ _id: 'all', amount: 5 }]);
      expect(await core.points.expire()).toBe(0);
    });

    it('add up under concurrency: purse, lots and history', async () => {
      const { core, adjust, clock, db } = await started({ expireMonths: 1 });
      for (let round = 0; round < 4; round += 1) {
        const bill = await core.ordering.create(aTakeAway({ total: 1800 }), AMY);
        await Promise.allSettled([
          payInFull(core, bill, AMY),
          ...[7, -5, 12, -9].flatMap((amount) => [adjust(amount), adjust(amount, { shop: SHOP })]),
          ...['tea', 'off', 'off'].map((reward) => core.points.redeem(buying(reward), AMY)),
          core.points.expire(),
        ]);
        clock.advance(11 * DAY_MS);
      }
      const sums = async (table: 'point_purses' | 'point_lots' | 'point_entries') => {
        const column = { point_purses: 'balance', point_lots: 'remaining', point_entries: 'amount' } as const;
        const rows = await db.read.query((q) =>
          q
            .selectFrom(table)
            .select((row) => ['shop', row.fn.sum<number | string>(column[table]).as('sum')])
            .groupBy('shop'),
        );
        return Object.fromEntries(rows.map(({ shop, sum }) => [shop, Number(sum)]));
      };
      const purses = await sums('point_purses');
      expect(Object.keys(purses).sort()).toEqual(['', SHOP]);
      expect(await sums('point_lots')).toEqual(purses);
      expect(await sums('point_entries')).toEqual(purses);
    });

    it('are visible to their member and to staff only', async () => {
      const { core } = await started();
      await expect(core.points.available(amys, BOB)).rejects.toEqual(rejected('forbidden'));
      await expect(core.points.find({ user: 'user-1', limit: 1 }, BOB)).rejects.toEqual(
        rejected('forbidden'),
      );
      await expect(core.points.available(amys, GUEST)).rejects.toEqual(rejected('notAuthenticated'));
      expect(await core.points.available(amys, aStaffMember())).toEqual([]);
    });

    it('are given and taken by the management, never below zero', async () => {
      const { core, adjust, db } = await started();
      const entry = await adjust(30, { shop: SHOP });
      expect(entry).toMatchObject({ amount: 30, shop: SHOP, reason: 'adjust', staff: 'manager-shop1' });
      await adjust(-10, { shop: SHOP });
      await expect(adjust(-21, { shop: SHOP })).rejects.toEqual(
        rejected('notEnoughPoints', { available: 20, wanted: 21 }),
      );
      await expect(adjust(-1)).rejects.toEqual(rejected('notEnoughPoints', { available: 0, wanted: 1 }));
      await expect(adjust(5, { shop: OTHER_SHOP })).rejects.toEqual(rejected('forbidden'));
      await expect(adjust(5, { user: 'nobody' })).rejects.toEqual(rejected('notFound', { user: 'nobody' }));
      for (const actor of [AMY, aStaffMember('cashier')]) {
        const call = { requestId: randomUUID(), user: 'user-1', amount: 5, remark: 'me' };
        await expect(core.points.adjust(call, actor)).rejects.toEqual(rejected('forbidden'));
      }
      const below = db.unitOfWork((tx) =>
        tx.query((q) => q.updateTable('point_purses').set({ balance: -1 }).where('user', '=', 'user-1')),
      );
      await expect(below).rejects.toThrow();
      const rewritten = db.unitOfWork((tx) => tx.query((q) => q.deleteFrom('point_entries')));
      await expect(rewritten).rejects.toThrow('append-only');
    });
  });

  describe('rewards', () => {
    it('are bought with points: a coupon or gift of the member’s own', async () => {
      const { core, adjust, history, clock } = await started();
      await adjust(40);
      clock.advance(1);
      const tea = await core.points.redeem(buying('tea'), AMY);
      expect(tea).toMatchObject({
        gift: { coupon: 'tea-gift', user: 'user-1', status: 'valid', endDate: '2026-04-01T04:00:00.001Z' },
        points: [{ _id: 'all', amount: 20 }],
      });
      clock.advance(1);
      const off = await core.points.redeem(buying('off'), AMY);
      expect(off.userCoupon).toMatchObject({ coupon: 'five', user: 'user-1', maxUses: 1, shops: [SHOP] });
      expect(await core.coupons.ofUser('user-1', AMY)).toEqual([off.userCoupon]);
      expect(await core.gifts.ofUser('user-1', AMY)).toEqual([tea.gift]);
      expect(await history()).toEqual([
        ['spend', -15],
        ['spend', -20],
        ['adjust', 40],
      ]);
    });

    it('are paid with the points of the shop first', async () => {
      const { core, adjust, history } = await started();
      await adjust(5, { shop: SHOP });
      await adjust(20);
      await core.points.redeem(buying('tea'), AMY);
      expect(await core.points.available(amys, AMY)).toEqual([{ _id: 'all', amount: 5 }]);
      expect(await history()).toEqual(
        expect.arrayContaining([
          ['spend', -15],
          ['spend', -5],
        ]),
      );
    });

    it('are bought once by five concurrent calls with points for one', async () => {
      const { core, adjust } = await started();
      await adjust(25);
      const attempts = await Promise.allSettled(
        [1, 2, 3, 4, 5].map(() => core.points.redeem(buying('tea'), AMY)),
      );
      const refusals = attempts.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
      expect(refusals).toHaveLength(4);
      for (const refusal of refusals)
        expect(refusal).toEqual(rejected('notEnoughPoints', { available: 5, wanted: 20 }));
      expect(await core.points.available(amys, AMY)).toEqual([{ _id: 'all', amount: 5 }]);
      expect(await core.gifts.ofUser('user-1', AMY)).toHaveLength(1);
    });

    it('are bought once per request id, which another member cannot reuse', async () => {
      const { core, adjust } = await started();
      await adjust(40);
      const call = buying('tea');
      const answers = await Promise.all([1, 2, 3].map(() => core.points.redeem(call, AMY)));
      expect(new Set(answers.map((answer) => answer.gift?._id)).size).toBe(1);
      await expect(core.points.redeem(call, BOB)).rejects.toEqual(rejected('requestConflict'));
      expect(await core.points.available(amys, AMY)).toEqual([{ _id: 'all', amount: 20 }]);
    });

    it.each([
      ['over', SHOP, 'notFound'],
      ['unknown', SHOP, 'notFound'],
      ['off', OTHER_SHOP, 'notCurrentShop'],
      ['tea', 'nowhere', 'notCurrentShop'],
    ])('%s at %s: %s', async (reward, shop, code) => {
      const { core, adjust } = await started();
      await adjust(40);
      await expect(core.points.redeem(buying(reward, { shop }), AMY)).rejects.toEqual(rejected(code));
      await expect(core.points.redeem(buying(reward, { shop }), GUEST)).rejects.toEqual(
        rejected('notAuthenticated'),
      );
    });
  });
});
