import { randomUUID } from 'node:crypto';
import type { ChangeCapacity } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { anOrder, aStaffMember, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import {
  COUNTER,
  OTHER_SHOP,
  SHOP,
  smallOrganisation,
  TABLE,
} from '../../../test/kits/small-organisation.ts';
import { seededCore } from '../../../test/kits/test-core.ts';
import type { Actor } from '../../core/actor.ts';
import { instantOf } from '../../lib/clock.ts';

const HKD_10 = 1000;

eachDatabase((databases) => {
  async function seated() {
    const sectionSettings = [{ from: '00:00', to: '24:00', amountPerPerson: HKD_10 }];
    const sections = smallOrganisation().sections.map((section) => ({ ...section, sectionSettings }));
    const organisation = smallOrganisation({ sections });
    const test = await seededCore(await databases.open(), { organisation });
    const { core, clock } = test;
    const { signature } = await core.ordering.tableCode(SHOP, TABLE);
    const scan = { shop: SHOP, viewItem: TABLE, signature, date: instantOf(clock.now()), capacity: 2 };
    const { _id: session = '' } = (await core.ordering.createOrResume(scan, GUEST)) ?? {};
    const count = (capacity: number, more: Partial<ChangeCapacity> = {}, actor: Actor = GUEST) =>
      core.ordering.changeCapacity({ session, capacity, ...more }, actor);
    return { ...test, session, count };
  }

  describe('the number of guests at a table', () => {
    it('can be changed; the seat charge is repriced and published', async () => {
      const { core, session, count, events } = await seated();
      expect(await count(3)).toMatchObject({ tables: [{ capacity: 3 }], bill: { total: 0 } });
      const placed = await core.ordering.order(anOrder(session, { total: 2000 + 3 * HKD_10 }), GUEST);
      expect(placed.surcharges).toContainEqual({ type: 'seatCharge', amount: 3 * HKD_10 });
      const fewer = await count(1);
      expect(fewer.surcharges).toContainEqual({ type: 'seatCharge', amount: HKD_10 });
      expect(fewer.bill.total).toBe(placed.bill.total - 2 * HKD_10);
      expect(events.at(-1)).toMatchObject({ topic: 'tableSessions', data: { tables: [{ capacity: 1 }] } });
    });

    it('is at least one, for guests at most the seats, and audited for staff', async () => {
      const { core, count } = await seated();
      expect(await count(4)).toMatchObject({ tables: [{ capacity: 4 }] });
      const seats = { problems: [{ field: '/capacity', rule: 'seats' }] };
      await expect(count(5)).rejects.toEqual(rejected('badRequest', seats));
      expect(await count(5, {}, aStaffMember('waiter'))).toMatchObject({ tables: [{ capacity: 5 }] });
      const { data } = await core.audit.find({ shop: SHOP }, aStaffMember('manager'));
      expect(data).toMatchObject([
        { action: 'changeCapacity', before: { capacity: 4 }, after: { capacity: 5 } },
      ]);
    });

    it('T5.5 is raised by phones, or lowered as far as phones said, never below what staff set', async () => {
      const { core, count, session } = await seated();
      const waiter = aStaffMember('waiter');
      expect(await count(1)).toMatchObject({ tables: [{ capacity: 1 }] });
      expect(await count(3, {}, waiter)).toMatchObject({ capacityByStaff: 3 });
      await core.ordering.order(anOrder(session, { total: 2000 + 3 * HKD_10 }), GUEST);
      const refused = rejected('askStaff', { least: 3 });
      await expect(count(1)).rejects.toEqual(refused);
      await expect(count(2, {}, aStaffMember('waiter', OTHER_SHOP))).rejects.toEqual(refused);
      expect(await count(4)).toMatchObject({ tables: [{ capacity: 4 }], capacityByStaff: 3 });
      const charged = await count(3);
      expect(charged.surcharges).toContainEqual({ type: 'seatCharge', amount: 3 * HKD_10 });
      expect(await count(2, {}, waiter)).toMatchObject({ tables: [{ capacity: 2 }], capacityByStaff: 2 });
    });

    it('T5.5 of guests whom staff seat is the staff’s', async () => {
      const { core } = await seated();
      const call = { requestId: randomUUID(), tables: ['view2'], capacity: 3 };
      const { _id } = await core.ordering.seat(call, aStaffMember('waiter'));
      const fewer = core.ordering.changeCapacity({ session: _id, capacity: 2 }, GUEST);
      await expect(fewer).rejects.toEqual(rejected('askStaff', { least: 3 }));
    });

    it('cannot change once somebody has paid or the bill was requested, nor for a takeaway', async () => {
      const { core, session, count } = await seated();
      await core.ordering.order(anOrder(session, { total: 2000 + 2 * HKD_10 }), GUEST);
      await core.ordering.updatePayment({ session }, GUEST);
      await expect(count(1)).rejects.toEqual(rejected('sessionReadOnly', { status: 'toPay' }));
      await core.ordering.updatePayment({ session, status: 'ongoing' }, GUEST);
      const part = { requestId: randomUUID(), session, methodRef: COUNTER, amount: HKD_10 };
      const { _id: payment } = await core.payments.online(part, GUEST);
      await core.payments.confirm({ payment }, aStaffMember('cashier'));
      await core.ordering.updatePayment({ session, status: 'ongoing' }, GUEST);
      await expect(count(1)).rejects.toEqual(rejected('linesPaid'));
      const { _id, restoreKey } = await core.ordering.create(aTakeAway(), GUEST);
      await expect(count(1, { session: _id, restoreKey })).rejects.toMatchObject({ code: 'badRequest' });
      await expect(count(1, { session: _id })).rejects.toEqual(rejected('sessionNotFound'));
    });
  });
});
