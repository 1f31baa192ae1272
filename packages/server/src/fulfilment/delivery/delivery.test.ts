import { randomUUID } from 'node:crypto';
import type { NewSession, Shop } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { aLine, anOrder, aStaffMember, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { aZone, TO_ADDRESS } from '../../../test/kits/deliveries.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import {
  aShop,
  COUNTER,
  OTHER_SHOP,
  SHOP,
  smallOrganisation,
} from '../../../test/kits/small-organisation.ts';
import { seededCore } from '../../../test/kits/test-core.ts';
import type { Actor } from '../../core/actor.ts';

const MANAGER = aStaffMember('manager');
const COOK = aStaffMember('kitchen');
const NEAR = aZone({ freeFrom: 6000 });
const FAR = { ...NEAR, _id: 'far', fee: 4000, minTotal: 5000, freeFrom: undefined };

eachDatabase((databases) => {
  async function opened(shop: Partial<Shop> = {}) {
    const delivering = { openDelivery: true, deliveryZones: [NEAR, FAR], ...shop };
    const shops = [
      aShop({ payment: { delivery: 'either' }, ...delivering }),
      aShop({ _id: OTHER_SHOP, openDelivery: true, deliveryZones: [{ ...NEAR, _id: 'elsewhere', fee: 0 }] }),
    ];
    const organisation = smallOrganisation({ staff: [], shops });
    const test = await seededCore(await databases.open(), { organisation });
    const { ordering } = test.core;
    const place = (
      total: number,
      session: Partial<NewSession> = {},
      more: object = {},
      actor: Actor = GUEST,
    ) => ordering.create(aTakeAway({ session: { ...TO_ADDRESS, ...session }, total, ...more }), actor);
    return { ...test, ordering, place };
  }
  const rice = (quantity: number) => ({ products: [aLine({ quantity })] });

  describe('a delivery order', () => {
    it('is charged its zone’s fee', async () => {
      const { ordering, place } = await opened();
      const session = await place(3500);
      expect(session).toMatchObject({ ...TO_ADDRESS, zoneName: NEAR.name });
      expect(session.bill).toMatchObject({ subTotal: 2000, deliveryFee: 1500, total: 3500 });
      expect((await place(10_000, { zone: 'far' }, rice(3))).bill).toMatchObject({ deliveryFee: 4000 });
      const quoted = { shop: SHOP, session: { type: 'delivery' as const }, products: [aLine()] };
      expect(await ordering.quote(quoted, GUEST)).not.toHaveProperty('deliveryFee');
      const known = { ...quoted, session: { type: 'delivery' as const, zone: 'near' } };
      expect(await ordering.quote(known, GUEST)).toMatchObject({ deliveryFee: 1500, total: 3500 });
    });

    it('is free above the zone’s threshold, and stays so when lines are voided', async () => {
      const { ordering, place } = await opened();
      const {
        _id: session,
        bill,
        products,
      } = await place(6000, {}, { products: [aLine({ quantity: 2 }), aLine()] });
      expect(bill).toMatchObject({ deliveryFee: 0, total: 6000 });
      const lines = products.slice(1).map(({ id }) => id);
      const reason = { code: 'outOfStock' } as const;
      const left = await ordering.void({ requestId: randomUUID(), session, lines, reason }, MANAGER);
      expect(left.bill).toMatchObject({ subTotal: 4000, deliveryFee: 0, total: 4000 });
    });

    it('keeps the delivery terms it was placed under', async () => {
      const { core, ordering, place } = await opened();
      const { _id, restoreKey } = await place(3500);
      await core.staffAuth.changeShop(SHOP, { openTakeAway: false }, MANAGER);
      expect((await ordering.order(anOrder(_id, { restoreKey, total: 2000 }), GUEST)).bill).toMatchObject({
        deliveryFee: 1500,
        total: 5500,
      });
      const free = await ordering.order(anOrder(_id, { restoreKey, total: 500 }), GUEST);
      expect(free.bill).toMatchObject({ deliveryFee: 0, total: 6000 });
    });

    it('costs nothing once all its lines are voided', async () => {
      const { ordering, place } = await opened();
      const { _id: session, products } = await place(4000, {}, { tips: 500 });
      const call = { requestId: randomUUID(), session, reason: { code: 'test' } } as const;
      const left = await ordering.void({ ...call, lines: products.map(({ id }) => id) }, MANAGER);
      expect(left).toMatchObject({ tips: 0, bill: { total: 0 } });
      expect(left.bill).not.toHaveProperty('deliveryFee');
    });

    it('is held until paid online, and its number is not on the pick-up board', async () => {
      const { core, place } = await opened({ payment: {} });
      const { _id } = await place(3500);
      expect((await core.kitchen.tickets({ shop: SHOP }, COOK)).data).toEqual([]);
      expect(await core.kitchen.board(SHOP)).toEqual([]);
      const either = await opened();
      const other = await either.place(3500);
      expect(other._id).not.toBe(_id);
      expect(await either.core.kitchen.board(SHOP)).toEqual([]);
      expect((await either.core.kitchen.tickets({ shop: SHOP }, COOK)).data).toMatchObject([
        { session: other._id, orderNumber: '101' },
      ]);
    });

    it('is listed among the phone’s orders', async () => {
      const { ordering, place } = await opened();
      const { _id, restoreKey } = await place(3500);
      expect(await ordering.findIncomplete({ restoreKeys: [restoreKey], limit: 10 })).toMatchObject([
        { _id },
      ]);
    });

    it('is estimated from preparation and delivery time', async () => {
      const { core, ordering, place } = await opened();
      expect((await place(3500)).estimatedAt).toBe('2026-03-02T04:35:00.000Z');
      const slots = await ordering.pickupSlots({ shop: SHOP, type: 'delivery', zone: 'near' });
      expect(slots[0]).toEqual({ at: '2026-03-02T04:45:00.000Z' });
      const pickupAt = '2026-03-02T05:00:00.000Z';
      expect((await place(3500, { pickupAt })).estimatedAt).toBe(pickupAt);
      await expect(place(3500, { pickupAt: '2026-03-02T04:15:00.000Z' })).rejects.toEqual(
        rejected('pickupTimeNotAvailable'),
      );
      const { data } = await core.kitchen.tickets({ shop: SHOP }, COOK);
      expect(data.map(({ dueAt }) => dueAt).toSorted()).toEqual([
        '2026-03-02T04:15:00.000Z',
        '2026-03-02T04:40:00.000Z',
      ]);
    });
  });

  describe('a refused delivery order', () => {
    it.each([
      ['zoneNeeded', { zone: undefined }],
      ['zoneNeeded', { zone: 'elsewhere' }],
      ['zoneNeeded', { zone: 'made-up' }],
      ['addressNeeded', { address: undefined }],
      ['addressNeeded', { address: ' \n ' }],
      ['contactNeeded', { contact: undefined }],
      ['contactNeeded', { contact: { name: 'Mei' } }],
      ['contactNeeded', { contact: { name: ' ', phone: '91234567' } }],
    ])('is %s with %j', async (code, session) => {
      const { place } = await opened();
      await expect(place(3500, session)).rejects.toEqual(rejected(code));
      await expect(place(3500, session, {}, MANAGER)).rejects.toEqual(rejected(code));
    });

    it('is below the zone’s minimum, by dishes after discounts and without charges', async () => {
      const { place } = await opened();
      const short = rejected('zoneMinTotal', { missing: 1000 });
      await expect(place(8000, { zone: 'far' }, rice(2))).rejects.toEqual(short);
      await expect(place(9000, { zone: 'far' }, { ...rice(2), tips: 1000 })).rejects.toEqual(short);
      expect((await place(8000, { zone: 'far' }, rice(2), MANAGER)).bill.total).toBe(8000);
    });

    it('is of a shop without delivery, or with delivery closed', async () => {
      const closed = await opened({ openDelivery: false });
      await expect(closed.place(3500)).rejects.toEqual(rejected('deliveryNotAvailable'));
      expect((await closed.place(3500, {}, {}, MANAGER)).bill.deliveryFee).toBe(1500);
      const nowhere = await opened({ deliveryZones: [] });
      await expect(nowhere.place(3500, { zone: undefined })).rejects.toEqual(
        rejected('deliveryNotAvailable'),
      );
      const hours = [{ startTime: '00:00', endTime: '24:00', orderType: ['takeAway' as const] }];
      const shut = await opened({ onlineOpeningHours: hours });
      await expect(shut.place(3500)).rejects.toEqual(rejected('timeSlotNotFound'));
    });

    it('expects another zone’s fee, or none', async () => {
      const { place } = await opened();
      for (const total of [2000, 6000])
        await expect(place(total)).rejects.toMatchObject({ code: 'priceChanged', data: { total: 3500 } });
    });

    it('names a zone but is takeaway', async () => {
      const { place } = await opened();
      await expect(place(2000, { type: 'takeAway' })).rejects.toEqual(
        rejected('badRequest', { problems: [{ field: '/session/zone', rule: 'type' }] }),
      );
    });
  });

  describe('a delivery address', () => {
    it('is visible to the order’s guest and the shop’s staff only', async () => {
      const { core, events, ordering, place } = await opened();
      const { _id, restoreKey } = await place(3500);
      const strangers: readonly Actor[] = [
        GUEST,
        aStaffMember('manager', OTHER_SHOP),
        { kind: 'member', user: 'x' },
      ];
      for (const stranger of strangers)
        await expect(ordering.get(_id, undefined, stranger)).rejects.toEqual(rejected('sessionNotFound'));
      expect(await ordering.get(_id, restoreKey, GUEST)).toMatchObject({ address: TO_ADDRESS.address });
      expect(await ordering.get(_id, undefined, MANAGER)).toMatchObject({ contact: TO_ADDRESS.contact });

      const tickets = await core.kitchen.tickets({ shop: SHOP }, COOK);
      expect(tickets.data[0]).toMatchObject({ type: 'delivery', zoneName: NEAR.name });
      const board = await core.kitchen.board(SHOP);
      const published = events.filter(({ topic }) => topic !== 'tableSessions');
      for (const seen of [tickets, board, published].map((each) => JSON.stringify(each)))
        for (const secret of ['Harbour Road', '9123 4567', 'Chan Mei']) expect(seen).not.toContain(secret);
    });
  });

  it('a paid delivery includes its fee and reaches the kitchen', async () => {
    const { core, ordering, place } = await opened({ payment: {} });
    const { _id: session, restoreKey } = await place(3500);
    const call = { requestId: randomUUID(), session, restoreKey, methodRef: COUNTER, amount: 3500 };
    const { _id: payment } = await core.payments.online(call, GUEST);
    await core.payments.confirm({ payment }, aStaffMember());
    expect(await ordering.get(session, restoreKey, GUEST)).toMatchObject({
      status: 'done',
      bill: { deliveryFee: 1500, paid: 3500, outstanding: 0 },
    });
    expect((await core.kitchen.tickets({ shop: SHOP }, COOK)).data).toMatchObject([{ session, paid: true }]);
  });
});
