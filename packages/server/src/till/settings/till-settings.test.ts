import { expect, it } from 'vitest';
import { aStaffMember, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { OTHER_SHOP, SHOP } from '../../../test/kits/small-organisation.ts';
import { seededCore } from '../../../test/kits/test-core.ts';

const MANAGER = aStaffMember('manager');

eachDatabase((databases) => {
  it('T2.3 are all defaults until the management changes them, field by field', async () => {
    const { core, events } = await seededCore(await databases.open());
    const { tillSettings: settings } = core;
    expect(await settings.get(SHOP, aStaffMember('waiter'))).toEqual({ _id: SHOP, version: 0 });
    const permissions = { cashier: { void: 'yes' } } as const;
    const first = await settings.change(SHOP, { permissions }, MANAGER);
    expect(first).toMatchObject({
      _id: SHOP,
      permissions,
      version: 1,
      updatedAt: '2026-03-02T04:00:00.000Z',
    });
    expect(events.at(-1)).toMatchObject({ topic: 'tillSettings', event: 'patched', shop: SHOP, data: first });
    const limits = { discountPercent: { waiter: 5 } };
    const second = await settings.change(SHOP, { limits, pinOnDevicesOnly: true }, MANAGER);
    expect(second).toMatchObject({ permissions, limits, pinOnDevicesOnly: true, version: 2 });
    expect(await settings.change(SHOP, { permissions: {} }, MANAGER)).toMatchObject({
      permissions: {},
      limits,
    });
    const device = { kind: 'device', device: 'd', shop: SHOP, mode: 'pos' } as const;
    expect(await settings.get(SHOP, device)).toMatchObject({ limits, version: 3 });
    expect(await settings.get(OTHER_SHOP, aStaffMember('cashier', OTHER_SHOP))).toMatchObject({ version: 0 });
    const audits = (await core.audit.find({ shop: SHOP }, MANAGER)).data;
    expect(audits).toHaveLength(3);
    expect(audits.every(({ action }) => action === 'changeTillSettings')).toBe(true);
  });

  it('belong to the shop, and are changed by its management only', async () => {
    const { core } = await seededCore(await databases.open());
    const { tillSettings: settings } = core;
    for (const [actor, code] of [
      [GUEST, 'notAuthenticated'],
      [{ kind: 'member', user: 'mei' }, 'forbidden'],
      [aStaffMember('owner', OTHER_SHOP), 'forbidden'],
    ] as const) {
      await expect(settings.get(SHOP, actor)).rejects.toEqual(rejected(code));
      await expect(settings.change(SHOP, {}, actor)).rejects.toEqual(rejected(code));
    }
    await expect(settings.change(SHOP, {}, aStaffMember('cashier'))).rejects.toEqual(rejected('forbidden'));
  });

  it('decide voids from then on', async () => {
    const { core } = await seededCore(await databases.open());
    const waiter = aStaffMember('waiter');
    const seat = { requestId: crypto.randomUUID(), tables: ['view1'], capacity: 2 };
    const { _id: session } = await core.ordering.seat(seat, waiter);
    const call = { requestId: crypto.randomUUID(), session, reason: { code: 'test' } } as const;
    await expect(core.ordering.void(call, waiter)).rejects.toEqual(rejected('approvalRequired'));
    await core.tillSettings.change(SHOP, { permissions: { waiter: { void: 'yes' } } }, MANAGER);
    expect(await core.ordering.void(call, waiter)).toMatchObject({ status: 'void' });
  });
});
