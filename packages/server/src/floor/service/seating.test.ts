import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { anOrder, aStaffMember, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { OTHER_SHOP, SHOP, smallOrganisation, TABLE } from '../../../test/kits/small-organisation.ts';
import { seededCore } from '../../../test/kits/test-core.ts';
import type { Actor } from '../../core/actor.ts';
import { instantOf } from '../../lib/clock.ts';

const WAITER = aStaffMember('waiter');

eachDatabase((databases) => {
  const started = async (organisation = smallOrganisation({ staff: [] })) => {
    const test = await seededCore(await databases.open(), { organisation });
    const seat = (more: object = {}, actor: Actor = WAITER) =>
      test.core.ordering.seat({ requestId: randomUUID(), tables: [TABLE], capacity: 3, ...more }, actor);
    return { ...test, seat };
  };

  it('T5.3 opens one bill a table, of the waiter who seats the guests', async () => {
    const { core, clock, events, seat } = await started();
    const requestId = randomUUID();
    const bill = await seat({ requestId });
    expect(bill).toMatchObject({
      type: 'dineIn',
      source: 'staff',
      staff: 'waiter-shop1',
      tableName: 'A1',
      section: 'section1',
      tables: [{ item: 'table1', capacity: 3 }],
      status: 'ongoing',
    });
    expect(events.at(-1)).toMatchObject({ topic: 'tableSessions', id: bill._id });
    // the same request, after a change of the user
    expect((await seat({ requestId }, aStaffMember('cashier')))._id).toBe(bill._id);
    await expect(seat()).rejects.toEqual(rejected('tableTaken', { session: bill._id }));
    await expect(seat({ tables: ['view9'] })).rejects.toEqual(rejected('notFound', { table: 'view9' }));
    await expect(seat({}, aStaffMember('waiter', OTHER_SHOP))).rejects.toEqual(rejected('notFound'));
    await expect(seat({}, GUEST)).rejects.toEqual(rejected('notAuthenticated'));
    // a phone that scans the table joins the bill
    const { signature } = await core.ordering.tableCode(SHOP, TABLE);
    const scan = { shop: SHOP, viewItem: TABLE, signature, date: instantOf(clock.now()) };
    expect(await core.ordering.createOrResume(scan, GUEST)).toMatchObject({ _id: bill._id, guest: 1 });
    expect(await core.ordering.order(anOrder(bill._id, { total: 2200 }), WAITER)).toMatchObject({
      bill: { subTotal: 2000 },
    });
  });

  it('opens one of two bills that are asked for at once', async () => {
    const { seat } = await started();
    const both = await Promise.allSettled([seat(), seat({}, aStaffMember('cashier'))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('names the table of a bill that staff open with its first dishes, on the bill and on its ticket', async () => {
    const { core } = await started();
    const open = (item: string) =>
      core.ordering.create(
        aTakeAway({ session: { type: 'dineIn', tables: [{ item, capacity: 2 }] }, total: 2200 }),
        WAITER,
      );
    expect(await open('table1')).toMatchObject({ tableName: 'A1', staff: 'waiter-shop1' });
    expect((await core.kitchen.tickets({ shop: SHOP }, WAITER)).data).toMatchObject([{ tableName: 'A1' }]);
    expect((await open('table9')).tableName).toBeUndefined();
  });

  it('T5.3 a bill opened with its first dishes is the table’s: phones join it, and nobody opens another', async () => {
    const { core, clock, seat } = await started();
    const atTable = () =>
      aTakeAway({ session: { type: 'dineIn', tables: [{ item: 'table1', capacity: 2 }] }, total: 2200 });
    const first = atTable();
    const bill = await core.ordering.create(first, WAITER);
    expect(bill).toMatchObject({ qrCodeViewItem: TABLE, tables: [{ item: 'table1', capacity: 2 }] });
    expect(await core.ordering.create(first, WAITER)).toMatchObject({ _id: bill._id });
    const taken = rejected('tableTaken', { session: bill._id });
    await expect(core.ordering.create(atTable(), aStaffMember('cashier'))).rejects.toEqual(taken);
    await expect(seat()).rejects.toEqual(taken);
    const { signature } = await core.ordering.tableCode(SHOP, TABLE);
    const scan = { shop: SHOP, viewItem: TABLE, signature, date: instantOf(clock.now()) };
    const joined = await core.ordering.createOrResume(scan, GUEST);
    expect([joined?._id, joined?.guests?.length]).toEqual([bill._id, 1]);
    // once it has ended the table is free again
    const reason = { code: 'test' } as const;
    await core.ordering.void({ requestId: 'v', session: bill._id, reason }, aStaffMember('manager'));
    expect((await core.ordering.create(atTable(), WAITER))._id).not.toBe(bill._id);
  });

  it('T5.3 opens one of two bills whose first dishes are sent at once', async () => {
    const { core } = await started();
    const atTable = () =>
      aTakeAway({ session: { type: 'dineIn', tables: [{ item: 'table1', capacity: 2 }] }, total: 2200 });
    const both = await Promise.allSettled(
      [WAITER, aStaffMember('cashier')].map((actor) => core.ordering.create(atTable(), actor)),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('T5.5 assigns a bill to somebody who serves guests in the shop', async () => {
    const { staff } = smallOrganisation();
    const { core, seat } = await started(smallOrganisation({ staff }));
    const { _id: session } = await seat();
    const assign = (to: string, actor: Actor = WAITER) =>
      core.ordering.assign({ requestId: randomUUID(), session, staff: to }, actor);
    expect(await assign('staff1')).toMatchObject({ staff: 'staff1', version: 2 });
    expect((await core.audit.find({ shop: SHOP }, aStaffMember('manager'))).data).toMatchObject([
      {
        action: 'assignBill',
        entity: session,
        before: { staff: 'waiter-shop1' },
        after: { staff: 'staff1' },
      },
    ]);
    for (const nobody of ['staff2', 'staff3', 'nobody'])
      await expect(assign(nobody)).rejects.toEqual(rejected('badRequest'));
    await expect(assign('staff1', aStaffMember('cashier', OTHER_SHOP))).rejects.toEqual(
      rejected('sessionNotFound'),
    );
    const reason = { code: 'test' } as const;
    await core.ordering.void({ requestId: randomUUID(), session, reason }, aStaffMember('manager'));
    await expect(assign('staff1')).rejects.toEqual(rejected('sessionReadOnly', { status: 'void' }));
  });
});
