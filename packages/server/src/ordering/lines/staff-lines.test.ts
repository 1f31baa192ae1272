import { randomUUID } from 'node:crypto';
import type { StaffLine } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { aLine, anOrder, aStaffMember, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import {
  anOption,
  aProduct,
  OTHER_SHOP,
  SHOP,
  smallOrganisation,
} from '../../../test/kits/small-organisation.ts';
import { seededCore } from '../../../test/kits/test-core.ts';
import type { Actor } from '../../core/actor.ts';

const MANAGER = aStaffMember('manager');
const WAITER = aStaffMember('waiter');
const SET = anOption('set', {
  options: [
    {
      _id: 'set-tea',
      name: { en: 'Tea', cht: 'Tea', chs: 'Tea' },
      type: 'product',
      product: 'tea',
      price: 300,
    },
  ],
});

/** Returns a staff line of one rice (20.00). */
function aStaffLine(overrides: Partial<StaffLine> = {}): StaffLine {
  return { ...aLine(), ...overrides };
}

function aCustomLine(overrides: Partial<StaffLine> = {}): StaffLine {
  return {
    id: randomUUID(),
    quantity: 1,
    customProduct: { name: 'Birthday cake', price: 8800 },
    ...overrides,
  };
}

eachDatabase((databases) => {
  async function started() {
    const organisation = smallOrganisation({
      sections: smallOrganisation().sections.map((section) => ({ ...section, sectionSettings: [] })),
      products: [
        ...smallOrganisation().products,
        aProduct('service', { price: 0, openPrice: true }),
        aProduct('fish', { price: 0, openPrice: true, priceMin: 5000, priceMax: 90_000 }),
        aProduct('meal', { price: 4000, options: ['set'] }),
      ],
      productOptions: [...smallOrganisation().productOptions, SET],
    });
    const test = await seededCore(await databases.open(), { organisation });
    const { core } = test;
    const freeTables = ['table1', 'table2'];
    const serve = (products: readonly StaffLine[], total: number, actor: Actor = WAITER) => {
      // a table has one open bill; those on no plan have any number
      const tables = [{ item: freeTables.shift() ?? 'terrace', capacity: 4 }];
      return core.ordering.create(
        aTakeAway({ session: { type: 'dineIn', tables }, products: [...products], total }),
        actor,
      );
    };
    const ticketsOf = async (session: string) =>
      (await core.kitchen.tickets({ shop: SHOP }, WAITER)).data.filter(
        (ticket) => ticket.session === session,
      );
    return { ...test, serve, ticketsOf };
  }
  const refused = (field: string, rule: string) => rejected('badRequest', { problems: [{ field, rule }] });

  describe('a staff line (T4.3)', () => {
    it('T4.3 is stored, shown on the bill, told in events and on the ticket', async () => {
      const { serve, events, core, ticketsOf } = await started();
      const place = { tableChairId: '2', course: 2, tableSplit: 1, discountable: false, takeAway: true };
      const served = await serve([aStaffLine({ ...place, staff: 'staff2' })], 2000);
      expect(served.products).toMatchObject([{ ...place, staff: 'staff2' }]);
      expect((await core.ordering.get(served._id, undefined, WAITER)).products).toEqual(served.products);
      expect(events.find(({ topic }) => topic === 'tableSessions')?.data).toMatchObject({
        products: [place],
      });
      expect(await ticketsOf(served._id)).toMatchObject([
        { lines: [{ tableChairId: '2', course: 2, takeAway: true }] },
      ]);
    });

    it('names who sold it: the caller unless it says otherwise', async () => {
      const { serve } = await started();
      const { products } = await serve([aStaffLine(), aStaffLine({ staff: 'staff1' })], 4000);
      expect(products.map(({ staff }) => staff)).toEqual([`waiter-${SHOP}`, 'staff1']);
    });

    it('T4.3 K2.4 that is held is on the bill, out of stock and on a ticket that waits, with its set items', async () => {
      const { serve, ticketsOf } = await started();
      const meal = aStaffLine({
        product: 'meal',
        hold: true,
        course: 3,
        tableChairId: '1',
        options: [{ option: 'set', selections: [{ _id: 'set-tea', quantity: 1 }] }],
      });
      const tea = aStaffLine({
        product: 'tea',
        fromProduct: meal.id,
        fromOption: 'set',
        fromChoice: 'set-tea',
      });
      const { _id, products, bill } = await serve([aStaffLine(), meal, tea], 6300);
      expect(products.map(({ held }) => held)).toEqual([undefined, true, true]);
      expect(products[2]).toMatchObject({ course: 3, tableChairId: '1' });
      expect(bill.total).toBe(6300);
      const tickets = await ticketsOf(_id);
      const shown = tickets.map(({ waitsFor, course, lines }) => {
        return [waitsFor, course, lines.map(({ product }) => product)];
      });
      expect(shown.toSorted()).toEqual(
        [
          [undefined, undefined, ['rice']],
          ['staff', 3, ['meal', 'tea']],
        ].toSorted(),
      );
    });

    it.each([
      { manualPrice: 1 },
      { reason: { kind: 'comp' } },
      { hold: true },
      { course: 1 },
      { tableChairId: '1' },
      { tableSplit: 1 },
      { staff: 'staff1' },
      { discountable: false },
      { customProduct: { name: 'x', price: 0 } },
    ] as const)('is refused to guests, kiosks and staff of another shop: %o', async (field) => {
      const { core } = await started();
      const products = [aStaffLine(structuredClone(field) as Partial<StaffLine>)];
      const name = Object.keys(field)[0] ?? '';
      const kiosk: Actor = { kind: 'device', device: 'd1', shop: SHOP, mode: 'kiosk' };
      for (const actor of [GUEST, kiosk, aStaffMember('manager', OTHER_SHOP)]) {
        await expect(core.ordering.create(aTakeAway({ products }), actor)).rejects.toEqual(
          refused(`/products/0/${name}`, 'additionalProperties'),
        );
      }
      const { _id, restoreKey } = await core.ordering.create(aTakeAway(), GUEST);
      await expect(core.ordering.order(anOrder(_id, { restoreKey, cart: products }), GUEST)).rejects.toEqual(
        refused(`/cart/0/${name}`, 'additionalProperties'),
      );
      const quote = { shop: SHOP, session: { type: 'takeAway' as const }, products };
      await expect(core.ordering.quote(quote, GUEST)).rejects.toMatchObject({ code: 'badRequest' });
    });

    it.each([
      [{ tableChairId: '5' }, 'tableChairId', 'seat'],
      [{ tableChairId: '0' }, 'tableChairId', 'seat'],
      [{ tableChairId: 'window' }, 'tableChairId', 'seat'],
      [{ staff: 'staff3' }, 'staff', 'unknown'],
      [{ customProduct: { name: 'x', price: 1 } }, 'customProduct', 'product'],
      [{ product: undefined }, 'product', 'required'],
    ] as const)('is refused with the field where it is out of range: %o', async (field, name, rule) => {
      const { serve } = await started();
      const line = aStaffLine(structuredClone(field) as Partial<StaffLine>);
      await expect(serve([line], 2000, MANAGER)).rejects.toEqual(refused(`/products/0/${name}`, rule));
    });

    it('has no seat where nobody sits at a table', async () => {
      const { core } = await started();
      const products = [aStaffLine({ tableChairId: '1' })];
      await expect(core.ordering.create(aTakeAway({ products }), WAITER)).rejects.toEqual(
        refused('/products/0/tableChairId', 'seat'),
      );
    });
  });

  describe('a price set by hand (T4.4)', () => {
    it('T4.4 P2.5 makes one piece cost what was entered', async () => {
      const { serve } = await started();
      const line = aStaffLine({ quantity: 3, manualPrice: 1550, reason: { kind: 'price', text: 'burnt' } });
      const { products, bill } = await serve([line], 4650, MANAGER);
      expect(products).toMatchObject([
        { price: 1550, subTotal: 4650, openKey: -450, manualPrice: 1550, reason: { kind: 'price' } },
      ]);
      expect(products[0]?.reason).toEqual({ kind: 'price' });
      expect(bill.total).toBe(4650);
    });

    it('T4.4 takes a percentage off, rounded half up', async () => {
      const { serve } = await started();
      const line = aStaffLine({ product: 'tea', reason: { kind: 'discount', percent: 12.5 } });
      // 15.00 less halfUp(1.875)
      const { products } = await serve([line], 1312, MANAGER);
      expect(products).toMatchObject([{ price: 1312, openKey: -188, manualPrice: 1312 }]);
    });

    it('T4.4 gives a dish for nothing with its set items, which are cooked', async () => {
      const { serve, ticketsOf } = await started();
      const options = [{ option: 'set', selections: [{ _id: 'set-tea', quantity: 1 }] }];
      const meal = aStaffLine({ product: 'meal', options, reason: { kind: 'comp' } });
      const from = { fromProduct: meal.id, fromOption: 'set', fromChoice: 'set-tea' };
      const { _id, products } = await serve([meal, aStaffLine({ product: 'tea', ...from })], 0, MANAGER);
      expect(products.map(({ price, reason }) => [price, reason?.kind])).toEqual([
        [0, 'comp'],
        [0, 'comp'],
      ]);
      expect((await ticketsOf(_id))[0]?.lines).toHaveLength(2);
    });

    it('T4.4 is entered without approval for a product that asks for it, within its range', async () => {
      const { serve } = await started();
      const fish = (manualPrice?: number) => aStaffLine({ product: 'fish', manualPrice });
      const { products } = await serve([fish(5000)], 5000);
      expect(products).toMatchObject([{ price: 5000, openPrice: 5000, openKey: 5000 }]);
      expect(products[0]).not.toHaveProperty('manualPrice');
      await serve([fish(90_000)], 90_000);
      const at = '/products/0/manualPrice';
      await expect(serve([fish(4999)], 4999)).rejects.toEqual(refused(at, 'minimum'));
      await expect(serve([fish(90_001)], 90_001)).rejects.toEqual(refused(at, 'maximum'));
      await expect(serve([fish()], 0)).rejects.toEqual(refused(at, 'required'));
      // an unbounded price is no way around the approval of a comp
      const tip = (manualPrice: number) => aStaffLine({ product: 'service', manualPrice });
      await expect(serve([tip(0)], 0)).rejects.toEqual(refused(at, 'minimum'));
      const cut = { product: 'service', reason: { kind: 'discount', percent: 5 } } as const;
      await expect(serve([aStaffLine(cut)], 0)).rejects.toEqual(refused('/products/0/reason', 'openPrice'));
      await serve([tip(1)], 1);
    });

    it('T4.4 keeps a product whose price the staff enter from guests', async () => {
      const { core } = await started();
      const { id, quantity } = aLine();
      const order = aTakeAway({ products: [{ id, quantity, product: 'fish' }], total: 0 });
      const openPrice = refused('/products/0/product', 'openPrice');
      await expect(core.ordering.create(order, GUEST)).rejects.toEqual(openPrice);
    });

    it('T4.4 sells what the menu lacks, with its name, price and remark', async () => {
      const { serve, ticketsOf } = await started();
      const custom = { name: 'Birthday cake', price: 8800, remarks: 'Candles' };
      const { _id, products, bill } = await serve([aCustomLine({ customProduct: custom })], 8800, MANAGER);
      expect(products).toMatchObject([{ name: { en: 'Birthday cake' }, customProduct: custom, price: 8800 }]);
      expect(bill.total).toBe(8800);
      expect((await ticketsOf(_id))[0]?.lines).toMatchObject([
        { name: { en: 'Birthday cake' }, customRemark: 'Candles' },
      ]);
    });

    it.each([
      [{ manualPrice: 100 }, 'reason', 'required'],
      [{ reason: { kind: 'price' } }, 'manualPrice', 'required'],
      [{ reason: { kind: 'discount' } }, 'manualPrice', 'required'],
      [{ reason: { kind: 'price', percent: 5 } }, 'reason/percent', 'kind'],
      [{ reason: { kind: 'discount', percent: 1.00001 } }, 'reason/percent', 'decimals'],
      [{ reason: { kind: 'comp' }, manualPrice: 1 }, 'manualPrice', 'maximum'],
    ] as const)('T4.4 is refused with the field where it makes no sense: %o', async (field, name, rule) => {
      const { serve } = await started();
      const line = aStaffLine(structuredClone(field) as Partial<StaffLine>);
      await expect(serve([line], 2000, MANAGER)).rejects.toEqual(refused(`/products/0/${name}`, rule));
    });
  });
});
