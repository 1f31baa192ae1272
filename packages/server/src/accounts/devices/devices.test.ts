import { describe, expect, it } from 'vitest';
import { aStaffMember, aTakeAway } from '../../../test/kits/calls.ts';
import { eachDatabase, type TestDatabases } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { OTHER_SHOP, SHOP, smallOrganisation } from '../../../test/kits/small-organisation.ts';
import { seededCore } from '../../../test/kits/test-core.ts';
import type { Actor } from '../../core/index.ts';

const MANAGER = aStaffMember('manager');
const INVALID = rejected('invalidPairingCode');

async function aShop(databases: TestDatabases, organisation = smallOrganisation({ staff: [] })) {
  const test = await seededCore(await databases.open(), { organisation });
  const { devices } = test.core;
  const pair = (code: string, address = 'a') => devices.pair({ code, name: 'Till', mode: 'pos' }, address);
  const paired = async () => pair((await devices.pairingCode(MANAGER)).code);
  return { ...test, devices, pair, paired };
}

eachDatabase((databases) => {
  describe('pairing', () => {
    it('accepts a code in any case, with or without hyphen, once and within ten minutes', async () => {
      const { devices, pair, clock } = await aShop(databases);
      const { code, expiresAt } = await devices.pairingCode(MANAGER);
      expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
      expect(expiresAt).toBe('2026-03-02T04:10:00.000Z');
      const { device, deviceToken } = await pair(code.toLowerCase().replace('-', ''));
      expect(device).toMatchObject({
        shop: SHOP,
        name: 'Till',
        mode: 'pos',
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
      const { pair } = await aShop(databases);
      for (let attempt = 0; attempt < 5; attempt += 1)
        await expect(pair('AAAA-AAAA')).rejects.toEqual(INVALID);
      await expect(pair('AAAA-AAAA')).rejects.toEqual(rejected('tooManyRequests', { retryAfter: 15 }));
    });
  });

  describe('a device', () => {
    it('orders as a kiosk, and signs in by its complete token only', async () => {
      const { core, devices, paired } = await aShop(databases);
      const { device, deviceToken } = await paired();
      const { actor, answer } = await devices.signIn(deviceToken);
      expect(await core.ordering.create(aTakeAway(), actor)).toMatchObject({ source: 'kiosk' });
      expect(await core.identity.verify(answer.accessToken)).toEqual(actor);
      for (const wrong of ['', device._id, `${deviceToken}x`, `${device._id}.${'A'.repeat(22)}`])
        await expect(devices.signIn(wrong)).rejects.toEqual(rejected('notAuthenticated'));
    });

    it('is listed with its last-seen minute and changed by the management of its shop only', async () => {
      const { core, devices, paired, clock } = await aShop(databases);
      const { device, deviceToken } = await paired();
      clock.advance(30_000);
      await devices.signIn(deviceToken);
      clock.advance(60_000);
      await devices.signIn(deviceToken);
      expect(await devices.find(MANAGER)).toMatchObject([
        { _id: device._id, lastSeenAt: '2026-03-02T04:01:30.000Z' },
      ]);
      expect(JSON.stringify(await devices.find(MANAGER))).not.toMatch(/hash|token/i);
      expect(await devices.change(device._id, { mode: 'kiosk' }, MANAGER)).toMatchObject({
        mode: 'kiosk',
        name: 'Till',
      });
      const stranger = aStaffMember('manager', OTHER_SHOP);
      expect(await devices.find(stranger)).toEqual([]);
      await expect(devices.change(device._id, { name: 'x' }, stranger)).rejects.toEqual(rejected('notFound'));
      await expect(devices.revoke(device._id, stranger)).rejects.toEqual(rejected('notFound'));
      expect(await core.audit.find({ shop: SHOP }, MANAGER)).toMatchObject({
        data: [{ action: 'changeDevice', before: { mode: 'pos' }, after: { mode: 'kiosk' } }],
      });
    });

    it('is recorded in the sign-ins of staff on it, which end when it is revoked', async () => {
      const { core, devices, paired, events } = await aShop(databases, smallOrganisation());
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
      expect(events.at(-1)).toMatchObject({ topic: 'identities', id: device._id });
      await expect(core.identity.verify(accessToken)).rejects.toEqual(rejected('notAuthenticated'));
      await expect(devices.signIn(deviceToken)).rejects.toEqual(rejected('notAuthenticated'));
    });

    it('lets staff sign in while guests on the same network are rate-limited', async () => {
      const { core, devices, paired } = await aShop(databases, smallOrganisation());
      const { actor } = await devices.signIn((await paired()).deviceToken);
      const attempt = () => core.staffAuth.signIn({ shop: SHOP, pin: '0000' }, 'wifi');
      for (let failure = 0; failure < 5; failure += 1)
        await expect(attempt()).rejects.toEqual(rejected('invalidPin'));
      await expect(attempt()).rejects.toEqual(rejected('tooManyRequests'));
      const inside = await core.staffAuth.signIn({ shop: SHOP, pin: '1111' }, 'wifi', actor);
      expect(inside.staff.role).toBe('cashier');
    });

    it('T2.1 tells how many tries remain there, and after the last when there is another', async () => {
      const { core, devices, paired } = await aShop(databases, smallOrganisation());
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
