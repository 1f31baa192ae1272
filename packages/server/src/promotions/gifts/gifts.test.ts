import { randomUUID } from 'node:crypto';
import type { Gift, RedeemGift } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { aLine, anOrder, aStaffMember, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { AMY, BOB, membersCore, TEA_GIFT } from '../../../test/kits/members.ts';
import { aCouponRule } from '../../../test/kits/promotions.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { OTHER_SHOP, SHOP } from '../../../test/kits/small-organisation.ts';
import type { Actor } from '../../core/actor.ts';

const MINUTE_MS = 60_000;
const GIFTS: Gift[] = [
  { _id: 'TEA', coupon: 'tea-gift', user: 'user-2', status: 'valid' },
  { _id: 'AMYS', coupon: 'tea-gift', user: 'user-1', status: 'valid' },
  { _id: 'LARGE', coupon: 'large-gift', user: 'user-2', status: 'valid' },
  { _id: 'OVER', coupon: 'tea-gift', user: 'user-2', status: 'valid', endDate: '2026-03-01' },
  { _id: 'AWAY', coupon: 'tea-gift', user: 'user-2', status: 'valid', shops: [OTHER_SHOP] },
  { _id: 'STOPPED', coupon: 'tea-gift', user: 'user-2', status: 'disabled' },
  { _id: 'CODE', coupon: 'five', user: 'user-2', status: 'valid' },
];
const redeeming = (gift: string, more: Partial<RedeemGift> = {}): RedeemGift => ({
  gift,
  user: 'user-2',
  shop: SHOP,
  ...more,
});

eachDatabase((databases) => {
  async function started() {
    const test = await membersCore(databases, {
      orderDiscounts: [
        TEA_GIFT,
        aCouponRule('five'),
        aCouponRule('large-gift', { source: 'gift', conditions: [{ for: 'order', minTotal: 9000 }] }),
      ],
      gifts: GIFTS,
    });
    const redeem = (gift: string, more: Partial<RedeemGift> = {}, actor: Actor = BOB) =>
      test.core.gifts.redeem(redeeming(gift, more), actor);
    const give = (gifts: readonly string[], actor: Actor = BOB) =>
      test.core.ordering.create(aTakeAway({ gifts: [...gifts] }), actor);
    const status = async (id: string) => (await test.core.gifts.get(id, BOB))?.status;
    return { ...test, redeem, give, status };
  }

  describe('a gift', () => {
    it('is redeemed before ordering, and then on the bill with its record and its line on hold', async () => {
      const { core, redeem, give, status } = await started();
      const record = await redeem('TEA');
      expect(await core.gifts.get('TEA', BOB)).toMatchObject({ status: 'valid', giftRecord: record });
      const bill = await give([record]);
      expect(bill).toMatchObject({
        bill: { total: 2000 },
        discounts: [{ source: 'gift', gift: 'TEA', giftRecord: record, rule: 'tea-gift', type: 'free' }],
        products: [{ product: 'rice' }, { product: 'tea', fromCoupon: 'tea-gift', status: 'hold' }],
      });
      expect(await status('TEA')).toBe('used');
      const again = anOrder(bill._id, { gifts: [record] });
      expect(await core.ordering.order(again, BOB)).toMatchObject({
        bill: { total: 4000 },
        discounts: [{ gift: 'TEA' }],
      });
    });

    it.each([
      ['takeAway', 'hold'],
      ['dineInNoTable', 'hold'],
      ['dineIn', 'init'],
    ] as const)('on a bill of type %s is %s', async (type, lineStatus) => {
      const { core } = await started();
      const call = aTakeAway({ session: { type }, total: type === 'takeAway' ? 2000 : 2200 });
      const { _id: session } = await core.ordering.create(call, aStaffMember());
      await core.members.changeUser({ session, user: 'user-2' }, aStaffMember());
      const more = anOrder(session, { gifts: ['TEA'], total: type === 'takeAway' ? 2000 : 2200 });
      const { products } = await core.ordering.order(more, aStaffMember());
      expect(products.at(-1)).toMatchObject({ product: 'tea', status: lineStatus });
      const { data } = await core.kitchen.tickets({ shop: SHOP }, aStaffMember('kitchen'));
      const made = data.flatMap(({ lines }) => lines.map(({ product }) => product));
      // whatever its line is called, somebody has to make it
      expect(made).toContain('tea');
    });

    it('is redeemed by the order if not before, and shown in the quote', async () => {
      const { core, give, status } = await started();
      const { requestId: _request, total: _total, ...quote } = aTakeAway({ gifts: ['TEA'] });
      const bill = await core.ordering.quote(quote, BOB);
      expect(bill.discounts).toEqual([{ rule: 'tea-gift', amount: 1500 }]);
      expect(await status('TEA')).toBe('valid');
      const { discounts } = await give(['TEA']);
      expect(discounts).toMatchObject([{ gift: 'TEA', giftRecord: expect.any(String) }]);
    });

    it('without effect is not used', async () => {
      const { give, status } = await started();
      expect(await give(['LARGE'])).toMatchObject({ discounts: [] });
      expect(await status('LARGE')).toBe('valid');
    });

    it('is given once to five concurrent redemptions or orders', async () => {
      const { core, redeem, give } = await started();
      const records = await Promise.all([1, 2, 3, 4, 5].map(() => redeem('TEA')));
      expect(new Set(records).size).toBe(1);
      const attempts = await Promise.allSettled([...records, 'TEA', 'TEA'].map((gift) => give([gift])));
      const refusals = attempts.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
      expect(refusals).toHaveLength(6);
      for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'alreadyUsed' });
      const given = await core.ordering.findForMember({ limit: 100 }, BOB);
      expect(given.data.filter(({ discounts }) => discounts.length > 0)).toHaveLength(1);
    });

    it('is reserved for its bill for half an hour', async () => {
      const { core, redeem, clock } = await started();
      const bills = await Promise.all([1, 2].map(() => core.ordering.create(aTakeAway(), BOB)));
      const [one = '', other = ''] = bills.map(({ _id }) => _id);
      const record = await redeem('TEA', { session: one });
      expect(await redeem('TEA', { session: one })).toBe(record);
      await expect(redeem('TEA', { session: other })).rejects.toEqual(
        rejected('alreadyUsed', { gift: 'TEA' }),
      );
      clock.advance(30 * MINUTE_MS);
      const next = await redeem('TEA', { session: other });
      expect(next).not.toBe(record);
      const late = anOrder(one, { gifts: [record] });
      await expect(core.ordering.order(late, BOB)).rejects.toEqual(rejected('invalidCode', { gift: record }));
      await core.ordering.order(anOrder(other, { gifts: [next] }), BOB);
      expect(await redeem('TEA', { session: other })).toBe(next);
    });

    it('can be redeemed again after the order is cancelled or the gift voided', async () => {
      const { core, give, status } = await started();
      const first = await give(['TEA']);
      await core.ordering.cancel({ requestId: randomUUID(), session: first._id }, BOB);
      expect(await status('TEA')).toBe('valid');
      const second = await give(['TEA']);
      const lines = second.products.filter(({ fromCoupon }) => fromCoupon).map(({ id }) => id);
      const call = {
        requestId: randomUUID(),
        session: second._id,
        lines,
        reason: { code: 'guestChanged' },
      } as const;
      const left = await core.ordering.void(call, aStaffMember('manager'));
      expect(left).toMatchObject({ discounts: [], bill: { total: 2000, discounts: [] } });
      expect(await status('TEA')).toBe('valid');
    });

    it('is issued by the management', async () => {
      const { core } = await started();
      const call = () => ({ requestId: randomUUID(), user: 'user-1', coupon: 'tea-gift' });
      expect(await core.gifts.issue(call(), aStaffMember('manager'))).toMatchObject({
        user: 'user-1',
        coupon: 'tea-gift',
        status: 'valid',
      });
      await expect(core.gifts.issue(call(), aStaffMember())).rejects.toEqual(rejected('forbidden'));
      const code = { ...call(), coupon: 'five' };
      await expect(core.gifts.issue(code, aStaffMember('manager'))).rejects.toEqual(
        rejected('notFound', { coupon: 'five' }),
      );
    });
  });

  describe('another member’s gift', () => {
    it('cannot be seen, redeemed or used, whichever user id is sent', async () => {
      const { core, redeem, give } = await started();
      expect(await core.gifts.get('AMYS', BOB)).toBeUndefined();
      await expect(core.gifts.ofUser('user-1', BOB)).rejects.toEqual(rejected('forbidden'));
      await expect(redeem('AMYS')).rejects.toEqual(rejected('invalidCode', { gift: 'AMYS' }));
      await expect(redeem('AMYS', { user: 'user-1' })).rejects.toEqual(rejected('forbidden'));
      await expect(redeem('AMYS', { user: 'user-1' }, GUEST)).rejects.toEqual(rejected('notAuthenticated'));
      const amys = await redeem('AMYS', { user: 'user-1' }, AMY);
      for (const [gift, actor] of [
        ['AMYS', BOB],
        [amys, BOB],
        [amys, GUEST],
        ['nothing', BOB],
      ] as const)
        await expect(give([gift], actor)).rejects.toEqual(rejected('invalidCode', { gift }));
    });

    it('is not reserved for a bill of another member or shop', async () => {
      const { core, redeem } = await started();
      const { _id: amys } = await core.ordering.create(aTakeAway({ total: 1800 }), AMY);
      await expect(redeem('TEA', { session: amys })).rejects.toEqual(rejected('sessionNotFound'));
      const { _id: session } = await core.ordering.create(aTakeAway(), BOB);
      await expect(redeem('TEA', { session, shop: OTHER_SHOP })).rejects.toEqual(
        rejected('notCurrentShop', { gift: 'TEA' }),
      );
      const atTheTill = redeem('TEA', { session: amys }, aStaffMember());
      await expect(atTheTill).rejects.toEqual(rejected('invalidCode', { gift: 'TEA' }));
      await expect(redeem('TEA', { shop: OTHER_SHOP }, aStaffMember())).rejects.toEqual(
        rejected('forbidden'),
      );
    });

    it.each([
      ['OVER', 'couponOutdate'],
      ['AWAY', 'notCurrentShop'],
      ['STOPPED', 'invalidCode'],
      ['CODE', 'invalidCode'],
      ['nothing', 'invalidCode'],
    ])('%s: %s, redeemed or ordered with', async (gift, code) => {
      const { redeem, give } = await started();
      await expect(redeem(gift)).rejects.toEqual(rejected(code, { gift }));
      await expect(give([gift])).rejects.toEqual(rejected(code, { gift }));
    });

    it('twice in one order is refused', async () => {
      const { core } = await started();
      const call = aTakeAway({ gifts: ['TEA', 'TEA'], products: [aLine()] });
      await expect(core.ordering.create(call, BOB)).rejects.toEqual(
        rejected('alreadyAdded', { gift: 'TEA' }),
      );
    });
  });
});
