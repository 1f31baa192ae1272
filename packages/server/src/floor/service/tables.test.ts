import { describe, expect, it } from 'vitest';
import { anOrder, aStaffMember, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import {
  aProduct,
  aShop,
  COUNTER,
  SHOP,
  smallOrganisation,
  TABLE,
} from '../../../test/kits/small-organisation.ts';
import { seededCore, type TestCore } from '../../../test/kits/test-core.ts';
import { instantOf } from '../../lib/clock.ts';

async function scan({ core, clock }: TestCore, overrides: object = {}) {
  const { signature } = await core.ordering.tableCode(SHOP, TABLE);
  return { shop: SHOP, viewItem: TABLE, signature, date: instantOf(clock.now()), ...overrides };
}

eachDatabase((databases) => {
  describe('a table’s code', () => {
    it('opens one bill for two concurrent phones, each with its own key', async () => {
      const test = await seededCore(await databases.open());
      const call = await scan(test, { capacity: 3 });
      const phones = await Promise.all(
        [1, 2, 3, 4].map(() => test.core.ordering.createOrResume(call, GUEST)),
      );
      expect(new Set(phones.map((phone) => phone?._id)).size).toBe(1);
      expect(new Set(phones.map((phone) => phone?.restoreKey)).size).toBe(4);
      expect(phones[0]).toMatchObject({
        type: 'dineIn',
        tableName: 'A1',
        section: 'section1',
        tables: [{ item: 'table1', capacity: 3 }],
        bill: { total: 0 },
      });
      for (const phone of phones) {
        const { _id = '', restoreKey } = phone ?? {};
        expect(await test.core.ordering.get(_id, restoreKey, GUEST)).toMatchObject({ _id });
      }
    });

    it('and staff who name no section order from that of the time of day', async () => {
      const { sections, tableViewItems } = smallOrganisation();
      const organisation = smallOrganisation({
        staff: [],
        sections: sections.map((section) => ({
          ...section,
          timeRange: [
            section._id === 'section1'
              ? { from: '07:00', to: '11:00', openForOnline: true }
              : { from: '11:00', to: '22:00', openForOnline: true },
          ],
        })),
        products: [aProduct('rice', { price: 2000, sections: ['section2'] })],
        tableViewItems: tableViewItems.map(({ section: _section, ...table }) => table),
      });
      const test = await seededCore(await databases.open(), { organisation });
      const opened = await test.core.ordering.createOrResume(await scan(test), GUEST);
      expect(opened).toMatchObject({ section: 'section2' });
      const placed = await test.core.ordering.create(aTakeAway(), aStaffMember());
      expect(placed).toMatchObject({ section: 'section2' });
    });

    it('assumes one guest by default', async () => {
      const test = await seededCore(await databases.open());
      const session = await test.core.ordering.createOrResume(await scan(test), GUEST);
      expect(session?.tables).toEqual([{ item: 'table1', capacity: 1 }]);
    });

    it('returns null if there is no bill and none is to be created', async () => {
      const test = await seededCore(await databases.open());
      expect(await test.core.ordering.createOrResume(await scan(test, { create: false }), GUEST)).toBeNull();
    });

    it('opens a new bill once the last one is paid', async () => {
      const test = await seededCore(await databases.open());
      const { core } = test;
      const first = await core.ordering.createOrResume(await scan(test), GUEST);
      const session = first?._id ?? '';
      await core.ordering.order(anOrder(session, { total: 2200 }), GUEST);
      const { _id: payment } = await core.payments.online(
        { requestId: crypto.randomUUID(), session, methodRef: COUNTER, amount: 2200 },
        GUEST,
      );
      expect(await core.ordering.createOrResume(await scan(test), GUEST)).toMatchObject({
        status: 'ongoing',
      });
      await core.payments.confirm({ payment }, aStaffMember());
      const next = await core.ordering.createOrResume(await scan(test), GUEST);
      expect(next?._id).not.toBe(session);
      expect(next).toMatchObject({ status: 'ongoing' });
    });

    it('is invalid for another table, another shop or another signature', async () => {
      const test = await seededCore(await databases.open());
      const refused = [
        { viewItem: 'view2' },
        { shop: 'shop2' },
        { signature: 'x'.repeat(16) },
        { signature: '' },
      ];
      for (const overrides of refused) {
        await expect(test.core.ordering.createOrResume(await scan(test, overrides), GUEST)).rejects.toEqual(
          rejected('fixedCodeTableInvalid'),
        );
      }
    });

    it('expires after a minute, and is refused from the future', async () => {
      const test = await seededCore(await databases.open());
      const at = (offset: number) => ({ date: instantOf(test.clock.now() + offset) });
      for (const offset of [-60_001, 120_001]) {
        await expect(test.core.ordering.createOrResume(await scan(test, at(offset)), GUEST)).rejects.toEqual(
          rejected('fixedCodeTimeout'),
        );
      }
      for (const offset of [-60_000, 120_000]) {
        expect(await test.core.ordering.createOrResume(await scan(test, at(offset)), GUEST)).not.toBeNull();
      }
    });

    it('is valid as long as the shop configures, and only if the shop enables codes', async () => {
      const shops = [
        aShop({ onlineSessionTimeout: 5 }),
        aShop({ _id: 'shop2', onlineEnabledFixedCode: false }),
      ];
      const organisation = smallOrganisation({
        staff: [],
        shops,
        tableViewItems: [
          ...smallOrganisation().tableViewItems,
          { _id: 'view3', shop: 'shop2', item: 'table3', name: 'B1', capacity: 2 },
        ],
      });
      const test = await seededCore(await databases.open(), { organisation });
      const date = instantOf(test.clock.now() - 299_000);
      expect(await test.core.ordering.createOrResume(await scan(test, { date }), GUEST)).not.toBeNull();
      const { signature } = await test.core.ordering.tableCode('shop2', 'view3');
      const elsewhere = await scan(test, { shop: 'shop2', viewItem: 'view3', signature });
      await expect(test.core.ordering.createOrResume(elsewhere, GUEST)).rejects.toEqual(
        rejected('fixedCodeNotEnabled'),
      );
    });
  });

  describe('a table’s bill', () => {
    it('accepts a request once, also when repeated with the key of a second scan', async () => {
      const test = await seededCore(await databases.open());
      const { core } = test;
      const keyOf = async () => (await core.ordering.createOrResume(await scan(test), GUEST))?.restoreKey;
      const session = (await core.ordering.createOrResume(await scan(test), GUEST))?._id ?? '';
      const call = anOrder(session, { total: 2200 });
      const first = await core.ordering.order({ ...call, restoreKey: await keyOf() }, GUEST);
      const again = await core.ordering.order({ ...call, restoreKey: await keyOf() }, GUEST);
      // the second scan has added a guest
      const { version, guests } = again;
      expect(guests).toHaveLength((first.guests?.length ?? 0) + 1);
      expect(again).toEqual({ ...first, version, guests });
      const pay = { requestId: crypto.randomUUID(), session, methodRef: COUNTER, amount: 2200 };
      const { _id } = await core.payments.online({ ...pay, restoreKey: await keyOf() }, GUEST);
      expect(await core.payments.online({ ...pay, restoreKey: await keyOf() }, GUEST)).toMatchObject({ _id });
    });

    it('accepts orders from anyone who knows its id, at the table’s prices', async () => {
      const test = await seededCore(await databases.open());
      const session = await test.core.ordering.createOrResume(await scan(test), GUEST);
      const ordered = await test.core.ordering.order(anOrder(session?._id ?? '', { total: 2200 }), GUEST);
      expect(ordered).toMatchObject({
        surcharges: [{ type: 'service', amount: 200 }],
        bill: { total: 2200 },
      });
      expect(ordered.products[0]).toMatchObject({ table: 'table1', section: 'section1' });
    });

    it('is repriced for the section it is moved to', async () => {
      const { sections } = smallOrganisation();
      const free = sections.map((section) =>
        section._id === 'section2' ? { ...section, sectionSettings: [] } : section,
      );
      const organisation = smallOrganisation({ staff: [], sections: free });
      const test = await seededCore(await databases.open(), { organisation });
      const { _id: session = '' } = (await test.core.ordering.createOrResume(await scan(test), GUEST)) ?? {};
      await test.core.ordering.order(anOrder(session, { total: 2200 }), GUEST);
      const moved = await test.core.ordering.changeSection({ session, section: 'section2' }, aStaffMember());
      expect(moved).toMatchObject({ surcharges: [], bill: { total: 2000, outstanding: 2000 } });
    });

    it('stays in its section unless the shop lets guests switch', async () => {
      const test = await seededCore(await databases.open());
      const { _id: session = '' } = (await test.core.ordering.createOrResume(await scan(test), GUEST)) ?? {};
      await expect(test.core.ordering.changeSection({ session, section: 'section2' }, GUEST)).rejects.toEqual(
        rejected('sectionNotAvailable'),
      );
      const moved = await test.core.ordering.changeSection({ session, section: 'section2' }, aStaffMember());
      expect(moved).toMatchObject({ section: 'section2', version: 2 });
    });
  });
});
