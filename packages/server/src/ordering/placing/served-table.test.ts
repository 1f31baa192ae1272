import type { CreateSession, NewSession } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { anOrder, aStaffMember, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { aShop, OTHER_SHOP, SHOP, smallOrganisation, TABLE } from '../../../test/kits/small-organisation.ts';
import { seededCore } from '../../../test/kits/test-core.ts';
import type { Actor } from '../../core/actor.ts';

const TYPE = 'dineInNoTable' as const;
const KIOSK: Actor = { kind: 'device', device: 'device1', shop: SHOP, mode: 'kiosk' };

eachDatabase((databases) => {
  /** Starts a shop that asks guests for a table's code. */
  async function restaurant(isAsked = true) {
    const shops = [
      aShop({ onlineDineInNoTableEnabledFixedCode: isAsked }),
      aShop({ _id: OTHER_SHOP, onlineDineInNoTableEnabledFixedCode: true }),
    ];
    const test = await seededCore(await databases.open(), {
      organisation: smallOrganisation({ staff: [], shops }),
    });
    const { core } = test;
    const { signature } = await core.ordering.tableCode(SHOP, TABLE);
    const place = (
      session: Partial<NewSession>,
      actor: Actor = GUEST,
      call: Partial<CreateSession> = { total: 2200 },
    ) => core.ordering.create(aTakeAway({ session: { type: TYPE, ...session }, ...call }), actor);
    return { ...test, signature, place };
  }

  describe('an order without a table, by a table’s code', () => {
    it('carries the table, so that kitchen, board and counter know where to serve', async () => {
      const { core, place, signature } = await restaurant();
      const order = await place({ viewItem: TABLE, signature });
      const table = { qrCodeViewItem: TABLE, tableName: 'A1', tables: [{ item: 'table1' }] };
      expect(order).toMatchObject({ type: TYPE, ...table, products: [{ table: 'table1' }] });
      expect(order).not.toHaveProperty('signature');
      const { data } = await core.kitchen.tickets({ shop: SHOP }, aStaffMember('kitchen'));
      expect(data).toMatchObject([{ type: TYPE, tableName: 'A1', orderNumber: '101' }]);
      expect(await core.kitchen.board(SHOP)).toMatchObject([{ orderNumber: '101', tableName: 'A1' }]);
      const own = await core.ordering.findForStaff({ shop: SHOP }, aStaffMember());
      expect(own.data).toMatchObject([{ tableName: 'A1' }]);
    });

    it('is no bill of the table: others order there too, and the table can be opened', async () => {
      const { core, clock, place, signature } = await restaurant();
      const [first, second] = [
        await place({ viewItem: TABLE, signature }),
        await place({ viewItem: TABLE, signature }),
      ];
      expect(first._id).not.toBe(second._id);
      const scan = { viewItem: TABLE, signature, shop: SHOP, date: new Date(clock.now()).toISOString() };
      const opened = await core.ordering.createOrResume(scan, GUEST);
      expect(opened).toMatchObject({ type: 'dineIn', products: [] });
    });

    it('is refused from a guest’s phone without a valid code, if the shop asks for one', async () => {
      const { core, place, signature } = await restaurant();
      await expect(place({})).rejects.toEqual(rejected('tableCodeNeeded'));
      await expect(place({}, { kind: 'member', user: 'mei' })).rejects.toEqual(rejected('tableCodeNeeded'));
      const invalid = rejected('fixedCodeTableInvalid');
      await expect(place({ viewItem: TABLE })).rejects.toEqual(invalid);
      await expect(place({ viewItem: TABLE, signature: '-' })).rejects.toEqual(invalid);
      await expect(place({ viewItem: 'view2', signature })).rejects.toEqual(invalid);
      await expect(place({ viewItem: 'nowhere', signature })).rejects.toEqual(invalid);
      const elsewhere = aTakeAway({ shop: OTHER_SHOP, session: { type: TYPE, viewItem: TABLE, signature } });
      await expect(core.ordering.create(elsewhere, GUEST)).rejects.toEqual(invalid);
      await core.ordering.rotateTableCode(TABLE, aStaffMember('manager'));
      await expect(place({ viewItem: TABLE, signature })).rejects.toEqual(invalid);
    });

    it('is checked for staff and kiosks of another shop as for guests', async () => {
      const { place } = await restaurant();
      for (const actor of [aStaffMember('manager', OTHER_SHOP), { ...KIOSK, shop: OTHER_SHOP }] as const)
        await expect(place({}, actor)).rejects.toEqual(rejected('tableCodeNeeded'));
    });

    it('needs no code from staff and kiosks, who may name a table', async () => {
      const { place } = await restaurant();
      expect(await place({}, aStaffMember())).not.toHaveProperty('tableName');
      expect(await place({ viewItem: TABLE }, aStaffMember())).toMatchObject({ tableName: 'A1' });
      expect(await place({ viewItem: TABLE }, KIOSK)).toMatchObject({ tableName: 'A1' });
      await expect(place({ viewItem: 'nowhere' }, KIOSK)).rejects.toEqual(rejected('fixedCodeTableInvalid'));
    });

    it('is placed without one where the shop does not ask, and a code is checked all the same', async () => {
      const { place, signature } = await restaurant(false);
      expect(await place({})).not.toHaveProperty('tableName');
      expect(await place({ viewItem: TABLE, signature })).toMatchObject({ tableName: 'A1' });
      await expect(place({ viewItem: TABLE, signature: '-' })).rejects.toEqual(
        rejected('fixedCodeTableInvalid'),
      );
      await expect(place({ type: 'takeAway', viewItem: TABLE, signature })).rejects.toEqual(
        rejected('badRequest'),
      );
    });
  });

  describe('T9.1 an order from a kiosk to eat here', () => {
    it('carries the number of its tent to the bill, the kitchen and the board, and holds no table', async () => {
      const { core, place } = await restaurant(false);
      const order = await place({ tent: 12 }, KIOSK);
      expect(order).toMatchObject({ type: TYPE, source: 'kiosk', tent: 12, tables: [] });
      const { data } = await core.kitchen.tickets({ shop: SHOP }, aStaffMember('kitchen'));
      expect(data).toMatchObject([{ tent: 12, orderNumber: '101' }]);
      expect(await core.kitchen.board(SHOP)).toMatchObject([{ tent: 12 }]);
      expect(await core.ordering.search({ shop: SHOP, text: '12' }, aStaffMember())).toHaveLength(1);
      expect(await place({ tent: 3 }, aStaffMember())).toMatchObject({ source: 'staff', tent: 3 });
    });

    it('is refused with a tent from a phone, and with another order type', async () => {
      const { place } = await restaurant(false);
      const refused = rejected('badRequest');
      await expect(place({ tent: 12 })).rejects.toEqual(refused);
      await expect(place({ type: 'takeAway', tent: 12 }, KIOSK)).rejects.toEqual(refused);
    });
  });

  describe('an order into a bill of several tables', () => {
    it('is for the table that the call names, or for the first, and the kitchen serves it there', async () => {
      const { core, place } = await restaurant(false);
      const tables = [{ item: 'table1' }, { item: 'table2' }];
      const { _id, ...bill } = await place({ type: 'dineIn', tables }, aStaffMember());
      expect(bill).toMatchObject({
        tableName: 'A1',
        tables: [{ name: 'A1' }, { item: 'table2', name: 'A2' }],
      });
      const order = async (sessionIndex?: number) => {
        const { products } = await core.ordering.order(anOrder(_id, { sessionIndex, total: 2200 }), GUEST);
        return products.at(-1)?.table;
      };
      expect(await order()).toBe('table1');
      expect(await order(1)).toBe('table2');
      expect(await order(0)).toBe('table1');
      expect(await order(7)).toBe('table1');
      const { data } = await core.kitchen.tickets({ shop: SHOP }, aStaffMember('kitchen'));
      const served = data.toSorted((one, other) => one.order - other.order);
      expect(served.map(({ tableName }) => tableName)).toEqual(['A1', 'A1', 'A2', 'A1', 'A1']);
    });

    it('has no names of tables that are on no plan, and a bill of one table has its name once', async () => {
      const { place } = await restaurant(false);
      const at = async (...items: readonly string[]) =>
        place({ type: 'dineIn', tables: items.map((item) => ({ item })) }, aStaffMember());
      const unknown = await at('table1', 'nowhere');
      expect(unknown.tables).toEqual([{ item: 'table1', name: 'A1' }, { item: 'nowhere' }]);
      const one = await at('table2');
      expect([one.tableName, one.tables]).toEqual(['A2', [{ item: 'table2' }]]);
    });
  });
});
