import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aLine, aStaffMember, aTakeAway, GUEST } from '../../test/kits/calls.ts';
import { aZone, TO_ADDRESS } from '../../test/kits/deliveries.ts';
import { eachDatabase } from '../../test/kits/each-database.ts';
import { payInFull } from '../../test/kits/members.ts';
import { aCoupon, aCouponRule } from '../../test/kits/promotions.ts';
import { rejected } from '../../test/kits/rejected.ts';
import { aShop, smallOrganisation } from '../../test/kits/small-organisation.ts';
import { seededCore } from '../../test/kits/test-core.ts';
import type { Actor } from '../core/actor.ts';
import type { TableName } from '../db/index.ts';

const PASSWORD = 'Right-Horse-1';
const USER = 'user-7';
const MEMBER: Actor = { kind: 'member', user: USER };
const OWNER = aStaffMember('owner');
const PROFILE = {
  _id: USER,
  name: 'Mei Wong',
  email: 'mei@example.com',
  phone: '+85255550107',
  status: 'active',
} as const;
/** Everything personal of the tests' bills and profile. */
const PERSONAL = [
  'Mei',
  'example.com',
  '55550107',
  'Flat 8',
  '9123',
  'Ring twice',
  'Mild',
  'peanut',
  'A chair',
];
const TABLES: readonly TableName[] = [
  ...(['users', 'log_ins', 'mails', 'password_resets', 'table_sessions', 'session_lines'] as const),
  ...(['kitchen_tickets', 'staff_calls', 'payment_attempts', 'point_entries', 'audit_log'] as const),
];
const DAY_MS = 86_400_000;

eachDatabase((databases) => {
  /** Starts with a member who has a delivery that is not paid, a call for staff, a coupon and a mail. */
  async function started() {
    const db = await databases.open();
    const shops = [aShop({ openDelivery: true, deliveryZones: [aZone()] })];
    const organisation = smallOrganisation({
      ...{ staff: [], shops, users: [{ ...PROFILE, password: PASSWORD }] },
      ...{ orderDiscounts: [aCouponRule('five')], userCoupons: [{ ...aCoupon('HERS', 'five'), user: USER }] },
    });
    const test = await seededCore(db, { organisation });
    const { core } = test;
    const order = aTakeAway({
      session: { ...TO_ADDRESS, source: 'telephone', user: USER, remark: 'Ring twice' },
      products: [aLine({ customRemark: 'Mild please' })],
      ...{ allergies: ['peanut'], total: 3500 },
    });
    const bill = await core.ordering.create(order, aStaffMember());
    const call = { session: bill._id, kind: 'other', text: 'A chair' } as const;
    await core.ordering.callStaff(call, MEMBER);
    await core.identity.forgotPassword({ email: PROFILE.email }, 'a');
    const logIn = () =>
      core.identity.logIn(
        { strategy: 'local', email: PROFILE.email, password: PASSWORD },
        { actor: GUEST, address: 'a' },
      );
    const audited = async () => {
      const { data } = await core.audit.find({ shop: 'all' }, { kind: 'system' });
      return data.map(({ action, entity, staff, after }) => [action, entity, staff?.role, after]);
    };
    /** Returns what stands in the database about the person. */
    const left = async () => {
      const found: string[] = [];
      for (const table of TABLES) {
        // the cast makes the query of any of the tables one type
        const rows = JSON.stringify(await db.read.query((q) => q.selectFrom(table as 'users').selectAll()));
        found.push(...PERSONAL.filter((text) => rows.includes(text)).map((text) => `${table}: ${text}`));
      }
      return found;
    };
    const erase = (actor: Actor = OWNER, more: { user?: string; password?: string } = { user: USER }) =>
      core.privacy.erase({ requestId: randomUUID(), ...more }, actor, 'a');
    return { ...test, bill, logIn, audited, left, erase };
  }

  describe('the data of a person', () => {
    it('B8.6 is given to the member with their password, whole and without secrets', async () => {
      const { core, bill, audited, logIn } = await started();
      await payInFull(core, bill, aStaffMember());
      await logIn();
      const data = await core.privacy.export({ password: PASSWORD }, MEMBER, 'a');
      expect(data).toMatchObject({
        profile: PROFILE,
        addresses: [{ address: TO_ADDRESS.address, contact: TO_ADDRESS.contact }],
        coupons: [{ _id: 'HERS', status: 'valid' }],
        ...{ points: [], gifts: [] },
        bills: [{ _id: bill._id, remark: 'Ring twice', products: [{ customRemark: 'Mild please' }] }],
        payments: [{ session: bill._id, amount: 3500, status: 'succeeded' }],
        calls: [{ session: bill._id, text: 'A chair' }],
        mails: [{ to: PROFILE.email, status: 'waiting' }],
        logIns: [{ createdAt: '2026-03-02T04:00:00.000Z' }],
      });
      expect(JSON.stringify(data)).not.toMatch(/hash|token|restoreKey/i);
      expect(await audited()).toEqual([['exportPerson', USER, undefined, { by: 'member' }]]);
      const [coded, own] = [rejected('forbidden'), { password: 'Wrong-Horse-1' }];
      await expect(core.privacy.export(own, MEMBER, 'a')).rejects.toEqual(rejected('invalidCredentials'));
      await expect(core.privacy.export({}, MEMBER, 'a')).rejects.toEqual(rejected('badRequest'));
      await expect(core.privacy.export({ user: 'kai', password: PASSWORD }, MEMBER, 'a')).rejects.toEqual(
        coded,
      );
      await expect(core.privacy.export({ user: USER }, aStaffMember('manager'), 'a')).rejects.toEqual(coded);
    });

    it('B8.6 is given to owners, who name the member', async () => {
      const { core, audited } = await started();
      expect(await core.privacy.export({ user: USER }, OWNER, 'a')).toMatchObject({ profile: PROFILE });
      expect(await audited()).toEqual([['exportPerson', USER, 'owner', { by: 'owner' }]]);
      await expect(core.privacy.export({}, OWNER, 'a')).rejects.toEqual(rejected('badRequest'));
      await expect(core.privacy.export({ user: 'nobody' }, OWNER, 'a')).rejects.toEqual(rejected('notFound'));
    });

    it('B8.6 is erased once no order is under way: amounts and a dead id stay, log-ins end', async () => {
      const { core, clock, bill, logIn, audited, left, erase } = await started();
      const refused = rejected('ordersOpen', { sessions: [bill._id] });
      const own = { password: PASSWORD };
      await expect(erase(MEMBER, own)).rejects.toEqual(refused);
      await payInFull(core, bill, aStaffMember());
      // it is being cooked, and brought to the address
      await expect(erase(MEMBER, own)).rejects.toEqual(refused);
      await expect(erase(MEMBER, { password: 'Wrong-Horse-1' })).rejects.toEqual(
        rejected('invalidCredentials'),
      );
      clock.advance(DAY_MS);
      const { answer } = await logIn();
      const before = await core.privacy.export({ user: USER }, OWNER, 'a');
      expect(await left()).not.toEqual([]);

      await erase(MEMBER, own);
      expect(await left()).toEqual([]);
      await expect(core.identity.verify(answer.accessToken)).rejects.toEqual(rejected('notAuthenticated'));
      await expect(logIn()).rejects.toEqual(rejected('invalidCredentials'));
      const after = await core.privacy.export({ user: USER }, OWNER, 'a');
      expect(after.profile).toMatchObject({ _id: USER, status: 'disabled' });
      expect(after).toMatchObject({ addresses: [], mails: [], logIns: [], payments: before.payments });
      expect(after.bills).toMatchObject([{ user: USER, bill: before.bills[0]?.bill, status: 'done' }]);
      expect((await audited()).filter(([action]) => action === 'erasePerson')).toEqual([
        ['erasePerson', USER, undefined, { by: 'member' }],
      ]);
    });

    it('B8.6 is erased by owners, and once: a repeat changes nothing', async () => {
      const { core, clock, bill, audited, left, erase } = await started();
      const reason = { code: 'wrongOrder' } as const;
      await core.ordering.void(
        { requestId: randomUUID(), session: bill._id, reason },
        aStaffMember('manager'),
      );
      const call = { requestId: randomUUID(), user: USER };
      await core.privacy.erase(call, OWNER, 'a');
      expect(await left()).toEqual([]);
      const erased = await core.privacy.export({ user: USER }, OWNER, 'a');
      clock.advance(1_000);
      await core.privacy.erase(call, OWNER, 'a');
      await erase();
      const { exportedAt: _at, ...again } = await core.privacy.export({ user: USER }, OWNER, 'a');
      expect(erased).toMatchObject(again);
      const entries = (await audited()).filter(([action]) => action === 'erasePerson');
      expect(entries).toEqual([['erasePerson', USER, 'owner', { by: 'owner' }]]);
      await expect(erase(OWNER, { user: 'nobody' })).rejects.toEqual(rejected('notFound'));
      await expect(core.privacy.erase({ ...call, user: 'other' }, OWNER, 'a')).rejects.toEqual(
        rejected('requestConflict'),
      );
      await expect(erase(aStaffMember('manager'))).rejects.toEqual(rejected('forbidden'));
    });
  });

  describe('the contacts of guests', () => {
    /** Starts with an unfinished delivery of a guest and one of a member, each with everything personal. */
    async function withOrders(contactMonths?: number) {
      const { systemSetting, ...organisation } = smallOrganisation({
        ...{ staff: [], shops: [aShop({ openDelivery: true, deliveryZones: [aZone()] })] },
        ...{ users: [{ ...PROFILE, password: PASSWORD }] },
      });
      const retention = contactMonths === undefined ? {} : { retention: { contactMonths } };
      const test = await seededCore(await databases.open(), {
        organisation: { ...organisation, systemSetting: { ...systemSetting, ...retention } },
      });
      const order = (more: object) =>
        test.core.ordering.create(
          aTakeAway({
            session: { ...TO_ADDRESS, source: 'telephone', remark: 'Ring twice', ...more },
            products: [aLine({ customRemark: 'Mild please' })],
            ...{ allergies: ['peanut'], total: 3500 },
          }),
          aStaffMember(),
        );
      const bills = [await order({}), await order({ user: USER })];
      const isPersonal = async (at: number) => {
        const bill = bills[at];
        const read = await test.core.ordering.get(bill?._id ?? '', undefined, aStaffMember());
        return /Flat 8|Ring twice|Mild|peanut/.test(JSON.stringify(read));
      };
      return { ...test, isPersonal };
    }

    it('B8.6 are erased twelve months after the order began, those of members stay; amounts stay', async () => {
      const { core, clock, isPersonal } = await withOrders();
      clock.advance(365 * DAY_MS);
      expect(await core.privacy.eraseOldContacts()).toBe(0);
      expect(await isPersonal(0)).toBe(true);
      clock.advance(1);
      expect(await core.privacy.eraseOldContacts()).toBe(1);
      expect([await isPersonal(0), await isPersonal(1)]).toEqual([false, true]);
      expect(await core.privacy.eraseOldContacts()).toBe(0);
    });

    it('B8.6 are kept as long as the organisation says, or for ever', async () => {
      const soon = await withOrders(1);
      soon.clock.advance(31 * DAY_MS + 1);
      expect(await soon.core.privacy.eraseOldContacts()).toBe(1);
      const never = await withOrders(0);
      never.clock.advance(4000 * DAY_MS);
      expect(await never.core.privacy.eraseOldContacts()).toBe(0);
      expect(await never.isPersonal(0)).toBe(true);
    });
  });
});
