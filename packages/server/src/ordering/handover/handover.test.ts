import { randomUUID } from 'node:crypto';
import type { HandOver, TableSession } from '@comanda/contract';
import { expect, it } from 'vitest';
import { aStaffMember, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { aZone, TO_ADDRESS } from '../../../test/kits/deliveries.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { aShop, OTHER_SHOP, SHOP, smallOrganisation } from '../../../test/kits/small-organisation.ts';
import { seededCore } from '../../../test/kits/test-core.ts';

const CASHIER = aStaffMember('cashier');
const COOK = aStaffMember('kitchen');
const RIDER = { actor: GUEST, address: '10.0.0.1' } as const;
const HOUR = 3_600_000;

eachDatabase((databases) => {
  async function opened() {
    const delivering = { openDelivery: true, deliveryZones: [aZone()] };
    const payment = { delivery: 'either', takeAway: 'either' } as const;
    const shops = [aShop({ payment, ...delivering }), aShop({ _id: OTHER_SHOP })];
    const test = await seededCore(await databases.open(), {
      organisation: smallOrganisation({ staff: [], shops }),
    });
    const { ordering, kitchen } = test.core;
    const deliver = () => ordering.create(aTakeAway({ session: TO_ADDRESS, total: 3500 }), GUEST);
    const cook = async (
      { _id }: Pick<TableSession, '_id'>,
      ...steps: ('preparing' | 'ready' | 'taken')[]
    ) => {
      const { data } = await kitchen.tickets({ shop: SHOP }, COOK);
      const ticket = data.find(({ session }) => session === _id)?._id ?? '';
      for (const status of steps) await kitchen.move(ticket, { status }, COOK);
    };
    const mark = (session: string, to: HandOver['to'], code?: NonNullable<HandOver['reason']>['code']) =>
      ordering.handOver(
        { requestId: randomUUID(), session, to, ...(code && { reason: { code, text: 'Rang twice' } }) },
        CASHIER,
      );
    const tokenOf = async (session: string, renew?: boolean) =>
      (await ordering.riderLink({ session, ...(renew && { renew }) }, CASHIER)).path.split('#')[1] ?? '';
    const seen = (order: { readonly _id: string; readonly restoreKey: string }) =>
      ordering.get(order._id, order.restoreKey, GUEST);
    return { ...test, ordering, kitchen, deliver, cook, mark, tokenOf, seen };
  }

  it('a delivery is ready for its rider, on its way and delivered by what people mark, and the guest sees each', async () => {
    const { ordering, kitchen, deliver, cook, mark, seen } = await opened();
    const order = await deliver();
    await cook(order, 'preparing', 'ready');
    expect(await seen(order)).toMatchObject({ tvStatus: 'ready' });
    expect((await seen(order)).handover).toBeUndefined();
    const left = await mark(order._id, 'onTheWay');
    expect(left).toMatchObject({ tvStatus: 'ready', handover: { state: 'onTheWay', by: 'staff' } });
    expect((await kitchen.tickets({ shop: SHOP }, COOK)).data).toEqual([]);
    expect(await seen(order)).toEqual(left);
    const waiting = await ordering.findIncomplete({ restoreKeys: [order.restoreKey], limit: 9 });
    expect(waiting.map(({ _id }) => _id)).toEqual([order._id]);
    const done = await mark(order._id, 'delivered');
    expect(done).toMatchObject({
      tvStatus: 'taken',
      handover: { state: 'delivered', leftAt: expect.any(String) },
    });
    expect(await ordering.findIncomplete({ restoreKeys: [order.restoreKey], limit: 9 })).toEqual([]);
    expect((await mark(order._id, 'onTheWay')).handover).toMatchObject({ state: 'onTheWay' });
    const back = await mark(order._id, 'ready');
    expect([back.tvStatus, back.handover]).toEqual(['ready', undefined]);
    expect((await kitchen.tickets({ shop: SHOP }, COOK)).data).toMatchObject([{ status: 'ready' }]);
  });

  it('what the pass hands to the rider is on its way, and a recall brings it back', async () => {
    const { kitchen, deliver, cook, seen } = await opened();
    const order = await deliver();
    await cook(order, 'preparing', 'ready', 'taken');
    expect(await seen(order)).toMatchObject({ tvStatus: 'ready', handover: { state: 'onTheWay' } });
    const { data } = await kitchen.tickets(
      { shop: SHOP, filter: { field: 'status', operator: '$eq', value: 'taken' } },
      COOK,
    );
    await kitchen.move(data[0]?._id ?? '', { status: 'ready' }, COOK);
    const recalled = await seen(order);
    expect([recalled.tvStatus, recalled.handover]).toEqual(['ready', undefined]);
  });

  it('an order that nobody collected leaves board and kitchen, for a reason that is audited', async () => {
    const { core, ordering, kitchen, cook, mark } = await opened();
    const order = await ordering.create(aTakeAway(), GUEST);
    await cook(order, 'preparing', 'ready');
    await expect(mark(order._id, 'failed')).rejects.toMatchObject({ code: 'badRequest' });
    await expect(mark(order._id, 'failed', 'refused')).rejects.toMatchObject({ code: 'badRequest' });
    await expect(mark(order._id, 'onTheWay')).rejects.toEqual(
      rejected('transitionNotAllowed', { from: 'ready', to: 'onTheWay' }),
    );
    const failed = await mark(order._id, 'failed', 'notCollected');
    expect(failed).toMatchObject({
      ...{ status: 'ongoing', tvStatus: 'taken' },
      handover: { state: 'failed', reason: 'notCollected' },
    });
    expect(JSON.stringify(failed)).not.toContain('Rang twice');
    expect([await kitchen.board(SHOP), (await kitchen.tickets({ shop: SHOP }, COOK)).data]).toEqual([[], []]);
    const { data } = await core.audit.find({ shop: SHOP }, aStaffMember('manager'));
    expect(data[0]).toMatchObject({
      ...{ action: 'handOver', entity: order._id },
      after: { state: 'failed', because: 'notCollected', text: 'Rang twice' },
    });
    expect((await mark(order._id, 'ready')).tvStatus).toBe('ready');
  });

  it('a rider’s link shows one delivery, marks it, and ends', async () => {
    const { ordering, clock, deliver, cook, tokenOf, seen } = await opened();
    const order = await deliver();
    await cook(order, 'preparing', 'ready');
    const token = await tokenOf(order._id);
    expect(await tokenOf(order._id)).toBe(token);
    const read = () => ordering.rider({ token }, RIDER);
    expect(await read()).toMatchObject({
      orderNumber: order.orderNumber,
      address: TO_ADDRESS.address,
      contact: TO_ADDRESS.contact,
      dishes: [{ quantity: 1 }],
      toCollect: 3500,
    });
    const requestId = randomUUID();
    const leave = () => ordering.riderHandOver({ requestId, token, to: 'onTheWay' }, RIDER);
    expect(await leave()).toMatchObject({ handover: { state: 'onTheWay', by: 'rider' } });
    expect(await leave()).toMatchObject({ handover: { state: 'onTheWay', by: 'rider' } });
    const done = await ordering.riderHandOver({ requestId: randomUUID(), token, to: 'delivered' }, RIDER);
    expect(done).toMatchObject({ handover: { state: 'delivered' } });
    expect([done.address, done.contact]).toEqual([undefined, undefined]);
    expect(await seen(order)).toMatchObject({ tvStatus: 'taken', handover: { by: 'rider' } });
    clock.advance(HOUR + 1);
    await expect(read()).rejects.toMatchObject({ code: 'linkExpired' });
  });

  it('a link ends after hours, with a new one, and for whoever guesses', async () => {
    const { ordering, clock, deliver, tokenOf } = await opened();
    const { _id } = await deliver();
    const token = await tokenOf(_id);
    const renewed = await tokenOf(_id, true);
    const read = (given: string) => ordering.rider({ token: given }, RIDER);
    for (const wrong of [token, `${_id}.${'A'.repeat(22)}`, `nobody.${'A'.repeat(22)}`, 'x'.repeat(30)])
      await expect(read(wrong)).rejects.toMatchObject({ code: 'linkExpired' });
    await read(renewed);
    clock.advance(6 * HOUR + 1);
    await expect(read(renewed)).rejects.toMatchObject({ code: 'linkExpired' });
    const guesses = Array.from({ length: 60 }, () => read(token).catch(({ code }) => code));
    expect(await Promise.all(guesses)).toContain('tooManyRequests');
    const other = ordering.riderLink({ session: _id }, aStaffMember('cashier', OTHER_SHOP));
    await expect(other).rejects.toMatchObject({ code: 'sessionNotFound' });
  });
});
