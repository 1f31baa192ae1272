import { expect, it } from 'vitest';
import { aLine, anOrder, aStaffMember, aTakeAway, GUEST } from '../../test/kits/calls.ts';
import { eachDatabase } from '../../test/kits/each-database.ts';
import { OTHER_SHOP, SHOP } from '../../test/kits/small-organisation.ts';
import { seededCore } from '../../test/kits/test-core.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const COOK = aStaffMember('kitchen');
const WAITER = aStaffMember('waiter');

eachDatabase((databases) => {
  const started = async () => {
    const test = await seededCore(await databases.open());
    const { core } = test;
    const open = async () => (await core.kitchen.tickets({ shop: SHOP }, COOK)).data;
    const make = async (id: string) => {
      for (const status of ['preparing', 'ready'] as const) await core.kitchen.move(id, { status }, COOK);
    };
    return { ...test, open, make };
  };

  it('K2.3 food of a table is taken by itself a quarter of an hour after it was ready, a takeaway is not', async () => {
    const { core, clock, open, make, events } = await started();
    const { _id: table } = await core.ordering.seat(
      { requestId: 'seat', tables: ['view1'], capacity: 1 },
      WAITER,
    );
    await core.ordering.order(anOrder(table, { cart: [aLine({ product: 'tea' })], total: 1650 }), WAITER);
    await core.ordering.create(aTakeAway(), GUEST);
    for (const { _id } of await open()) await make(_id);
    clock.advance(15 * MINUTE - 1);
    expect(await core.kitchen.takeUnbumped()).toBe(0);
    clock.advance(1);
    expect(await core.kitchen.takeUnbumped()).toBe(1);
    expect((await open()).map(({ type }) => type)).toEqual(['takeAway']);
    expect(events).toContainEqual(
      expect.objectContaining({ data: expect.objectContaining({ status: 'taken', auto: true }) }),
    );
    const { products, tvStatus } = await core.ordering.get(table, undefined, WAITER);
    expect([tvStatus, products[0]?.kitchenStatus]).toEqual(['taken', 'taken']);
  });

  it('K2.3 what is left of yesterday is put away when somebody says so, and what is of today stays', async () => {
    const { core, clock, open } = await started();
    await core.ordering.create(aTakeAway(), GUEST);
    clock.advance(24 * HOUR);
    await core.ordering.create(aTakeAway(), GUEST);
    expect(await open()).toHaveLength(2);
    expect(await core.kitchen.putAway({}, aStaffMember('kitchen', OTHER_SHOP))).toEqual({ tickets: 0 });
    expect(await core.kitchen.putAway({}, COOK)).toEqual({ tickets: 1 });
    expect(await core.kitchen.putAway({}, COOK)).toEqual({ tickets: 0 });
    expect((await open()).map(({ status }) => status)).toEqual(['waiting']);
  });

  it('K2.3 what nobody puts away goes by itself in the course of the day', async () => {
    const { core, clock, open } = await started();
    await core.ordering.create(aTakeAway(), GUEST);
    clock.advance(30 * HOUR);
    expect(await core.kitchen.takeUnbumped()).toBe(1);
    expect(await open()).toEqual([]);
  });
});
