import { randomUUID } from 'node:crypto';
import type { IssueCoupon } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { aStaffMember, aTakeAway } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { AMY, membersCore, TEA_GIFT } from '../../../test/kits/members.ts';
import { aCouponRule } from '../../../test/kits/promotions.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { aShop, OTHER_SHOP, SHOP } from '../../../test/kits/small-organisation.ts';
import type { Actor } from '../../core/actor.ts';

const THIRD_SHOP = 'shop3';
const MANAGER = aStaffMember('manager');
const OWNER = aStaffMember('owner');
/** Manager of two of three shops, signed in to the first. */
const OF_TWO: Actor = {
  kind: 'staff',
  shop: SHOP,
  staff: { _id: 'two', name: 'Two', role: 'manager', shops: [SHOP, OTHER_SHOP] },
};

eachDatabase((databases) => {
  async function started(scope: 'shop' | 'all' = 'all') {
    const test = await membersCore(databases, {
      systemSetting: { _id: 'system', allowChooseShop: true, onlineMemberSystem: true, points: { scope } },
      shops: [SHOP, OTHER_SHOP, THIRD_SHOP].map((_id) => aShop({ _id })),
      orderDiscounts: [
        aCouponRule('five'),
        aCouponRule('here', { shops: [SHOP] }),
        aCouponRule('there', { shops: [OTHER_SHOP] }),
        aCouponRule('both', { shops: [SHOP, THIRD_SHOP] }),
        TEA_GIFT,
        { ...TEA_GIFT, _id: 'their-tea', shops: [OTHER_SHOP] },
      ],
    });
    const { core } = test;
    const call = (coupon: string, more: Partial<IssueCoupon> = {}) => ({
      requestId: randomUUID(),
      user: 'user-1',
      coupon,
      ...more,
    });
    const coupon = (rule: string, more: Partial<IssueCoupon> = {}, actor: Actor = MANAGER) =>
      core.coupons.issue(call(rule, more), actor);
    const gift = (rule: string, more: { readonly shops?: string[] } = {}, actor: Actor = MANAGER) =>
      core.gifts.issue(call(rule, more), actor);
    const adjust = (amount: number, more: { readonly shop?: string } = {}, actor: Actor = MANAGER) =>
      core.points.adjust({ requestId: randomUUID(), user: 'user-1', amount, remark: 'x', ...more }, actor);
    const log = async (shop: string) => {
      const { data } = await core.audit.find({ shop }, aStaffMember('manager', shop));
      return data
        .map(({ action, entity }) => ({ action, entity }))
        .toSorted((one, other) => (one.action < other.action ? -1 : 1));
    };
    return { ...test, coupon, gift, adjust, log };
  }

  describe('a grant by a manager', () => {
    it('G1.1 is valid in the shops that they run, among those of its rule', async () => {
      const { core, coupon, gift } = await started();
      expect((await coupon('five')).shops).toEqual([SHOP]);
      expect((await coupon('here')).shops).toEqual([SHOP]);
      expect((await coupon('both')).shops).toEqual([SHOP]);
      expect((await gift('tea-gift')).shops).toEqual([SHOP]);
      expect((await coupon('five', {}, OF_TWO)).shops).toEqual([SHOP, OTHER_SHOP]);
      expect((await coupon('there', {}, OF_TWO)).shops).toEqual([OTHER_SHOP]);
      expect((await coupon('five', { shops: [OTHER_SHOP] }, OF_TWO)).shops).toEqual([OTHER_SHOP]);
      const { _id } = await coupon('five', { shops: [] });
      const elsewhere = aTakeAway({ shop: OTHER_SHOP, coupons: [_id], total: 1300 });
      await expect(core.ordering.create(elsewhere, AMY)).rejects.toEqual(
        rejected('notCurrentShop', { coupon: _id }),
      );
    });

    it('G1.1 is never valid in a shop that they do not run', async () => {
      const { core, coupon, gift, log } = await started();
      const refused = [
        () => coupon('there'),
        () => coupon('there', { shops: [SHOP] }),
        () => coupon('five', { shops: [OTHER_SHOP] }),
        () => coupon('five', { shops: [SHOP, OTHER_SHOP] }),
        () => coupon('five', { shops: [SHOP, THIRD_SHOP] }, OF_TWO),
        () => gift('their-tea'),
        () => gift('tea-gift', { shops: [OTHER_SHOP] }),
        () => gift('tea-gift', { shops: [SHOP, OTHER_SHOP] }),
      ];
      for (const grant of refused) await expect(grant()).rejects.toEqual(rejected('forbidden'));
      expect(await core.coupons.ofUser('user-1', AMY)).toEqual([]);
      expect(await core.gifts.ofUser('user-1', AMY)).toEqual([]);
      expect([await log(SHOP), await log(OTHER_SHOP)]).toEqual([[], []]);
    });

    it('G1.1 is valid in any or all shops when the owner makes it', async () => {
      const { coupon, gift } = await started();
      expect(await coupon('five', {}, OWNER)).not.toHaveProperty('shops');
      expect((await coupon('five', { shops: [OTHER_SHOP] }, OWNER)).shops).toEqual([OTHER_SHOP]);
      expect(await gift('their-tea', {}, OWNER)).not.toHaveProperty('shops');
    });

    it('G1.3 is audited in the shop of their sign-in and in each shop where it is valid', async () => {
      const { coupon, gift, adjust, log } = await started();
      const here = await coupon('five');
      const there = await gift('tea-gift', { shops: [OTHER_SHOP] }, OF_TWO);
      const points = await adjust(5, { shop: SHOP });
      const given = { action: 'issueGift', entity: there._id };
      expect(await log(SHOP)).toEqual([
        { action: 'adjustPoints', entity: points._id },
        { action: 'issueCoupon', entity: here._id },
        given,
      ]);
      expect([await log(OTHER_SHOP), await log(THIRD_SHOP)]).toEqual([[given], []]);
    });
  });

  describe('points by hand', () => {
    it('G1.2 valid everywhere are given by the owner only, where bills earn points per shop', async () => {
      const { adjust } = await started('shop');
      await expect(adjust(5)).rejects.toEqual(rejected('forbidden'));
      await expect(adjust(5, { shop: OTHER_SHOP })).rejects.toEqual(rejected('forbidden'));
      expect(await adjust(5, { shop: SHOP })).toMatchObject({ shop: SHOP, amount: 5 });
      expect(await adjust(7, {}, OWNER)).not.toHaveProperty('shop');
      await expect(adjust(-7)).rejects.toEqual(rejected('forbidden'));
    });

    it('G1.2 valid everywhere are given by managers, too, where bills earn such points', async () => {
      const { adjust } = await started('all');
      expect(await adjust(5)).not.toHaveProperty('shop');
      expect(await adjust(-5)).toMatchObject({ amount: -5 });
    });
  });
});
