import { describe, expect, it } from 'vitest';
import { aLine, aStaffMember, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { cancellationFixture } from '../../../test/kits/cancellation.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { SHOP } from '../../../test/kits/small-organisation.ts';
import type { Actor } from '../../core/index.ts';

const MINUTE = 60_000;
const MANAGER = aStaffMember('manager');
const COOK = aStaffMember('kitchen');

eachDatabase((databases) => {
  async function started() {
    const test = await cancellationFixture(databases);
    const { devices, ordering } = test.core;
    const { code } = await devices.pairingCode(MANAGER);
    const { deviceToken } = await devices.pair({ code, name: 'Kiosk', kind: 'kiosk' }, 'a');
    const { actor: kiosk } = await devices.signIn(deviceToken);
    const order = (actor: Actor = kiosk) => {
      const products = [aLine({ quantity: 2 })];
      return ordering.create(aTakeAway({ products, total: 4000 }), actor);
    };
    const status = async (id: string) => (await ordering.get(id, undefined, MANAGER)).status;
    return { ...test, kiosk, order, status, end: () => ordering.endUnpaidKioskOrders() };
  }

  describe('T9.4 an unpaid order of a kiosk', () => {
    it('ends after twenty minutes, and its stock is back; a phone’s and staff’s stay', async () => {
      const { clock, order, status, end, left, tickets, audits } = await started();
      const [ours, phones, staffs] = [await order(), await order(GUEST), await order(MANAGER)];
      expect([ours.source, left('rice')]).toEqual(['kiosk', 4]);
      clock.advance(20 * MINUTE - 1);
      expect(await end()).toBe(0);
      clock.advance(1);
      expect(await end()).toBe(1);
      expect([await status(ours._id), await status(phones._id), await status(staffs._id)]).toEqual([
        'cancelled',
        'ongoing',
        'ongoing',
      ]);
      expect([left('rice'), (await tickets()).length]).toEqual([6, 2]);
      expect(await audits()).toMatchObject([{ action: 'cancelOrder', entity: ours._id }]);
      expect(await end()).toBe(0);
    });

    it('ends with its open attempt at the counter, after the minutes that the shop has set', async () => {
      const { core, clock, order, status, end, pay } = await started();
      const { _id, restoreKey } = await order();
      await pay(_id, restoreKey, 4000);
      await core.tillSettings.change(SHOP, { limits: { kioskUnpaidMinutes: 5 } }, MANAGER);
      clock.advance(5 * MINUTE);
      expect(await end()).toBe(1);
      expect(await status(_id)).toBe('cancelled');
      const { data } = await core.payments.find({ shop: SHOP, limit: 10 }, MANAGER);
      expect(data.map((attempt) => attempt.status)).toEqual(['cancelled']);
    });

    it('stays once it is paid, or while the kitchen makes it', async () => {
      const { core, clock, order, status, end, pay, tickets } = await started();
      const [paid, begun] = [await order(), await order()];
      const { _id: payment } = await pay(paid._id, paid.restoreKey, 1000);
      await core.payments.confirm({ payment }, MANAGER);
      const ticket = (await tickets()).find(({ session }) => session === begun._id);
      await core.kitchen.move(ticket?._id ?? '', { status: 'preparing' }, COOK);
      clock.advance(60 * MINUTE);
      expect(await end()).toBe(0);
      expect([await status(paid._id), await status(begun._id)]).toEqual(['ongoing', 'ongoing']);
    });
  });
});
