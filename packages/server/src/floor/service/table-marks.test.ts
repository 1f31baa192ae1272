import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { aLine, anOrder, aStaffMember, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { OTHER_SHOP, SHOP, smallOrganisation, TABLE } from '../../../test/kits/small-organisation.ts';
import { seededCore } from '../../../test/kits/test-core.ts';
import { instantOf } from '../../lib/clock.ts';

const WAITER = aStaffMember('waiter');
const MANAGER = aStaffMember('manager');

eachDatabase((databases) => {
  const started = async (tableCleaning = false) => {
    const small = smallOrganisation({ staff: [] });
    const shops = small.shops.map((shop) => ({ ...shop, tableCleaning }));
    const test = await seededCore(await databases.open(), { organisation: { ...small, shops } });
    const { core } = test;
    const seat = () => core.ordering.seat({ requestId: randomUUID(), tables: [TABLE], capacity: 1 }, WAITER);
    const marks = async () => (await core.tables.find({ shop: SHOP }, WAITER)).data;
    /** Seats guests, who eat and pay. */
    const paid = async () => {
      const { _id: session } = await seat();
      const cart = [aLine({ product: 'tea' })];
      const { bill } = await core.ordering.order(anOrder(session, { cart, total: 1650 }), WAITER);
      const amount = bill.outstanding;
      await core.payments.take(
        { requestId: randomUUID(), session, method: 'cash', amount },
        {
          actor: MANAGER,
          address: 'till',
        },
      );
      return session;
    };
    return { ...test, seat, marks, paid };
  };

  it('T5.3 a bill that is paid leaves its table paid, until it is cleared or somebody sits there', async () => {
    const { core, events, seat, marks, paid } = await started();
    const session = await paid();
    expect(await marks()).toMatchObject([{ _id: TABLE, mark: 'paid', session }]);
    expect(events).toContainEqual(
      expect.objectContaining({
        topic: 'tables',
        id: TABLE,
        data: expect.objectContaining({ mark: 'paid' }),
      }),
    );
    const call = { table: TABLE, mark: 'cleared', from: 'paid' } as const;
    expect(await core.tables.mark(call, WAITER)).toMatchObject({ mark: 'free', version: 2 });
    // tapped twice
    expect(await core.tables.mark(call, WAITER)).toMatchObject({ mark: 'free', version: 2 });
    expect(await marks()).toEqual([]);
    await paid();
    await seat();
    expect(await marks()).toEqual([]);
  });

  it('T5.3 a scan of a table that paid opens a new bill', async () => {
    const { core, clock, marks, paid } = await started();
    const session = await paid();
    const { signature } = await core.ordering.tableCode(SHOP, TABLE);
    const scan = { shop: SHOP, viewItem: TABLE, signature, date: instantOf(clock.now()) };
    const opened = await core.ordering.createOrResume(scan, GUEST);
    expect(opened?._id).not.toBe(session);
    expect(opened).toMatchObject({ status: 'ongoing', products: [] });
    expect(await marks()).toEqual([]);
  });

  it('T5.3 is dirty once cleared where tables are cleaned, one step a tap', async () => {
    const { core, marks, paid } = await started(true);
    await paid();
    const clear = (from: 'paid' | 'dirty') =>
      core.tables.mark({ table: TABLE, mark: 'cleared', from }, WAITER);
    expect((await Promise.all([clear('paid'), clear('paid')])).map(({ mark }) => mark)).toEqual([
      'dirty',
      'dirty',
    ]);
    expect(await marks()).toMatchObject([{ mark: 'dirty' }]);
    expect((await marks())[0]).not.toHaveProperty('session');
    expect(await clear('dirty')).toMatchObject({ mark: 'free' });
  });

  it('T5.3 marks no table with an open bill, and none of another shop', async () => {
    const { core, seat } = await started();
    const block = { table: TABLE, mark: 'blocked', from: 'free' } as const;
    await expect(core.tables.mark(block, aStaffMember('waiter', OTHER_SHOP))).rejects.toEqual(
      rejected('notFound', { table: TABLE }),
    );
    await expect(core.tables.mark(block, GUEST)).rejects.toEqual(rejected('notAuthenticated'));
    const { _id: session } = await seat();
    await expect(core.tables.mark(block, WAITER)).rejects.toEqual(rejected('tableTaken', { session }));
  });

  it('T5.3 of yesterday are gone when the business day starts, a blocked one is not', async () => {
    const { core, clock, marks, paid } = await started();
    await paid();
    await core.tables.mark({ table: 'view2', mark: 'blocked', from: 'free' }, WAITER);
    expect(await core.tables.clearOld()).toBe(0);
    clock.advance(24 * 3_600_000);
    expect(await core.tables.clearOld()).toBe(1);
    expect(await marks()).toMatchObject([{ _id: 'view2', mark: 'blocked' }]);
  });
});
