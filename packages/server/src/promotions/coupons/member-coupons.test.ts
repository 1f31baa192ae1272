import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { anOrder, aStaffMember, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { AMY, BOB, membersCore } from '../../../test/kits/members.ts';
import { aCoupon, aCouponRule, aRule } from '../../../test/kits/promotions.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { aShop, OTHER_SHOP, SHOP } from '../../../test/kits/small-organisation.ts';

const MANAGER = aStaffMember('manager');

eachDatabase((databases) => {
  async function started(welcomeCoupons?: string[]) {
    const test = await membersCore(databases, {
      systemSetting: { _id: 'system', allowChooseShop: true, onlineMemberSystem: true, welcomeCoupons },
      // an hour behind the first shop
      shops: [aShop(), aShop({ _id: OTHER_SHOP, timezone: 'Asia/Bangkok' })],
      orderDiscounts: [aCouponRule('five'), aRule('ten', { status: 'disabled' })],
      userCoupons: [
        aCoupon('BOBS', 'five', { user: 'user-2', maxUses: 1 }),
        aCoupon('TODAY', 'five', { user: 'user-2', endDate: '2026-03-02' }),
        aCoupon('OVER', 'five', { user: 'user-2', endDate: '2026-03-01', shops: [SHOP] }),
        aCoupon('SPRING', 'five', { maxUses: 2, endDate: '2026-05-31' }),
        aCoupon('LATE', 'five', { endDate: '2026-03-01' }),
      ],
    });
    const claim = (coupon: string, actor = AMY, requestId: string = randomUUID()) =>
      test.core.coupons.claim({ requestId, coupon }, actor);
    return { ...test, claim };
  }
  const withBobs = (more: object = {}) => aTakeAway({ coupons: ['BOBS'], total: 1500, ...more });

  describe('a member’s coupon', () => {
    it('is valid on their bill, in validate, quote and placing alike', async () => {
      const { core } = await started();
      expect(await core.coupons.validate({ coupon: 'BOBS', shop: SHOP }, BOB)).toMatchObject({
        status: 'valid',
      });
      const { requestId: _request, total: _total, ...quote } = withBobs();
      expect((await core.ordering.quote(quote, BOB)).total).toBe(1500);
      const bill = await core.ordering.create(withBobs(), BOB);
      expect(bill).toMatchObject({ discounts: [{ source: 'coupon', coupon: 'BOBS' }] });
      const { _id: session } = bill;
      expect(await core.coupons.validate({ coupon: 'BOBS', session }, BOB)).toMatchObject({
        status: 'valid',
      });
      expect(await core.coupons.get('BOBS', BOB)).toMatchObject({ status: 'used' });
    });

    it('has no code to show, since its id is internal', async () => {
      const { core } = await started();
      const valid = await core.coupons.validate({ coupon: 'BOBS', shop: SHOP }, BOB);
      expect([valid.userCoupon, valid.code]).toEqual(['BOBS', undefined]);
      const { discounts } = await core.ordering.create(withBobs(), BOB);
      expect(discounts.map(({ coupon, code }) => [coupon, code])).toEqual([['BOBS', undefined]]);
    });

    it('cannot be seen, checked or used by others', async () => {
      const { core } = await started();
      for (const actor of [AMY, GUEST]) {
        expect(await core.coupons.get('BOBS', actor)).toBeUndefined();
        expect(await core.coupons.validate({ coupon: 'BOBS', shop: SHOP }, actor)).toEqual({
          status: 'invalidCode',
        });
        await expect(core.ordering.create(withBobs(), actor)).rejects.toEqual(
          rejected('invalidCode', { coupon: 'BOBS' }),
        );
      }
      await expect(core.coupons.ofUser('user-2', AMY)).rejects.toEqual(rejected('forbidden'));
      const { _id: session, restoreKey } = await core.ordering.create(aTakeAway({ total: 1800 }), AMY);
      // The bill's member counts, not the holder of its key.
      const more = anOrder(session, { restoreKey, coupons: ['BOBS'] });
      await expect(core.ordering.order(more, BOB)).rejects.toEqual(
        rejected('invalidCode', { coupon: 'BOBS' }),
      );
    });

    it('is used once, also by two concurrent calls', async () => {
      const { core } = await started();
      const attempts = await Promise.allSettled(
        [1, 2, 3, 4].map(() => core.ordering.create(withBobs(), BOB)),
      );
      const refusals = attempts.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
      expect(refusals).toEqual([1, 2, 3].map(() => rejected('alreadyUsed', { coupon: 'BOBS' })));
    });

    it('can be used again after the order is cancelled', async () => {
      const { core } = await started();
      const { _id: session } = await core.ordering.create(withBobs(), BOB);
      await core.ordering.cancel({ requestId: randomUUID(), session }, BOB);
      expect(await core.coupons.get('BOBS', BOB)).toMatchObject({ status: 'valid' });
      expect(await core.ordering.create(withBobs(), BOB)).toMatchObject({ bill: { total: 1500 } });
    });

    it('is shown as expired when its end date has passed in all its shops', async () => {
      const { core, clock } = await started();
      const statuses = async () =>
        Object.fromEntries(
          (await core.coupons.ofUser('user-2', BOB)).map(({ _id, status }) => [_id, status]),
        );
      expect(await statuses()).toEqual({ BOBS: 'valid', TODAY: 'valid', OVER: 'expired' });
      // midnight in Hong Kong, eleven in the evening in Bangkok
      clock.advance(12 * 3_600_000);
      expect(await statuses()).toMatchObject({ TODAY: 'valid' });
      expect(await core.coupons.validate({ coupon: 'TODAY', shop: SHOP }, BOB)).toEqual({
        status: 'couponOutdate',
      });
      clock.advance(3_600_000);
      expect(await statuses()).toMatchObject({ TODAY: 'expired' });
    });
  });

  describe('a coupon for a member', () => {
    it('is issued by the management, once per request id', async () => {
      const { core, db } = await started();
      const call = { requestId: randomUUID(), user: 'user-1', coupon: 'five', endDate: '2026-06-30' };
      const [one, again] = await Promise.all([1, 2].map(() => core.coupons.issue(call, MANAGER)));
      expect(again).toEqual(one);
      expect(await core.coupons.ofUser('user-1', AMY)).toEqual([one]);
      expect(one).toMatchObject({ user: 'user-1', coupon: 'five', maxUses: 1, status: 'valid' });
      const audit = await db.read.query((q) => q.selectFrom('audit_log').select(['action', 'entity']));
      expect(audit).toEqual([{ action: 'issueCoupon', entity: one?._id }]);
    });

    it('is given at sign-up for each existing welcome rule', async () => {
      const { core } = await started(['five', 'gone']);
      const call = { name: 'Cay', email: 'cay@example.com', password: 'Right-Horse-1' };
      const { _id: user } = await core.users.signUp(call, 'here');
      const saved = await core.coupons.ofUser(user, { kind: 'member', user });
      expect(saved).toMatchObject([{ coupon: 'five', user, maxUses: 1, status: 'valid' }]);
    });

    it('is not issued by others, for an unknown rule or to an unknown member', async () => {
      const { core } = await started();
      const call = () => ({ requestId: randomUUID(), user: 'user-1', coupon: 'five' });
      for (const actor of [AMY, aStaffMember('cashier')])
        await expect(core.coupons.issue(call(), actor)).rejects.toEqual(rejected('forbidden'));
      await expect(core.coupons.issue({ ...call(), coupon: 'ten' }, MANAGER)).rejects.toEqual(
        rejected('notFound', { coupon: 'ten' }),
      );
      await expect(core.coupons.issue({ ...call(), user: 'nobody' }, MANAGER)).rejects.toEqual(
        rejected('notFound', { user: 'nobody' }),
      );
    });
  });

  describe('a claimed code', () => {
    it('becomes the member’s own for one bill, until the code ends', async () => {
      const { core, claim } = await started();
      const own = await claim('spring');
      expect(own).toMatchObject({ user: 'user-1', coupon: 'five', endDate: '2026-05-31', maxUses: 1 });
      const call = aTakeAway({ coupons: [own._id], total: 1350 });
      expect(await core.ordering.create(call, AMY)).toMatchObject({ bill: { total: 1350 } });
    });

    it('takes one use of the code, once per member', async () => {
      const { claim } = await started();
      const requestId = randomUUID();
      const own = await claim('SPRING', AMY, requestId);
      expect(await claim('SPRING', AMY, requestId)).toEqual(own);
      await expect(claim('SPRING')).rejects.toEqual(rejected('alreadyAdded', { coupon: 'SPRING' }));
      await claim('SPRING', BOB);
      await expect(claim('SPRING', BOB)).rejects.toEqual(rejected('alreadyUsed', { coupon: 'SPRING' }));
    });

    it('is given once each to two members with ten concurrent calls', async () => {
      const { core, claim } = await started();
      const attempts = [AMY, BOB, AMY, BOB, AMY, BOB, AMY, BOB, AMY, BOB];
      await Promise.allSettled(attempts.map((actor) => claim('SPRING', actor)));
      expect(await core.coupons.ofUser('user-1', AMY)).toHaveLength(1);
      expect(await core.coupons.ofUser('user-2', BOB)).toHaveLength(4);
    });

    it.each([
      ['LATE', 'couponOutdate'],
      ['BOBS', 'invalidCode'],
      ['NOBODYS', 'invalidCode'],
    ])('%s: %s', async (coupon, code) => {
      const { claim } = await started();
      await expect(claim(coupon)).rejects.toEqual(rejected(code, { coupon }));
      await expect(claim(coupon, GUEST)).rejects.toEqual(rejected('notAuthenticated'));
    });
  });
});
