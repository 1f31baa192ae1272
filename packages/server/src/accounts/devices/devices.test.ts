import type { DeviceKind } from '@comanda/domain';
import { describe, expect, it } from 'vitest';
import { aStaffMember, aTakeAway } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { aShopWithDevices, MANAGER } from '../../../test/kits/shop-with-devices.ts';
import { OTHER_SHOP, SHOP, smallOrganisation } from '../../../test/kits/small-organisation.ts';
import type { Actor } from '../../core/index.ts';

const INVALID = rejected('invalidPairingCode');

eachDatabase((databases) => {
  describe('pairing', () => {
    it('accepts a code in any case, with or without hyphen, once and within ten minutes', async () => {
      const { devices, pair, clock } = await aShopWithDevices(databases);
      const { code, expiresAt } = await devices.pairingCode(MANAGER);
      expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
      expect(expiresAt).toBe('2026-03-02T04:10:00.000Z');
      const { device, deviceToken } = await pair(code.toLowerCase().replace('-', ''));
      expect(device).toMatchObject({
        shop: SHOP,
        name: 'Till',
        kind: 'till',
        mode: 'pos',
        letter: 'A',
        lastSeenAt: '2026-03-02T04:00:00.000Z',
      });
      await expect(pair(code)).rejects.toEqual(INVALID);
      expect((await devices.signIn(deviceToken)).actor).toEqual({
        kind: 'device',
        device: device._id,
        shop: SHOP,
        mode: 'pos',
      });
      const late = await devices.pairingCode(MANAGER);
      clock.advance(10 * 60_000);
      await expect(pair(late.code)).rejects.toEqual(INVALID);
      expect(await devices.deleteExpired()).toBe(1);
    });

    it('rate-limits attempts at codes', async () => {
      const { pair } = await aShopWithDevices(databases);
      for (let attempt = 0; attempt < 5; attempt += 1)
        await expect(pair('AAAA-AAAA')).rejects.toEqual(INVALID);
      await expect(pair('AAAA-AAAA')).rejects.toEqual(rejected('tooManyRequests', { retryAfter: 15 }));
    });
  });

  it('T1.1 keeps what two managers change of one device at the same time, and its report', async () => {
    const { devices, paired } = await aShopWithDevices(databases);
    const { device } = await paired();
    const till: Actor = { kind: 'device', device: device._id, shop: SHOP, mode: 'pos' };
    for (let round = 1; round <= 5; round += 1) {
      const name = `Till ${round}`;
      const settings = { idleSeconds: 60 + round };
      await Promise.all([
        devices.change(device._id, { name }, MANAGER),
        devices.report({ waiting: round }, till),
        devices.change(device._id, { settings }, MANAGER),
      ]);
      expect(await devices.find(MANAGER)).toMatchObject([{ name, settings, beat: { waiting: round } }]);
    }
  });

  describe('T1.1 kinds and letters', () => {
    it('decide the mode, and give each living device of a shop a letter of its own', async () => {
      const { devices, paired, events } = await aShopWithDevices(databases);
      const pairAs = async (kind: DeviceKind, shop = SHOP) => {
        const { code } = await devices.pairingCode(aStaffMember('manager', shop));
        return (await devices.pair({ code, name: kind, kind }, 'a')).device;
      };
      const all = [
        await pairAs('till'),
        await pairAs('handheld'),
        await pairAs('kiosk'),
        await pairAs('tabletop'),
      ];
      expect(all.map(({ letter, mode }) => [letter, mode])).toEqual([
        ['A', 'pos'],
        ['B', 'pos'],
        ['C', 'kiosk'],
        ['D', 'kiosk'],
      ]);
      expect((await pairAs('till', OTHER_SHOP)).letter).toBe('A');
      expect(events.at(-1)).toMatchObject({ topic: 'devices', event: 'created', shop: OTHER_SHOP });
      await devices.revoke(all[1]?._id ?? '', MANAGER);
      expect(events.at(-1)).toMatchObject({ topic: 'devices', event: 'removed', id: all[1]?._id });
      expect((await paired()).device.letter).toBe('B');
      const settings = { idleSeconds: 300, scanner: { prefix: '~' } };
      const changed = await devices.change(all[0]?._id ?? '', { kind: 'kiosk', settings }, MANAGER);
      expect(changed).toMatchObject({ kind: 'kiosk', mode: 'kiosk', letter: 'A', settings });
      expect((await devices.find(MANAGER)).map(({ letter }) => letter).toSorted()).toEqual([
        'A',
        'B',
        'C',
        'D',
      ]);
    });

    it('are unique when many devices are paired at once, and go on with AA', async () => {
      const { devices, pair } = await aShopWithDevices(databases);
      const codes = await Promise.all(Array.from({ length: 28 }, () => devices.pairingCode(MANAGER)));
      const all = await Promise.all(codes.map(({ code }, at) => pair(code, `address ${at}`)));
      const letters = all
        .map(({ device }) => device.letter)
        .toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
      expect(letters.join(' ')).toBe('A B C D E F G H I J K L M N O P Q R S T U V W X Y Z AA AB');
    });
  });

  describe('T1.3 the report of a device', () => {
    it('is stored for the management, from the device or staff signed in on it', async () => {
      const { core, devices, paired, clock, events } = await aShopWithDevices(databases, smallOrganisation());
      const { device, deviceToken } = await paired();
      const { actor } = await devices.signIn(deviceToken);
      clock.advance(30_000);
      const report = {
        waiting: 2,
        oldestAt: '2026-03-02T04:00:10.000Z',
        battery: 55,
        printer: 'noPaper',
      } as const;
      const answer = await devices.report(report, actor);
      const beat = { at: '2026-03-02T04:00:30.000Z', ...report };
      expect(answer).toMatchObject({ _id: device._id, letter: 'A', lastSeenAt: beat.at, beat });
      expect(await devices.find(MANAGER)).toMatchObject([{ beat }]);
      expect(events.at(-1)).toMatchObject({ topic: 'devices', event: 'patched', shop: SHOP, data: { beat } });
      const { accessToken } = await core.staffAuth.signIn({ shop: SHOP, pin: '1111' }, 'a', actor);
      const cashier = await core.identity.verify(accessToken);
      expect(await devices.report({ waiting: 0 }, cashier)).toMatchObject({ beat: { waiting: 0 } });
      expect((await devices.change(device._id, { name: 'Bar' }, MANAGER)).beat).toMatchObject({ waiting: 0 });
      await expect(devices.report({ waiting: 0 }, aStaffMember())).rejects.toEqual(rejected('deviceNeeded'));
      await devices.revoke(device._id, MANAGER);
      await expect(devices.report({ waiting: 0 }, actor)).rejects.toEqual(rejected('notAuthenticated'));
    });
  });

  describe('a device', () => {
    it('orders as a kiosk, and signs in by its complete token only', async () => {
      const { core, devices, paired } = await aShopWithDevices(databases);
      const { device, deviceToken } = await paired();
      const { actor, answer } = await devices.signIn(deviceToken);
      expect(await core.ordering.create(aTakeAway(), actor)).toMatchObject({ source: 'kiosk' });
      expect(await core.identity.verify(answer.accessToken)).toEqual(actor);
      for (const wrong of ['', device._id, `${deviceToken}x`, `${device._id}.${'A'.repeat(22)}`])
        await expect(devices.signIn(wrong)).rejects.toEqual(rejected('notAuthenticated'));
    });

    it('is listed with its last-seen minute and changed by the management of its shop only', async () => {
      const { core, devices, paired, clock } = await aShopWithDevices(databases);
      const { device, deviceToken } = await paired();
      clock.advance(30_000);
      await devices.signIn(deviceToken);
      clock.advance(60_000);
      await devices.signIn(deviceToken);
      expect(await devices.find(MANAGER)).toMatchObject([
        { _id: device._id, lastSeenAt: '2026-03-02T04:01:30.000Z' },
      ]);
      expect(JSON.stringify(await devices.find(MANAGER))).not.toMatch(/hash|token/i);
      expect(await devices.change(device._id, { kind: 'kiosk' }, MANAGER)).toMatchObject({
        mode: 'kiosk',
        name: 'Till',
      });
      const stranger = aStaffMember('manager', OTHER_SHOP);
      expect(await devices.find(stranger)).toEqual([]);
      await expect(devices.change(device._id, { name: 'x' }, stranger)).rejects.toEqual(rejected('notFound'));
      await expect(devices.revoke(device._id, stranger)).rejects.toEqual(rejected('notFound'));
      expect(await core.audit.find({ shop: SHOP }, MANAGER)).toMatchObject({
        data: [{ action: 'changeDevice', before: { kind: 'till' }, after: { kind: 'kiosk' } }],
      });
    });
  });
});
