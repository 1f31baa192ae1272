import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { anOrder, aStaffMember, aTakeAway, GUEST } from '../../test/kits/calls.ts';
import { eachDatabase } from '../../test/kits/each-database.ts';
import { AMY, BOB, membersCore, POINTS, payInFull, TEA_GIFT } from '../../test/kits/members.ts';
import { aCoupon, aCouponRule } from '../../test/kits/promotions.ts';
import { rejected } from '../../test/kits/rejected.ts';
import { COUNTER, SHOP, TABLE } from '../../test/kits/small-organisation.ts';

const STAFF = aStaffMember();

eachDatabase((databases) => {
  async function started() {
    const test = await membersCore(databases, {
      orderDiscounts: [aCouponRule('five'), aCouponRule('two', { discount: 200 }), TEA_GIFT, POINTS],
      userCoupons: [
        aCoupon('BOBS', 'five', { user: 'user-2', maxUses: 1 }),
        aCoupon('ALL', 'two', { maxUses: 1 }),
      ],
      gifts: [{ _id: 'TEA', coupon: 'tea-gift', user: 'user-2', status: 'valid' }],
    });
    const change = (session: string, user: string | undefined, actor = STAFF, restoreKey?: string) =>
      test.core.members.changeUser({ session, user, restoreKey }, actor);
    const table = async () => {
      const { signature } = await test.core.ordering.tableCode(SHOP, TABLE);
      const date = new Date(test.clock.now()).toISOString();
      const opened = await test.core.ordering.createOrResume(
        { shop: SHOP, viewItem: TABLE, signature, date },
        GUEST,
      );
      return opened?._id ?? '';
    };
    return { ...test, change, table };
  }

  describe('the member of a bill', () => {
    it('is set by the member with the key: their level applies, and they earn its points', async () => {
      const { core, change } = await started();
      const { _id: session, restoreKey } = await core.ordering.create(aTakeAway(), GUEST);
      const theirs = await change(session, 'user-1', AMY, restoreKey);
      expect(theirs).toMatchObject({
        user: 'user-1',
        version: 2,
        bill: { total: 1800 },
        discounts: [{ source: 'member', vipLevel: 'gold' }],
      });
      expect(await change(session, 'user-1', AMY)).toEqual({ ...theirs, version: 3 });
      await payInFull(core, theirs, AMY);
      expect(await core.points.available({ user: 'user-1' }, AMY)).toEqual([{ _id: 'all', amount: 20 }]);
    });

    it('can be set at a table before anything is ordered', async () => {
      const { core, change, table } = await started();
      const session = await table();
      expect(await change(session, 'user-1', AMY)).toMatchObject({ user: 'user-1', bill: { total: 0 } });
      const ordered = await core.ordering.order(anOrder(session, { total: 2000 }), AMY);
      expect(ordered).toMatchObject({ bill: { subTotal: 2000, total: 2000 } });
      expect(ordered.discounts).toMatchObject([{ vipLevel: 'gold' }]);
    });

    it('removes and gives back other members’ coupons and all gifts, and the old level, when it changes', async () => {
      const { core, change } = await started();
      const call = aTakeAway({ coupons: ['BOBS', 'ALL'], gifts: ['TEA'], total: 1300 });
      const { _id: session } = await core.ordering.create(call, BOB);
      const amys = await change(session, 'user-1');
      expect(amys.discounts).toMatchObject([{ coupon: 'ALL' }, { source: 'member', vipLevel: 'gold' }]);
      expect(amys.bill).toMatchObject({ total: 1620, subTotal: 2000 });
      expect(amys.products.map(({ product, status }) => [product, status])).toEqual([
        ['rice', 'init'],
        ['tea', 'cancel'],
      ]);
      expect(await core.coupons.get('BOBS', BOB)).toMatchObject({ status: 'valid' });
      expect(await core.gifts.get('TEA', BOB)).toMatchObject({ status: 'valid' });
      expect(await core.coupons.get('ALL', BOB)).toMatchObject({ status: 'used' });
      const [ticket] = (await core.kitchen.tickets({ shop: SHOP, limit: 10 }, { kind: 'system' })).data;
      expect(ticket?.lines.map(({ product }) => product)).toEqual(['rice']);
      expect(await change(session, undefined)).toMatchObject({
        bill: { total: 1800 },
        discounts: [{ coupon: 'ALL' }],
      });
    });

    it('keeps the new member’s own coupons for later orders', async () => {
      const { core, change } = await started();
      const { _id: session } = await core.ordering.create(aTakeAway(), GUEST);
      await change(session, 'user-2');
      const more = anOrder(session, { coupons: ['BOBS'], gifts: ['TEA'], total: 1500 });
      const bill = await core.ordering.order(more, BOB);
      expect(bill).toMatchObject({ bill: { total: 3500 }, discounts: [{ coupon: 'BOBS' }, { gift: 'TEA' }] });
    });

    it('is replaced by staff only, never by another member', async () => {
      const { core, change, table } = await started();
      const session = await table();
      await change(session, 'user-1', AMY);
      await expect(change(session, 'user-2', BOB)).rejects.toEqual(rejected('memberTaken'));
      await expect(change(session, undefined, BOB)).rejects.toEqual(rejected('memberTaken'));
      await expect(change(session, undefined, GUEST)).rejects.toEqual(rejected('notAuthenticated'));
      await expect(change(session, 'user-2', AMY)).rejects.toEqual(rejected('forbidden'));
      expect(await change(session, 'user-2')).toMatchObject({ user: 'user-2' });
      const left = await change(session, undefined, BOB);
      expect(left.user).toBeUndefined();
      const takeAway = await core.ordering.create(aTakeAway(), GUEST);
      await expect(change(takeAway._id, 'user-2', BOB)).rejects.toEqual(rejected('sessionNotFound'));
      await expect(change(takeAway._id, 'user-2', aStaffMember('cashier', 'shop2'))).rejects.toEqual(
        rejected('sessionNotFound'),
      );
    });

    it('is one of two members who join at once', async () => {
      const { change, table } = await started();
      const session = await table();
      const attempts = await Promise.allSettled([
        change(session, 'user-1', AMY),
        change(session, 'user-2', BOB),
      ]);
      const refusals = attempts.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
      expect(refusals).toEqual([rejected('memberTaken')]);
    });

    it('cannot change during a payment or once the bill is finished, nor to an unknown member', async () => {
      const { core, change } = await started();
      const bill = await core.ordering.create(aTakeAway(), GUEST);
      const { _id: session, restoreKey } = bill;
      await expect(change(session, 'nobody')).rejects.toEqual(rejected('notFound', { user: 'nobody' }));
      const pay = { requestId: randomUUID(), session, restoreKey, methodRef: COUNTER, amount: 2000 };
      const { _id: payment } = await core.payments.online(pay, GUEST);
      await expect(change(session, 'user-1')).rejects.toEqual(rejected('paymentNotPossible'));
      await core.payments.confirm({ payment }, STAFF);
      await expect(change(session, 'user-1')).rejects.toEqual(
        rejected('sessionReadOnly', { status: 'done' }),
      );
    });

    it('O1.6 cannot change where the discount would exceed what is left to pay', async () => {
      const { core, change } = await started();
      const { _id: session, restoreKey } = await core.ordering.create(aTakeAway(), GUEST);
      const pay = { requestId: randomUUID(), session, restoreKey, methodRef: COUNTER, amount: 1900 };
      const { _id: payment } = await core.payments.online(pay, GUEST);
      await core.payments.confirm({ payment }, STAFF);
      await expect(change(session, 'user-1')).rejects.toEqual(
        rejected('wouldOverpay', { outstanding: -100 }),
      );
      expect(await change(session, 'user-2')).toMatchObject({ user: 'user-2', bill: { outstanding: 100 } });
    });

    it('is audited when staff change it', async () => {
      const { core, change, db } = await started();
      const { _id: session } = await core.ordering.create(aTakeAway(), GUEST);
      await change(session, 'user-1');
      const [entry] = await db.read.query((q) => q.selectFrom('audit_log').select(['action', 'doc']));
      expect(entry?.action).toBe('changeUser');
      expect(JSON.parse(entry?.doc ?? '')).toMatchObject({
        before: { total: 2000 },
        after: { user: 'user-1', total: 1800 },
      });
    });
  });

  it('a member lists their own bills, newest first, in any status', async () => {
    const { core, clock } = await started();
    const first = await core.ordering.create(aTakeAway(), BOB);
    await core.ordering.cancel({ requestId: randomUUID(), session: first._id }, BOB);
    clock.advance(1);
    const second = await core.ordering.create(aTakeAway(), BOB);
    await core.ordering.create(aTakeAway({ total: 1800 }), AMY);
    const found = await core.ordering.findForMember({ limit: 100 }, BOB);
    expect(found.total).toBe(2);
    expect(found.data.map(({ _id, status }) => [_id, status])).toEqual([
      [second._id, 'ongoing'],
      [first._id, 'cancelled'],
    ]);
    const page = await core.ordering.findForMember({ limit: 1, skip: 1 }, BOB);
    expect(page).toMatchObject({ total: 2, data: [{ _id: first._id }] });
  });
});
