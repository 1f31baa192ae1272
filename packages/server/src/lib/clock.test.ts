import { describe, expect, it } from 'vitest';
import { anOrder, aStaffMember, aTakeAway, GUEST } from '../../test/kits/calls.ts';
import { eachDatabase, type TestDatabases } from '../../test/kits/each-database.ts';
import { createFakeClock } from '../../test/kits/fake-clock.ts';
import { rejected } from '../../test/kits/rejected.ts';
import { silentLog } from '../../test/kits/silent-log.ts';
import { SANDBOX, SHOP, smallOrganisation, TABLE } from '../../test/kits/small-organisation.ts';
import { SECRET, seededCore, startCore } from '../../test/kits/test-core.ts';
import type { Mailer } from '../mails/mailer.ts';
import { createSandbox } from '../payments/providers/sandbox/create-sandbox.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const STEPS = [-10 * SECOND_MS, -HOUR_MS, HOUR_MS];
const PASSWORD = 'Right-Horse-1';
const EMAIL = 'mei@example.com';
const MANAGER = aStaffMember('manager');
const WAITER = aStaffMember('waiter');
const ASKER = { actor: GUEST, address: 'a' };
const NOT_AUTHENTICATED = rejected('notAuthenticated');

const organisation = () =>
  smallOrganisation({
    users: [{ _id: 'mei', name: 'Mei', email: EMAIL, status: 'active', password: PASSWORD }],
  });
const open = async (databases: TestDatabases) =>
  seededCore(await databases.open(), { organisation: organisation() });

eachDatabase((databases) => {
  describe('a changed wall clock', () => {
    it.each(STEPS)('by %i ms keeps users logged in, and lets others log in', async (step) => {
      const { core, clock } = await open(databases);
      const password = { strategy: 'local', email: EMAIL, password: PASSWORD } as const;
      const signIn = () => core.staffAuth.signIn({ shop: SHOP, pin: '1111' }, 'a');
      const [staff, member] = [await signIn(), await core.identity.logIn(password, ASKER)];
      const { code } = await core.devices.pairingCode(MANAGER);
      const { deviceToken } = await core.devices.pair({ code, name: 'Till', kind: 'till' }, 'a');
      const device = await core.devices.signIn(deviceToken);
      clock.step(step);
      expect(await core.identity.verify(staff.accessToken)).toMatchObject({ kind: 'staff' });
      expect(await core.identity.verify(device.answer.accessToken)).toEqual(device.actor);
      expect((await core.devices.signIn(deviceToken)).actor).toEqual(device.actor);
      const renewed = await core.identity.renew(member.refresh?.token ?? '');
      expect(await core.identity.verify(renewed.answer.accessToken)).toMatchObject({ user: 'mei' });
      for (const { accessToken } of [await signIn(), (await core.identity.logIn(password, ASKER)).answer])
        expect(await core.identity.verify(accessToken)).toBeDefined();
    });

    it('back by an hour after a token renewal keeps the other tab logged in', async () => {
      const { core, clock } = await open(databases);
      const password = { strategy: 'local', email: EMAIL, password: PASSWORD } as const;
      const first = (await core.identity.logIn(password, ASKER)).refresh?.token ?? '';
      const own = await core.identity.renew(first);
      clock.step(-HOUR_MS);
      expect(await core.identity.verify(own.answer.accessToken)).toMatchObject({ user: 'mei' });
      expect((await core.identity.renew(first)).refresh?.token).toBe(own.refresh?.token);
    });

    it.each(STEPS)('by %i ms places orders, deduplicates repeats and delivers tickets', async (step) => {
      const { core, clock } = await open(databases);
      const call = aTakeAway();
      const { _id, restoreKey, version } = await core.ordering.create(call, GUEST);
      clock.step(step);
      expect(await core.ordering.create(call, GUEST)).toMatchObject({ _id, version });
      await core.ordering.order(anOrder(_id, { restoreKey }), GUEST);
      const other = await core.ordering.create(aTakeAway(), GUEST);
      const { data } = await core.kitchen.tickets({ shop: SHOP }, aStaffMember('kitchen'));
      expect(data.map(({ session }) => session).toSorted()).toEqual([_id, _id, other._id].toSorted());
      expect((await core.kitchen.board(SHOP)).map(({ _id: id }) => id).toSorted()).toEqual(
        [_id, other._id].toSorted(),
      );
    });

    it.each([-HOUR_MS, HOUR_MS])('by %i ms does not prolong log-in limits', async (step) => {
      const { core, clock } = await open(databases);
      const attempt = () => core.staffAuth.signIn({ shop: SHOP, pin: '0000' }, 'a');
      for (let failure = 0; failure < 5; failure += 1)
        await expect(attempt()).rejects.toEqual(rejected('invalidPin'));
      await expect(attempt()).rejects.toEqual(rejected('tooManyRequests', { retryAfter: 15 }));
      const forgot = () => core.identity.forgotPassword({ email: EMAIL }, 'a');
      for (let time = 0; time < 5; time += 1) await forgot();
      await expect(forgot()).rejects.toEqual(rejected('tooManyRequests', { retryAfter: 3600 }));
      clock.step(step);
      clock.advance(15 * SECOND_MS);
      expect((await core.staffAuth.signIn({ shop: SHOP, pin: '1111' }, 'a')).staff.role).toBe('cashier');
      await forgot();
      // and guesses stay rate-limited
      for (let failure = 0; failure < 5; failure += 1) await attempt().catch(() => undefined);
      await expect(attempt()).rejects.toEqual(rejected('tooManyRequests'));
    });

    it('back by an hour lets a table call staff again', async () => {
      const { core, clock } = await open(databases);
      const { signature } = await core.ordering.tableCode(SHOP, TABLE);
      const date = new Date(clock.now()).toISOString();
      const scan = { shop: SHOP, viewItem: TABLE, signature, date };
      const session = (await core.ordering.createOrResume(scan, GUEST))?._id ?? '';
      const callStaff = () => core.ordering.callStaff({ session, kind: 'water' }, GUEST);
      for (let round = 0; round < 6; round += 1) {
        const { staffCalls = [] } = await callStaff();
        await core.ordering.answerCall({ session, call: staffCalls[0]?._id ?? '' }, WAITER);
      }
      await expect(callStaff()).rejects.toEqual(rejected('tooManyRequests', { retryAfter: 600 }));
      clock.step(-HOUR_MS);
      expect((await callStaff()).staffCalls).toHaveLength(1);
    });

    it('back by an hour delays no mail and no webhook', async () => {
      const db = await databases.open();
      const { clock } = await seededCore(db, { organisation: organisation() });
      const line = { isUp: false };
      const mailer: Mailer = {
        send: async () => {
          if (!line.isUp) throw new Error('no answer');
        },
      };
      const sandbox = createSandbox({
        db,
        clock,
        secret: SECRET,
        log: silentLog,
        post: async () => line.isUp,
        shopOf: () => undefined,
      });
      const { core } = await startCore(db, { clock, mailer, providers: [sandbox.provider] });
      const { _id: session, restoreKey, bill } = await core.ordering.create(aTakeAway(), GUEST);
      const input = { requestId: crypto.randomUUID(), session, restoreKey, amount: bill.outstanding };
      const attempt = await core.payments.online({ ...input, methodRef: SANDBOX }, GUEST);
      const token = new URL(attempt.redirect ?? '').searchParams.get('t') ?? '';
      await core.identity.forgotPassword({ email: EMAIL }, 'a');
      expect(await core.mails.sendDue()).toBe(0);
      await sandbox.decide(attempt._id, token, 'approve');
      clock.step(-HOUR_MS);
      line.isUp = true;
      clock.advance(MINUTE_MS);
      expect([await core.mails.sendDue(), await sandbox.deliverDue()]).toEqual([1, 1]);
      expect([await core.mails.sendDue(), await sandbox.deliverDue()]).toEqual([0, 0]);
    });

    it('back by an hour still shows when a device was last seen', async () => {
      const { core, clock } = await open(databases);
      const { code } = await core.devices.pairingCode(MANAGER);
      const { deviceToken } = await core.devices.pair({ code, name: 'Till', kind: 'till' }, 'a');
      clock.step(-HOUR_MS);
      await core.devices.signIn(deviceToken);
      expect(await core.devices.find(MANAGER)).toMatchObject([{ lastSeenAt: '2026-03-02T03:00:00.000Z' }]);
    });
  });

  describe('two nodes with clock skew', () => {
    const APART_MS = 30 * SECOND_MS;

    async function nodes(apart: number) {
      const place = await databases.newPlace();
      const { core: one, clock } = await seededCore(await databases.open(place), {
        organisation: organisation(),
      });
      const theirs = createFakeClock(clock.now() + apart);
      const { core: other } = await startCore(await databases.open(place), { clock: theirs });
      const pass = (milliseconds: number) =>
        [clock, theirs].forEach((each) => void each.advance(milliseconds));
      return { one, other, pass };
    }

    it.each([-APART_MS, -3 * SECOND_MS, 3 * SECOND_MS, APART_MS])(
      'by %i ms take each other’s fresh tokens until they end',
      async (apart) => {
        const { one, other, pass } = await nodes(apart);
        const { accessToken } = await one.staffAuth.signIn({ shop: SHOP, pin: '1111' }, 'a');
        expect(await other.identity.verify(accessToken)).toMatchObject({ kind: 'staff' });
        const password = { strategy: 'local', email: EMAIL, password: PASSWORD } as const;
        const { answer } = await one.identity.logIn(password, ASKER);
        pass(15 * MINUTE_MS - SECOND_MS);
        expect(await other.identity.verify(answer.accessToken)).toMatchObject({ user: 'mei' });
        pass(APART_MS + Math.abs(apart) + SECOND_MS);
        await expect(other.identity.verify(answer.accessToken)).rejects.toEqual(NOT_AUTHENTICATED);
      },
    );

    it.each([-APART_MS, APART_MS])('by %i ms tell two tabs apart', async (apart) => {
      const { one, other } = await nodes(apart);
      const password = { strategy: 'local', email: EMAIL, password: PASSWORD } as const;
      const first = (await one.identity.logIn(password, ASKER)).refresh?.token ?? '';
      const own = await one.identity.renew(first);
      expect((await other.identity.renew(first)).refresh?.token).toBe(own.refresh?.token);
      expect(await other.identity.verify(own.answer.accessToken)).toMatchObject({ user: 'mei' });
    });

    it.each([-APART_MS, APART_MS])('by %i ms accept a member code from the other node', async (apart) => {
      const { one, other, pass } = await nodes(apart);
      const { code } = await one.members.code({ kind: 'member', user: 'mei', logIn: 'x' });
      // the phone shows a new code after four minutes
      pass(4 * MINUTE_MS);
      expect(await other.members.identify({ code }, MANAGER)).toMatchObject({ _id: 'mei' });
      pass(DAY_MS);
      await expect(other.members.identify({ code }, MANAGER)).rejects.toEqual(rejected('notFound'));
    });
  });
});
