import type { DeviceKind } from '@comanda/domain';
import { describe, expect, it } from 'vitest';
import { aLine, aStaffMember } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { aShopWithDevices, MANAGER } from '../../../test/kits/shop-with-devices.ts';
import { OTHER_SHOP, SHOP, smallOrganisation, TABLE } from '../../../test/kits/small-organisation.ts';
import type { Actor } from '../../core/index.ts';
import type { CodedError } from '../../lib/coded-error.ts';

eachDatabase((databases) => {
  describe('T2.1 people of a device', () => {
    const organisation = smallOrganisation({
      staff: [
        ...smallOrganisation().staff,
        { _id: 'm1', name: 'Man', role: 'manager', shops: [SHOP], pin: '4444' },
      ],
    });

    async function onDevice(kind: DeviceKind) {
      const test = await aShopWithDevices(databases, organisation);
      const { code } = await test.devices.pairingCode(MANAGER);
      const { deviceToken, device } = await test.devices.pair({ code, name: kind, kind }, 'a');
      const { actor } = await test.devices.signIn(deviceToken);
      const signIn = (pin: string, staff?: string) =>
        test.core.staffAuth.signIn({ shop: SHOP, pin, staff }, 'a', actor);
      return { ...test, device, actor, signIn };
    }

    it('T2.1 T4.1 are listed by name, role, drafts and tables to a point-of-sale device of the shop only', async () => {
      const { core, actor, signIn } = await onDevice('handheld');
      const names = await core.staffAuth.names(actor);
      expect(names).toEqual([
        { _id: 'm1', name: 'Man', role: 'manager' },
        { _id: 'owner1', name: 'Owner', role: 'owner' },
        { _id: 'staff1', name: 'Cashier', role: 'cashier' },
        { _id: 'staff2', name: 'Cook', role: 'kitchen' },
      ]);
      const cashier = await core.identity.verify((await signIn('1111')).accessToken);
      expect(await core.staffAuth.names(cashier)).toEqual(names);
      // whose orders wait to be sent stands by the name
      for (const draft of ['d1', 'd2']) {
        const save = { requestId: draft, draft, version: 0, lines: [aLine()], name: 'Mrs Chan' };
        await core.drafts.save({ ...save, order: { type: 'takeAway' } }, cashier);
      }
      await core.drafts.drop({ requestId: 'drop', draft: 'd2', version: 1 }, cashier);
      expect(await core.staffAuth.names(actor)).toEqual(
        names.map((each) => (each._id === 'staff1' ? { ...each, drafts: 1 } : each)),
      );
      // and how many tables somebody looks after, until their bills end
      const seat = { requestId: 'seat', tables: [TABLE], capacity: 2 };
      const bill = await core.ordering.seat(seat, aStaffMember('manager'));
      const tablesOf = async (id: string) =>
        (await core.staffAuth.names(actor)).find(({ _id }) => _id === id)?.tables;
      await core.ordering.assign(
        { requestId: 'mine', session: bill._id, staff: 'm1' },
        aStaffMember('manager'),
      );
      expect([await tablesOf('m1'), await tablesOf('staff1')]).toEqual([1, undefined]);
      const gone = { requestId: 'gone', session: bill._id, reason: { code: 'wrongOrder' } } as const;
      await core.ordering.void(gone, aStaffMember('manager'));
      expect(await tablesOf('m1')).toBeUndefined();
      await expect(core.staffAuth.names(aStaffMember('owner'))).rejects.toEqual(rejected('forbidden'));
      await expect(core.staffAuth.names({ kind: 'guest' })).rejects.toEqual(rejected('notAuthenticated'));
      const { actor: kiosk, core: other } = await onDevice('kiosk');
      await expect(other.staffAuth.names(kiosk)).rejects.toEqual(rejected('forbidden'));
    });

    it('sign in by name with their own PIN; attempts count for them on this device', async () => {
      const { core, signIn, clock } = await onDevice('till');
      expect((await signIn('1111', 'staff1')).staff.name).toBe('Cashier');
      await expect(signIn('2222', 'staff1')).rejects.toEqual(rejected('invalidPin'));
      await expect(signIn('3333', 'staff3')).rejects.toEqual(rejected('invalidPin'));
      for (let failure = 0; failure < 4; failure += 1)
        await expect(signIn('0000', 'staff1')).rejects.toEqual(rejected('invalidPin'));
      await expect(signIn('1111', 'staff1')).rejects.toEqual(rejected('tooManyRequests', { retryAfter: 15 }));
      expect((await signIn('4444', 'm1')).staff.role).toBe('manager');
      clock.advance(15_000);
      expect((await signIn('1111', 'staff1')).staff.role).toBe('cashier');
      await expect(core.staffAuth.signIn({ shop: SHOP, pin: '1111', staff: 'staff1' }, 'a')).rejects.toEqual(
        rejected('deviceNeeded'),
      );
    });

    it('may be guessed thirty times an hour on a device, a hundred times in all', async () => {
      const { core, devices, clock } = await onDevice('till');
      const attempt = (device: string) => {
        const actor = { kind: 'device', device, shop: SHOP, mode: 'pos' } as const;
        return core.staffAuth
          .signIn({ shop: SHOP, pin: '0000', staff: 'staff1' }, 'a', actor)
          .catch((error: CodedError) => error.code);
      };
      expect(await devices.find(MANAGER)).toHaveLength(1);
      const counts = [];
      for (const device of ['d1', 'd2', 'd3', 'd4']) {
        let wrong = 0;
        // the back-off within the hour adds up to more than it: its waits are passed over
        for (let at = 0; at < 31; at += 1) {
          if ((await attempt(device)) === 'invalidPin') wrong += 1;
          if (at >= 4) clock.advance(60_000);
        }
        counts.push(wrong);
      }
      expect(Math.max(...counts)).toBeLessThanOrEqual(30);
      expect(counts[0]).toBeGreaterThanOrEqual(5);
    });

    it('of a kiosk are its management only, ten guesses an hour', async () => {
      const { signIn, clock } = await onDevice('kiosk');
      await expect(signIn('1111')).rejects.toEqual(rejected('invalidPin'));
      expect((await signIn('4444')).staff.role).toBe('manager');
      let refused = 0;
      for (let at = 0; at < 30; at += 1) {
        clock.advance(60_000);
        refused += await signIn('0000').then(
          () => 0,
          (error: CodedError) => (error.code === 'invalidPin' ? 1 : 0),
        );
      }
      expect(refused).toBeLessThanOrEqual(10);
      clock.advance(60 * 60_000);
      expect((await signIn('9999')).staff.role).toBe('owner');
    });

    it('end the log-in before theirs', async () => {
      const { core, clock, device, signIn, events } = await onDevice('till');
      const first = await signIn('1111');
      const elsewhere = await core.staffAuth.signIn({ shop: SHOP, pin: '1111' }, 'a');
      clock.advance(1);
      const second = await signIn('4444');
      const { actor } = await core.identity.resume(second.accessToken);
      if (actor.kind !== 'staff') throw new Error('nobody is signed in');
      await core.staffAuth.endEarlierLogIns({ device: device._id, logIn: actor.logIn ?? '' });
      await expect(core.identity.verify(first.accessToken)).rejects.toEqual(rejected('notAuthenticated'));
      expect(await core.identity.verify(second.accessToken)).toMatchObject({ staff: { _id: 'm1' } });
      expect(await core.identity.verify(elsewhere.accessToken)).toMatchObject({ staff: { _id: 'staff1' } });
      expect(events.at(-1)).toMatchObject({ topic: 'identities', id: device._id });
    });

    it('T2.2 sign in on paired devices only where the shop wants it', async () => {
      const { core, signIn } = await onDevice('till');
      await core.tillSettings.change(SHOP, { pinOnDevicesOnly: true }, MANAGER);
      await expect(core.staffAuth.signIn({ shop: SHOP, pin: '1111' }, 'a')).rejects.toEqual(
        rejected('deviceNeeded'),
      );
      expect((await signIn('1111')).staff.role).toBe('cashier');
      expect((await core.staffAuth.signIn({ shop: OTHER_SHOP, pin: '3333' }, 'a')).staff._id).toBe('staff3');
    });
  });

  describe('a sign-in on a device', () => {
    it('is recorded in the sign-ins of staff on it, which end when it is revoked', async () => {
      const { core, devices, paired, events } = await aShopWithDevices(databases, smallOrganisation());
      const { device, deviceToken } = await paired();
      const { actor } = await devices.signIn(deviceToken);
      const { accessToken, device: on } = await core.staffAuth.signIn(
        { shop: SHOP, pin: '1111' },
        'a',
        actor,
      );
      expect(on).toBe(device._id);
      expect(await core.identity.verify(accessToken)).toMatchObject({ kind: 'staff', device: device._id });
      const elsewhere = await core.staffAuth.signIn({ shop: OTHER_SHOP, pin: '3333' }, 'a', actor);
      expect(elsewhere.device).toBeUndefined();
      await devices.revoke(device._id, MANAGER);
      expect(events.slice(-2)).toMatchObject([{ topic: 'identities', id: device._id }, { topic: 'devices' }]);
      await expect(core.identity.verify(accessToken)).rejects.toEqual(rejected('notAuthenticated'));
      await expect(devices.signIn(deviceToken)).rejects.toEqual(rejected('notAuthenticated'));
    });

    it('lets staff sign in while guests on the same network are rate-limited', async () => {
      const { core, devices, paired } = await aShopWithDevices(databases, smallOrganisation());
      const { actor } = await devices.signIn((await paired()).deviceToken);
      const attempt = () => core.staffAuth.signIn({ shop: SHOP, pin: '0000' }, 'wifi');
      for (let failure = 0; failure < 5; failure += 1)
        await expect(attempt()).rejects.toEqual(rejected('invalidPin'));
      await expect(attempt()).rejects.toEqual(rejected('tooManyRequests'));
      const inside = await core.staffAuth.signIn({ shop: SHOP, pin: '1111' }, 'wifi', actor);
      expect(inside.staff.role).toBe('cashier');
    });

    it('T2.1 tells how many tries remain there, and after the last when there is another', async () => {
      const { core, devices, paired } = await aShopWithDevices(databases, smallOrganisation());
      const { actor } = await devices.signIn((await paired()).deviceToken);
      const attempt = (at?: Actor) => core.staffAuth.signIn({ shop: SHOP, pin: '0000' }, 'wifi', at);
      for (const triesLeft of [4, 3, 2, 1])
        await expect(attempt(actor)).rejects.toEqual(rejected('invalidPin', { triesLeft }));
      await expect(attempt(actor)).rejects.toEqual(rejected('invalidPin', { triesLeft: 0, retryAfter: 15 }));
      await expect(attempt(actor)).rejects.toEqual(rejected('tooManyRequests', { retryAfter: 15 }));
      // nobody else learns how far they may go
      await expect(attempt()).rejects.toEqual(rejected('invalidPin', {}));
    });
  });
});
