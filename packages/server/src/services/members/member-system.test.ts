import { randomUUID } from 'node:crypto';
import type { Organisation } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { seedOrganisation } from '../../../src/boot/seed.ts';
import { aStaffMember, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { openEdge } from '../../../test/kits/edge.ts';
import { createFakeClock } from '../../../test/kits/fake-clock.ts';
import { aCoupon, aCouponRule } from '../../../test/kits/promotions.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { SHOP, smallOrganisation } from '../../../test/kits/small-organisation.ts';
import { seededCore, startCore } from '../../../test/kits/test-core.ts';
import { toJsonText } from '../../db/index.ts';

const PASSWORD = 'Right-Horse-1';
const SIGN_UP = { email: 'amy@example.com', password: PASSWORD };
const LOG_IN = { strategy: 'local', email: 'amy@example.com', password: PASSWORD };
const OFF = { _id: 'system', allowChooseShop: true, onlineMemberSystem: false };

function withoutMembers(): Organisation {
  return smallOrganisation({
    systemSetting: OFF,
    orderDiscounts: [aCouponRule('five', { discountType: 'amount', discount: 500 })],
    userCoupons: [aCoupon('FIVE', 'five')],
  });
}

describe('while the organisation has no members', () => {
  it('every call about them is refused, for guests and staff', async () => {
    const edge = await openEdge({}, withoutMembers());
    const refused = { body: { code: 409, data: { code: 'memberSystemOff' } } };
    expect(await edge.rest('/api/users', { method: 'POST', json: SIGN_UP })).toMatchObject(refused);
    const owner = { authorization: `Bearer ${await edge.tokenFor('9999')}` };
    const own = { headers: owner };
    const user = 'mei';
    const requestId = randomUUID();
    const calls = [
      ['/api/users?_id=mei', undefined],
      ['/api/gifts?user=mei', undefined],
      ['/api/points?user=mei', undefined],
      [`/api/users/points/available?user=mei&shop=${SHOP}`, undefined],
      ['/api/userCoupons?user=mei', undefined],
      ['/api/userCoupons', { requestId, user, coupon: 'five' }],
      ['/api/gifts', { requestId, user, coupon: 'five' }],
      ['/api/points/adjust', { requestId, user, shop: SHOP, amount: 1, remark: 'x' }],
      ['/api/users/identify', { phone: '+85255550199' }],
      ['/api/users/import', { requestId, file: 'a.csv', rows: [{ row: 2, phone: '+85255550199' }] }],
    ] as const;
    for (const [path, json] of calls) {
      const init = json === undefined ? own : { ...own, method: 'POST', json };
      expect(await edge.rest(path, init), path).toMatchObject(refused);
    }
    // codes that belong to nobody are everybody's
    const validate = { method: 'POST', json: { coupon: 'FIVE', shop: SHOP } };
    expect(await edge.rest('/api/userCoupons/validate', validate)).toMatchObject({
      body: { status: 'valid' },
    });
    expect(await edge.rest('/api/userCoupons?_id=FIVE')).toMatchObject({ body: { total: 1 } });
    expect(await edge.rest('/api/vipLevels')).toMatchObject({ status: 200 });
  });
});

eachDatabase((databases) => {
  describe('members, once the organisation has none any more', () => {
    it('cannot log in, are logged out, and get no bill; their bills stay', async () => {
      const db = await databases.open();
      const clock = createFakeClock();
      const organisation = smallOrganisation();
      await seedOrganisation(db, organisation, clock);
      const { core } = await startCore(db, { clock });
      const { _id: user } = await core.users.signUp(SIGN_UP, 'test');
      const caller = { address: 'test', actor: GUEST };
      const call = { strategy: 'local' as const, email: LOG_IN.email, password: PASSWORD };
      const { answer, refresh } = await core.identity.logIn(call, caller);
      const member = await core.identity.verify(answer.accessToken);
      const bill = await core.ordering.create(aTakeAway(), member);

      await db.unitOfWork((tx) =>
        tx.query((q) => q.updateTable('system_settings').set({ doc: toJsonText(OFF) })),
      );
      await core.catalogue.refresh();
      await expect(core.identity.logIn(call, caller)).rejects.toEqual(rejected('memberSystemOff'));
      const over = rejected('notAuthenticated');
      await expect(core.identity.verify(answer.accessToken)).rejects.toEqual(over);
      await expect(core.identity.renew(refresh?.token ?? '')).rejects.toEqual(over);
      await core.identity.forgotPassword({ email: LOG_IN.email }, 'test');
      expect(await db.read.query((q) => q.selectFrom('mails').select('id'))).toEqual([]);
      const waiter = aStaffMember('waiter');
      await expect(core.members.changeUser({ session: bill._id, user }, waiter)).rejects.toEqual(
        rejected('memberSystemOff'),
      );
      expect(await core.ordering.get(bill._id, undefined, waiter)).toMatchObject({ user });
      const { user: nobody } = await core.members.changeUser({ session: bill._id }, waiter);
      expect(nobody).toBeUndefined();
    });

    it('leave staff and anonymous codes alone', async () => {
      const { core } = await seededCore(await databases.open(), { organisation: withoutMembers() });
      expect(await core.staffAuth.signIn({ shop: SHOP, pin: '1111' }, 'test')).toMatchObject({ shop: SHOP });
      const call = aTakeAway({ coupons: ['FIVE'], total: 1500 });
      expect((await core.ordering.create(call, GUEST)).bill.total).toBe(1500);
    });
  });
});
