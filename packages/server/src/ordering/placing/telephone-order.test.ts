import { randomUUID } from 'node:crypto';
import type { NewSession } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { aStaffMember, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { aZone, TO_ADDRESS } from '../../../test/kits/deliveries.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { aShop, SHOP, smallOrganisation } from '../../../test/kits/small-organisation.ts';
import { seededCore } from '../../../test/kits/test-core.ts';
import type { Actor } from '../../core/actor.ts';

const CASHIER = aStaffMember('cashier');
const COOK = aStaffMember('kitchen');
const NEAR = aZone({ minTotal: 9000 });
const BY_PHONE = {
  ...TO_ADDRESS,
  source: 'telephone',
  contact: { name: 'Mrs Wong', phone: '9123 4567' },
} as const satisfies NewSession;

eachDatabase((databases) => {
  /** Returns a shop where deliveries and takeaways are paid first. */
  async function started() {
    const payment = { delivery: 'before', takeAway: 'before' } as const;
    const shops = [aShop({ payment, openDelivery: true, deliveryZones: [NEAR] })];
    const organisation = smallOrganisation({ staff: [], shops });
    const { core } = await seededCore(await databases.open(), { organisation });
    const place = (session: Partial<NewSession> = {}, total = 3500, actor: Actor = CASHIER) =>
      core.ordering.create(aTakeAway({ session: { ...BY_PHONE, ...session }, total }), actor);
    const tickets = async () => (await core.kitchen.tickets({ shop: SHOP }, COOK)).data;
    return { core, place, tickets };
  }

  describe('an order by telephone', () => {
    it('T3.6 goes to the kitchen at once and is paid at the door, also where guests pay first', async () => {
      const { core, place, tickets } = await started();
      const order = await place();
      expect(order).toMatchObject({
        ...BY_PHONE,
        status: 'ongoing',
        bill: { deliveryFee: 1500, total: 3500 },
      });
      expect(await tickets()).toMatchObject([{ session: order._id, type: 'delivery', zoneName: NEAR.name }]);
      // the same over the counter waits for its money
      const waiting = { type: 'takeAway', source: undefined, zone: undefined } as const;
      await place(waiting, 2000);
      expect(await tickets()).toHaveLength(1);
      const money = { requestId: randomUUID(), session: order._id, method: 'cash', tendered: 4000 };
      expect(await core.payments.take(money, { actor: CASHIER, address: 'door' })).toMatchObject({
        change: 500,
      });
      expect(await core.ordering.get(order._id, undefined, CASHIER)).toMatchObject({ status: 'done' });
      expect(await tickets()).toHaveLength(1);
    });

    it('T3.6 may be picked up, and paid in the same transaction', async () => {
      const { core, tickets } = await started();
      const session = { type: 'takeAway', source: 'telephone', contact: BY_PHONE.contact } as const;
      const call = { ...aTakeAway({ session }), payment: { method: 'cash' } };
      const sold = await core.ordering.sell(call, { actor: CASHIER, address: 'till' });
      expect(sold).toMatchObject({ source: 'telephone', status: 'done', bill: { paid: 2000 } });
      expect(await tickets()).toHaveLength(1);
      const found = await core.ordering.findForStaff({ shop: SHOP, phone: '+85291234567' }, CASHIER);
      expect(found.data).toMatchObject([{ _id: sold._id }]);
    });

    it('T3.6 is taken by staff, off the premises, with a number', async () => {
      const { core, place } = await started();
      const refused = (field: string, rule: string) =>
        rejected('badRequest', { problems: [{ field: `/session/${field}`, rule }] });
      await expect(place({}, 3500, GUEST)).rejects.toEqual(refused('source', 'additionalProperties'));
      const here = { type: 'dineInNoTable', zone: undefined } as const;
      await expect(place(here)).rejects.toEqual(refused('source', 'type'));
      const nobody = { name: 'Mrs Wong' };
      await expect(place({ contact: nobody })).rejects.toEqual(refused('contact/phone', 'required'));
      const noNumber = { name: 'Mrs Wong', phone: 'withheld' };
      await expect(place({ contact: noNumber })).rejects.toEqual(refused('contact/phone', 'format'));
      const quote = { shop: SHOP, session: BY_PHONE, products: aTakeAway().products };
      await expect(core.ordering.quote(quote, GUEST)).rejects.toEqual(
        refused('source', 'additionalProperties'),
      );
      expect(await core.ordering.quote(quote, CASHIER)).toMatchObject({ total: 3500 });
    });

    it('T3.6 is refused with what is missing for a delivery', async () => {
      const { place } = await started();
      await expect(place({ zone: undefined })).rejects.toEqual(rejected('zoneNeeded'));
      await expect(place({ address: ' ' })).rejects.toEqual(rejected('addressNeeded'));
      const unnamed = { phone: '9123 4567' };
      await expect(place({ contact: unnamed })).rejects.toEqual(rejected('contactNeeded'));
    });
  });
});
