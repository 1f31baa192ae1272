import { randomUUID } from 'node:crypto';
import type { PickupSettings, Shop } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { aLine, anOrder, aStaffMember, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { aShop, OTHER_SHOP, SHOP, smallOrganisation } from '../../../test/kits/small-organisation.ts';
import { seededCore } from '../../../test/kits/test-core.ts';
import type { Actor } from '../../core/actor.ts';

const MANAGER = aStaffMember('manager');
const COOK = aStaffMember('kitchen');
const MINUTE = 60_000;
// it is noon, and the kitchen takes a quarter of an hour
const QUARTER = '2026-03-02T04:15:00.000Z';
const HALF = '2026-03-02T04:30:00.000Z';
const TOMORROW = '2026-03-03T04:15:00.000Z';

eachDatabase((databases) => {
  async function opened(pickup: PickupSettings = { slotMinutes: 15, perSlot: 1 }, shop: Partial<Shop> = {}) {
    const shops = [aShop({ pickup, ...shop }), aShop({ _id: OTHER_SHOP, pickup })];
    const organisation = smallOrganisation({ staff: [], shops });
    const test = await seededCore(await databases.open(), { organisation });
    const { ordering } = test.core;
    const place = (pickupAt: string | undefined, actor: Actor = GUEST, overrides: object = {}) =>
      ordering.create(aTakeAway({ session: { type: 'takeAway', pickupAt }, ...overrides }), actor);
    const slots = (more: object = {}) => ordering.pickupSlots({ shop: SHOP, type: 'takeAway', ...more });
    return { ...test, ordering, place, slots };
  }
  const full = rejected('pickupTimeNotAvailable', {
    slots: expect.not.arrayContaining([expect.objectContaining({ at: QUARTER })]),
  });

  describe('pickup slots', () => {
    it('show the remaining capacity of each', async () => {
      const { place, slots } = await opened({ slotMinutes: 15, perSlot: 2 });
      expect((await slots()).slice(0, 2)).toEqual([
        { at: QUARTER, left: 2 },
        { at: HALF, left: 2 },
      ]);
      await place(QUARTER);
      await place(undefined);
      expect((await slots())[0]).toEqual({ at: QUARTER, left: 1 });
      await place('2026-03-02T12:15:00+08:00');
      expect((await slots())[0]).toEqual({ at: QUARTER, left: 0 });
      expect((await slots({ shop: OTHER_SHOP }))[0]).toEqual({ at: QUARTER, left: 2 });
    });

    it('show no capacity if the shop sets none', async () => {
      const { place, slots } = await opened({ slotMinutes: 15 });
      for (let order = 0; order < 3; order += 1) await place(QUARTER);
      expect((await slots())[0]).toEqual({ at: QUARTER });
    });

    it('are refused for an unknown shop', async () => {
      const { slots } = await opened();
      await expect(slots({ shop: 'nowhere' })).rejects.toEqual(rejected('shopNotFound'));
      await expect(slots({ type: 'delivery', zone: 'nowhere' })).rejects.toEqual(rejected('zoneNeeded'));
    });
  });

  describe('an order with a pickup time', () => {
    it('takes the last place exactly once under concurrency', async () => {
      const { place, slots } = await opened({ slotMinutes: 15, perSlot: 2 });
      const tries = await Promise.allSettled(Array.from({ length: 6 }, () => place(QUARTER)));
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
      for (const each of tries) if (each.status === 'rejected') expect(each.reason).toEqual(full);
      expect((await slots())[0]).toEqual({ at: QUARTER, left: 0 });
    });

    it('stores nothing when refused, and suggests the next free slots', async () => {
      const { core, place } = await opened({ slotMinutes: 15, perSlot: 1 });
      await place(QUARTER);
      await place(HALF);
      const before = (await core.kitchen.tickets({ shop: SHOP }, COOK)).total;
      const refusal = await place(QUARTER, GUEST, {
        products: [aLine({ product: 'cake' })],
        total: 3000,
      }).catch(({ data }) => data.slots);
      expect(refusal[0]).toEqual({ at: '2026-03-02T04:45:00.000Z', left: 1 });
      expect(refusal).toHaveLength(12);
      expect((await core.kitchen.tickets({ shop: SHOP }, COOK)).total).toBe(before);
      expect((await core.catalogue.load(SHOP)).get('products', 'cake')?.stock?.quantity).toBe(1);
    });

    it('takes one place for a repeated request', async () => {
      const { place, slots } = await opened({ slotMinutes: 15, perSlot: 2 });
      const requestId = randomUUID();
      const first = await place(QUARTER, GUEST, { requestId, products: [aLine({ id: 'same' })] });
      const again = await place(QUARTER, GUEST, { requestId, products: [aLine({ id: 'same' })] });
      expect(again._id).toBe(first._id);
      expect((await slots())[0]).toEqual({ at: QUARTER, left: 1 });
    });

    it('takes one place, also when more is ordered later', async () => {
      const { ordering, place, slots } = await opened({ slotMinutes: 15, perSlot: 2 });
      const { _id, restoreKey } = await place(QUARTER);
      await ordering.order(anOrder(_id, { restoreKey }), GUEST);
      expect((await slots())[0]).toEqual({ at: QUARTER, left: 1 });
    });

    it.each([
      ['past', '2026-03-02T03:45:00.000Z'],
      ['before the kitchen can be ready', '2026-03-02T04:00:00.000Z'],
      ['off the grid', '2026-03-02T04:20:00.000Z'],
      ['off the grid by a second', '2026-03-02T04:15:01.000Z'],
      ['on a day that may not be ordered for', '2026-03-04T04:15:00.000Z'],
      ['ages away', '9999-12-31T04:15:00.000Z'],
    ])('is refused for a time %s', async (_why, pickupAt) => {
      const { place } = await opened();
      await expect(place(pickupAt)).rejects.toEqual(rejected('pickupTimeNotAvailable'));
    });

    it('is refused for an invalid time, and while the shop is closed', async () => {
      const hours = [{ startTime: '10:00', endTime: '12:30' }];
      const { place, slots } = await opened({ slotMinutes: 15 }, { onlineOpeningHours: hours });
      expect(await slots()).toEqual([{ at: QUARTER }]);
      await expect(place(HALF)).rejects.toEqual(
        rejected('pickupTimeNotAvailable', { slots: [{ at: QUARTER }] }),
      );
      await expect(place('2026-02-31T04:15:00Z')).rejects.toEqual(
        rejected('badRequest', { problems: [{ field: '/session/pickupAt', rule: 'value' }] }),
      );
    });

    it('is accepted before opening, from the menu of its time, unlike one for now', async () => {
      const onlineOpeningHours = [{ startTime: '13:00', endTime: '22:00' }];
      const { place, slots } = await opened(undefined, { onlineOpeningHours });
      const [first] = await slots();
      expect(first?.at).toBe('2026-03-02T05:00:00.000Z');
      await expect(place(undefined)).rejects.toEqual(rejected('timeSlotNotFound'));
      await expect(place(QUARTER)).rejects.toMatchObject({ code: 'pickupTimeNotAvailable' });
      expect(await place(first?.at)).toMatchObject({ pickupAt: first?.at, estimatedAt: first?.at });
      await expect(place(first?.at)).rejects.toMatchObject({ code: 'pickupTimeNotAvailable' });
    });

    it('is accepted shortly after its slot was offered, but not once it has passed', async () => {
      const { clock, place } = await opened({ slotMinutes: 15, perSlot: 9 }, { preparationMinutes: 0 });
      clock.advance(15 * MINUTE);
      await place(QUARTER);
      clock.advance(MINUTE);
      await expect(place(QUARTER)).rejects.toEqual(rejected('pickupTimeNotAvailable'));
      const slow = await opened();
      slow.clock.advance(5 * MINUTE);
      await slow.place(QUARTER);
      slow.clock.advance(1);
      await expect(slow.place(HALF)).resolves.toBeDefined();
    });

    it('by staff may be for any future time, beyond the slot’s capacity', async () => {
      const { place, slots } = await opened();
      await place(QUARTER);
      await place(QUARTER, MANAGER);
      await place('2026-03-02T04:17:00.000Z', MANAGER);
      expect((await slots())[0]).toEqual({ at: QUARTER, left: 0 });
      await expect(place('2026-03-02T03:59:00.000Z', MANAGER)).rejects.toEqual(
        rejected('pickupTimeNotAvailable'),
      );
    });
  });

  describe('its place in the slot', () => {
    it('is returned once when the order is cancelled, voided, or has no lines left', async () => {
      const { ordering, place, slots } = await opened({ slotMinutes: 15, perSlot: 3 });
      const left = async () => (await slots())[0]?.left;
      const reason = { code: 'test' } as const;
      const [one, two, three] = [await place(QUARTER), await place(QUARTER), await place(QUARTER)];
      expect(await left()).toBe(0);
      const cancel = { requestId: randomUUID(), session: one._id, restoreKey: one.restoreKey };
      await ordering.cancel(cancel, GUEST);
      await ordering.cancel(cancel, GUEST);
      expect(await left()).toBe(1);
      await ordering.void({ requestId: randomUUID(), session: two._id, reason }, MANAGER);
      expect(await left()).toBe(2);
      const lines = three.products.map(({ id }) => id);
      await ordering.void({ requestId: randomUUID(), session: three._id, lines, reason }, MANAGER);
      await ordering.void({ requestId: randomUUID(), session: three._id, reason }, MANAGER);
      expect(await left()).toBe(3);
    });

    it('is not shown to callers', async () => {
      const { place } = await opened();
      expect(await place(QUARTER)).not.toHaveProperty('pickupPlace');
    });
  });

  describe('a scheduled order', () => {
    it('is estimated and due in the kitchen for its pickup time', async () => {
      const { core, place } = await opened();
      const { estimatedAt, pickupAt } = await place(HALF);
      expect([estimatedAt, pickupAt]).toEqual([HALF, HALF]);
      expect((await place(undefined)).estimatedAt).toBe(QUARTER);
      const { data } = await core.kitchen.tickets({ shop: SHOP }, COOK);
      const due = data.map((ticket) => [ticket.dueAt, ticket.pickupAt]).toSorted();
      expect(due).toEqual([
        [QUARTER, undefined],
        [HALF, HALF],
      ]);
    });

    it('is on the board once the kitchen starts it, on its own business day', async () => {
      const { core, clock, events, place } = await opened({ slotMinutes: 15, daysAhead: 1 });
      const { _id, businessDay, orderNumber } = await place(TOMORROW);
      expect([businessDay, orderNumber]).toEqual(['2026-03-03', '101']);
      expect((await place(undefined)).businessDay).toBe('2026-03-02');
      const board = async () => (await core.kitchen.board(SHOP)).filter((entry) => entry._id === _id);
      clock.advance(24 * 60 * MINUTE);
      expect(await board()).toEqual([]);
      const ticket = (await core.kitchen.tickets({ shop: SHOP }, COOK)).data.find(
        (one) => one.session === _id,
      );
      const move = (status: 'preparing' | 'waiting') =>
        core.kitchen.move(ticket?._id ?? '', { status }, COOK);
      await move('preparing');
      expect(await board()).toMatchObject([{ tvStatus: 'preparing', orderNumber: '101' }]);
      await move('waiting');
      expect(await board()).toEqual([]);
      expect(events.filter(({ topic }) => topic === 'board').at(-1)?.data).toMatchObject({
        tvStatus: 'taken',
      });
    });
  });
});
