import { randomUUID } from 'node:crypto';
import type { StaffLine, TableSession } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { aLine, aStaffMember, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import {
  anOption,
  aProduct,
  aShop,
  COUNTER,
  OTHER_SHOP,
  SHOP,
  smallOrganisation,
} from '../../../test/kits/small-organisation.ts';
import { seededCore } from '../../../test/kits/test-core.ts';

const MANAGER = aStaffMember('manager');
const CASHIER = aStaffMember('cashier');
const WAITER = aStaffMember('waiter');
const TEA = { _id: 'set-tea', name: { en: 'Tea', cht: 'Tea', chs: 'Tea' }, type: 'product' } as const;
const STAFF_MEAL = { _id: 'staffMeal', name: { en: 'Staff', cht: 'Staff', chs: 'Staff' } };
const PIN = { staff: 'm1', pin: '4444' };

eachDatabase((databases) => {
  async function started() {
    const { products, productOptions, sections, staff } = smallOrganisation();
    const organisation = smallOrganisation({
      shops: [aShop({ modifiers: [STAFF_MEAL] }), aShop({ _id: OTHER_SHOP })],
      sections: sections.map((section) => ({ ...section, sectionSettings: [] })),
      staff: [...staff, { _id: 'm1', name: 'Man', role: 'manager', shops: [SHOP], pin: '4444' }],
      products: [
        ...products.filter(({ _id }) => _id !== 'cake'),
        aProduct('cake', { price: 3000, stock: { mode: 'limit', quantity: 10 } }),
        aProduct('fish', { price: 0, openPrice: true }),
        aProduct('meal', { price: 4000, options: ['set'] }),
        aProduct('soup', {
          price: 1000,
          priceModifiers: [{ type: 'modifier', modifier: 'staffMeal', percent: -50 }],
        }),
      ],
      productOptions: [
        ...productOptions,
        anOption('set', { allowQuantity: true, options: [{ ...TEA, product: 'tea', price: 300 }] }),
      ],
      orderDiscounts: [
        {
          _id: 'friends',
          name: { en: 'Friends', cht: 'Friends', chs: 'Friends' },
          type: 'discount',
          for: 'order',
          discountType: 'percent',
          discount: 20,
          source: 'manual',
          conditions: [{ for: 'order', minTotal: 3000 }],
        },
      ],
    });
    const test = await seededCore(await databases.open(), { organisation });
    const { core, clock, events } = test;
    const tables = [{ item: 'table1', capacity: 4 }];
    const serve = async (lines: readonly Partial<StaffLine>[], total: number) => {
      const cart = lines.map((line) => ({ ...aLine(), ...line }));
      const session = { type: 'dineIn' as const, tables };
      const bill = await core.ordering.create(aTakeAway({ session, products: cart, total }), MANAGER);
      const { _id } = bill;
      const call = <More extends object>(more: More) => {
        clock.advance(1000);
        return { requestId: randomUUID(), session: _id, ...more };
      };
      return { bill, call, ids: bill.products.map(({ id }) => id) };
    };
    const ticketOf = async (session: string) =>
      (await core.kitchen.tickets({ shop: SHOP }, WAITER)).data.find((ticket) => ticket.session === session);
    const rows = async () => (await core.audit.find({ shop: SHOP }, MANAGER)).data;
    const audits = async () => (await rows()).filter(({ action }) => action !== 'refused');
    const refusals = async () => (await rows()).filter(({ action }) => action === 'refused');
    const left = () => lastStock(events);
    return { ...test, serve, ticketOf, audits, refusals, left };
  }
  const refused = (field: string, rule: string) => rejected('badRequest', { problems: [{ field, rule }] });
  const prices = ({ products }: TableSession) => products.map(({ price }) => price);

  describe('prices of placed lines (T4.4)', () => {
    it('T4.4 T2.7 are set and given back, with an audit row of before and after', async () => {
      const { core, serve, audits, events } = await started();
      const { call, ids } = await serve([{ quantity: 2 }, { product: 'tea' }], 5500);
      const [line = ''] = ids;
      const reason = { kind: 'discount', percent: 10, text: 'late' } as const;
      const less = await core.ordering.priceLines(call({ lines: [{ line, reason }] }), CASHIER);
      expect(prices(less)).toEqual([1800, 1500]);
      expect(less.products[0]).toMatchObject({ openKey: -200, manualPrice: 1800 });
      expect(less.products[0]?.reason).toEqual({ kind: 'discount', percent: 10 });
      expect(less.bill.total).toBe(5100);
      expect(events.at(-1)).toMatchObject({ topic: 'tableSessions', data: { bill: { total: 5100 } } });
      expect((await audits())[0]).toMatchObject({
        action: 'priceLines',
        staff: { role: 'cashier' },
        before: { total: 5500, lines: [{ id: line, price: 2000 }] },
        after: { total: 5100, lines: [{ id: line, price: 1800 }], reasons: [reason] },
      });
      const back = await core.ordering.priceLines(call({ lines: [{ line }] }), WAITER);
      expect(back.bill.total).toBe(5500);
      for (const field of ['openKey', 'manualPrice', 'reason'])
        expect(back.products[0]).not.toHaveProperty(field);
    });

    it('T4.4 gives a set for nothing with its items, and takes that back', async () => {
      const { core, serve } = await started();
      const meal = randomUUID();
      const options = [{ option: 'set', selections: [{ _id: 'set-tea', quantity: 1 }] }];
      const item = { product: 'tea', fromProduct: meal, fromOption: 'set', fromChoice: 'set-tea' };
      const { call } = await serve([{ id: meal, product: 'meal', options }, item, {}], 6300);
      const comp = call({ lines: [{ line: meal, reason: { kind: 'comp' as const } }] });
      const gift = await core.ordering.priceLines(comp, MANAGER);
      expect([prices(gift), gift.bill.total]).toEqual([[0, 0, 2000], 2000]);
      const back = await core.ordering.priceLines(call({ lines: [{ line: meal }] }), MANAGER);
      expect([prices(back), back.bill.total]).toEqual([[4000, 300, 2000], 6300]);
    });

    it('T4.4 takes a percentage off the price that was entered for a product without one', async () => {
      const { core, serve } = await started();
      const { call, ids } = await serve([{ product: 'fish', manualPrice: 8000 }, {}], 10_000);
      const [line = ''] = ids;
      const reason = { kind: 'discount', percent: 5 } as const;
      const less = await core.ordering.priceLines(call({ lines: [{ line, reason }] }), CASHIER);
      expect(prices(less)).toEqual([7600, 2000]);
      const back = await core.ordering.priceLines(call({ lines: [{ line }] }), CASHIER);
      expect(prices(back)).toEqual([8000, 2000]);
    });

    it('T2.3 T2.4 T2.5 need approval by kind, and above the limit on the sum of the bill', async () => {
      const { core, serve, audits, refusals } = await started();
      const { call, ids } = await serve([{}, {}, {}, {}, {}], 10_000);
      const [one = '', two = '', three = ''] = ids;
      const off = (line: string, percent: number) =>
        call({ lines: [{ line, reason: { kind: 'discount' as const, percent } }] });
      await core.ordering.priceLines(off(one, 50), CASHIER);
      const tooMuch = off(two, 1);
      await expect(core.ordering.priceLines(tooMuch, CASHIER)).rejects.toMatchObject({
        code: 'approvalRequired',
        data: { action: 'discount', limit: 10, wanted: 10.2, approvers: [{ _id: 'm1' }, { _id: 'owner1' }] },
      });
      const comp = call({ lines: [{ line: three, reason: { kind: 'comp' as const } }] });
      await expect(core.ordering.priceLines(comp, WAITER)).rejects.toMatchObject({
        data: { action: 'priceOverride' },
      });
      const approved = await core.ordering.priceLines({ ...tooMuch, approval: PIN }, CASHIER);
      expect(approved.bill.total).toBe(8980);
      expect((await core.ordering.priceLines({ ...comp, approval: PIN }, WAITER)).bill.total).toBe(6980);
      expect((await audits()).slice(0, 2)).toMatchObject([
        { action: 'priceLines', approver: { _id: 'm1' } },
        { action: 'priceLines', approver: { _id: 'm1' } },
      ]);
      expect(await refusals()).toHaveLength(2);
    });

    it('T4.4 are refused with the field where they make no sense', async () => {
      const { core, serve } = await started();
      const { call, ids } = await serve([{}], 2000);
      const [line = ''] = ids;
      const reason = { kind: 'comp' } as const;
      const price = (lines: readonly { line: string; manualPrice?: number; reason?: typeof reason }[]) =>
        core.ordering.priceLines(call({ lines: [...lines] }), MANAGER);
      await expect(price([{ line: 'nothing', reason }])).rejects.toEqual(refused('/lines/0/line', 'unknown'));
      await expect(
        price([
          { line, reason },
          { line, reason },
        ]),
      ).rejects.toEqual(refused('/lines/1/line', 'uniqueItems'));
      await expect(price([{ line, manualPrice: 5 }])).rejects.toEqual(refused('/lines/0/reason', 'required'));
      const elsewhere = aStaffMember('manager', OTHER_SHOP);
      const comp = call({ lines: [{ line, reason }] });
      await expect(core.ordering.priceLines(comp, elsewhere)).rejects.toEqual(rejected('sessionNotFound'));
      await expect(core.ordering.priceLines(comp, GUEST)).rejects.toEqual(rejected('notAuthenticated'));
    });

    it('T4.4 never fall below what was paid', async () => {
      const { core, serve } = await started();
      const { call, ids, bill } = await serve([{}, {}], 4000);
      const pay = { requestId: randomUUID(), session: bill._id, methodRef: COUNTER, amount: 3000 };
      const { _id: payment } = await core.payments.online(pay, GUEST);
      await core.payments.confirm({ payment }, CASHIER);
      const comp = call({ lines: [{ line: ids[0] ?? '', reason: { kind: 'comp' as const } }] });
      await expect(core.ordering.priceLines(comp, MANAGER)).rejects.toEqual(
        rejected('wouldOverpay', { outstanding: -1000 }),
      );
    });
  });

  describe('changes of placed lines (T4.6)', () => {
    it('T4.6 set seat, takeaway, remark, seller and course; the kitchen gets the difference', async () => {
      const { core, serve, ticketOf, events, audits } = await started();
      const { bill, call, ids } = await serve([{ customRemark: 'Hot' }, {}], 4000);
      const [line = ''] = ids;
      const from = events.length;
      const change = { tableChairId: '3', takeAway: true, customRemark: 'Mild', staff: 'staff1', course: 2 };
      const after = await core.ordering.changeLines(call({ lines: [{ line, ...change }] }), WAITER);
      expect(after.products[0]).toMatchObject(change);
      expect(after.products[1]).toEqual(bill.products[1]);
      const { staff: _seller, ...shown } = change;
      expect((await ticketOf(bill._id))?.lines[0]).toMatchObject(shown);
      expect(events.slice(from).map(({ topic }) => topic)).toEqual(['kitchenTickets', 'tableSessions']);
      expect((await audits())[0]).toMatchObject({
        action: 'changeLines',
        before: { lines: [{ customRemark: 'Hot' }] },
        after: { lines: [{ customRemark: 'Mild', tableChairId: '3', course: 2 }] },
      });
      const none = { tableChairId: null, customRemark: null, course: null };
      const cleared = await core.ordering.changeLines(call({ lines: [{ line, ...none }] }), WAITER);
      for (const field of Object.keys(none)) expect(cleared.products[0]).not.toHaveProperty(field);
      expect((await core.ordering.get(bill._id, undefined, WAITER)).products).toEqual(cleared.products);
    });

    it('T4.6 split a part off first, with its stock and set items in proportion', async () => {
      const { core, serve, ticketOf, left } = await started();
      const meal = randomUUID();
      const options = [{ option: 'set', selections: [{ _id: 'set-tea', quantity: 2 }] }];
      const item = { product: 'tea', fromProduct: meal, fromOption: 'set', fromChoice: 'set-tea' };
      const { bill, call, ids } = await serve(
        [
          { id: meal, product: 'meal', quantity: 3, options },
          { ...item, quantity: 6, quantityRatio: 2 },
          { product: 'cake', quantity: 5 },
        ],
        12_000 + 1800 + 15_000,
      );
      const parts = [
        { line: meal, quantity: 1, id: 'meal-b' },
        { line: ids[2] ?? '', quantity: 2, id: 'cake-b' },
      ];
      const lines = [{ line: 'meal-b', tableChairId: '2' }];
      const after = await core.ordering.changeLines(call({ parts, lines }), WAITER);
      const shown = after.products.map(({ product, quantity, tableChairId }) => [
        product,
        quantity,
        tableChairId,
      ]);
      expect(shown).toEqual([
        ['meal', 2, undefined],
        ['tea', 4, undefined],
        ['cake', 3, undefined],
        ['meal', 1, '2'],
        ['tea', 2, '2'],
        ['cake', 2, undefined],
      ]);
      expect(after.products[4]?.fromProduct).toBe('meal-b');
      expect(after.bill.total).toBe(bill.bill.total);
      const ticket = (await ticketOf(bill._id))?.lines.map(({ product, quantity }) => [product, quantity]);
      expect(ticket).toEqual([
        ['meal', 2],
        ['meal', 1],
        ['tea', 4],
        ['tea', 2],
        ['cake', 3],
        ['cake', 2],
      ]);
      const wrong = { code: 'wrongOrder' } as const;
      await core.ordering.void(call({ lines: ['cake-b'], reason: wrong }), MANAGER);
      expect(left()).toBe(7);
      await core.ordering.void(call({ lines: [ids[2] ?? ''], reason: wrong }), MANAGER);
      expect(left()).toBe(10);
    });

    it('T4.6 are refused with the field: ids, quantities, seats and sellers', async () => {
      const { core, serve } = await started();
      const { call, ids } = await serve([{ quantity: 2 }, {}], 6000);
      const [line = '', other = ''] = ids;
      const change = (more: object) => core.ordering.changeLines(call(more), WAITER);
      await expect(change({})).rejects.toEqual(refused('/lines', 'required'));
      await expect(change({ lines: [{ line: 'x', takeAway: true }] })).rejects.toEqual(
        refused('/lines/0/line', 'unknown'),
      );
      await expect(change({ lines: [{ line, course: 1 }, { line }] })).rejects.toEqual(
        refused('/lines/1/line', 'uniqueItems'),
      );
      await expect(change({ lines: [{ line, tableChairId: '5' }] })).rejects.toEqual(
        refused('/lines/0/tableChairId', 'seat'),
      );
      await expect(change({ lines: [{ line, staff: 'staff3' }] })).rejects.toEqual(
        refused('/lines/0/staff', 'unknown'),
      );
      const split = (part: object) => change({ parts: [{ line, quantity: 1, id: 'part', ...part }] });
      await expect(split({ line: 'x' })).rejects.toEqual(refused('/parts/0/line', 'unknown'));
      await expect(split({ id: other })).rejects.toEqual(refused('/parts/0/id', 'uniqueItems'));
      for (const quantity of [2, 3, 0.5])
        await expect(split({ quantity })).rejects.toEqual(refused('/parts/0/quantity', 'maximum'));
      await split({});
      await expect(split({ id: 'again' })).rejects.toEqual(refused('/parts/0/quantity', 'maximum'));
    });
  });

  describe('discounts on the whole bill (T4.5)', () => {
    it('T4.5 are typed or the shop’s own, stay for later orders, and are dropped', async () => {
      const { core, serve, audits } = await started();
      const { call, bill } = await serve([{ quantity: 2 }], 4000);
      const given = call({ discounts: [{ percent: 5, text: 'Regular' }, { amount: 300 }] });
      const less = await core.ordering.discounts(given, MANAGER);
      expect(less.discounts).toMatchObject([
        { source: 'manual', type: 'percent', value: 5, rule: 'manual:1' },
        { source: 'manual', type: 'amount', value: 300, rule: 'manual:2' },
      ]);
      expect(less.bill).toMatchObject({
        discounts: [
          { rule: 'manual:1', amount: 200 },
          { rule: 'manual:2', amount: 300 },
        ],
        total: 3500,
      });
      const own = await core.ordering.discounts(
        call({ discounts: [{ rule: 'friends' }], drop: ['manual:2'] }),
        MANAGER,
      );
      expect(own.bill.discounts).toEqual([
        { rule: 'manual:1', amount: 200 },
        { rule: 'manual:2', amount: 760 },
      ]);
      const { requestId, session } = call({});
      const more = await core.ordering.order({ requestId, session, cart: [aLine()], total: 1520 }, MANAGER);
      expect(more.bill.total).toBe(4560);
      const none = await core.ordering.discounts(call({ drop: ['manual:1', 'manual:2'] }), WAITER);
      expect([none.discounts, none.bill.total]).toEqual([[], 6000]);
      expect((await audits())[0]).toMatchObject({
        action: 'changeDiscounts',
        entity: bill._id,
        before: { total: 4560 },
        after: { total: 6000, discounts: [] },
      });
    });

    it('T4.5 come with an order, too, and in its quote', async () => {
      const { core, audits } = await started();
      const discounts = [{ percent: 10 }];
      const sale = { session: { type: 'takeAway' as const }, products: [aLine()], discounts };
      expect((await core.ordering.quote({ shop: SHOP, ...sale }, CASHIER)).total).toBe(1800);
      const call = aTakeAway({ ...sale, total: 1800 });
      await expect(core.ordering.create(call, GUEST)).rejects.toEqual(
        refused('/discounts', 'additionalProperties'),
      );
      await expect(core.ordering.create(call, WAITER)).rejects.toMatchObject({
        data: { action: 'discount', limit: 0, wanted: 10 },
      });
      const sold = await core.ordering.create(call, CASHIER);
      expect(sold).toMatchObject({ discounts: [{ source: 'manual' }], bill: { total: 1800 } });
      expect((await audits())[0]).toMatchObject({ action: 'changeDiscounts', after: { discounts } });
    });

    it('T2.4 count with prices by hand and adjustments', async () => {
      const { core, serve } = await started();
      const { call, ids } = await serve([{ quantity: 5 }], 10_000);
      const reason = { kind: 'discount', percent: 4 } as const;
      await core.ordering.priceLines(call({ lines: [{ line: ids[0] ?? '', reason }] }), CASHIER);
      const code = { code: 'quality' } as const;
      await core.ordering.adjust(call({ adjusts: -300, reason: code }), CASHIER);
      const last = call({ discounts: [{ amount: 301 }] });
      await expect(core.ordering.discounts(last, CASHIER)).rejects.toMatchObject({
        data: { action: 'discount', wanted: 10.01 },
      });
      expect(
        (await core.ordering.discounts(call({ discounts: [{ amount: 300 }] }), CASHIER)).bill.total,
      ).toBe(9000);
    });

    it.each([
      [{ discounts: [{}] }, '/discounts/0', 'oneOf'],
      [{ discounts: [{ percent: 1, amount: 1 }] }, '/discounts/0', 'oneOf'],
      [{ discounts: [{ rule: 'nothing' }] }, '/discounts/0/rule', 'unknown'],
      [{ discounts: [{ rule: 'friends' }] }, '/discounts/0', 'ruleMinTotal'],
      [{ discounts: [{ amount: 0 }] }, '/discounts/0/amount', 'minimum'],
      [{ drop: ['manual:1'] }, '/drop/0', 'unknown'],
      [{}, '/discounts', 'required'],
    ])('T4.5 are refused with the field: %o', async (more, field, rule) => {
      const { core, serve } = await started();
      const { call } = await serve([{}], 2000);
      await expect(core.ordering.discounts(call(more), MANAGER)).rejects.toEqual(refused(field, rule));
    });
  });

  describe('adjusting a bill (T4.5)', () => {
    it('T4.5 sets modifiers, which prices depend on; prices by hand stay', async () => {
      const { core, serve } = await started();
      const { call, ids } = await serve([{ product: 'soup' }, { product: 'soup' }], 2000);
      const price = { line: ids[1] ?? '', manualPrice: 700, reason: { kind: 'price' as const } };
      await core.ordering.priceLines(call({ lines: [price] }), MANAGER);
      const staff = await core.ordering.adjust(call({ modifiers: ['staffMeal'] }), WAITER);
      expect([staff.modifiers, prices(staff)]).toEqual([['staffMeal'], [500, 700]]);
      const guests = await core.ordering.adjust(call({ modifiers: [] }), WAITER);
      expect(prices(guests)).toEqual([1000, 700]);
      await expect(core.ordering.adjust(call({ modifiers: ['x'] }), WAITER)).rejects.toEqual(
        refused('/modifiers/0', 'unknown'),
      );
      const twice = call({ modifiers: ['staffMeal', 'staffMeal'] });
      await expect(core.ordering.adjust(twice, WAITER)).rejects.toEqual(
        refused('/modifiers/1', 'uniqueItems'),
      );
    });

    it('T4.5 adds to the total with a reason: above 0 as a manager', async () => {
      const { core, serve, audits } = await started();
      const { call } = await serve([{}], 2000);
      const reason = { code: 'other', text: 'Broken glass' } as const;
      await expect(core.ordering.adjust(call({ adjusts: -100 }), MANAGER)).rejects.toEqual(
        refused('/reason', 'required'),
      );
      const more = call({ adjusts: 500, reason });
      await expect(core.ordering.adjust(more, CASHIER)).rejects.toMatchObject({
        data: { action: 'priceOverride' },
      });
      expect(await core.ordering.adjust({ ...more, approval: PIN }, CASHIER)).toMatchObject({
        adjusts: 500,
        bill: { adjusts: 500, total: 2500 },
      });
      expect((await audits())[0]).toMatchObject({
        action: 'adjustBill',
        approver: { _id: 'm1' },
        reason,
        before: { adjusts: 0, total: 2000 },
        after: { adjusts: 500, total: 2500 },
      });
    });

    it('T4.5 ends an unpaid bill as a test: stock comes back, and it shows nowhere', async () => {
      const { core, serve, ticketOf, left } = await started();
      const { bill, call } = await serve([{ product: 'cake', quantity: 4 }], 12_000);
      const end = call({ status: 'test' as const });
      await expect(core.ordering.adjust({ ...end, approval: PIN }, CASHIER)).rejects.toEqual(
        rejected('forbidden', { action: 'administer' }),
      );
      const test = await core.ordering.adjust(end, MANAGER);
      expect(test).toMatchObject({ status: 'test', endReason: 'test', bill: { total: 0 } });
      expect([left(), await ticketOf(bill._id), await core.kitchen.board(SHOP)]).toEqual([10, undefined, []]);
      await expect(core.ordering.adjust(call({ modifiers: [] }), MANAGER)).rejects.toEqual(
        rejected('sessionReadOnly', { status: 'test' }),
      );
    });

    it('T4.5 never ends a paid bill as a test', async () => {
      const { core, serve } = await started();
      const { bill, call } = await serve([{}], 2000);
      const pay = { requestId: randomUUID(), session: bill._id, methodRef: COUNTER, amount: 500 };
      const { _id: payment } = await core.payments.online(pay, GUEST);
      await core.payments.confirm({ payment }, CASHIER);
      await expect(core.ordering.adjust(call({ status: 'test' as const }), MANAGER)).rejects.toMatchObject({
        code: 'voidNotPossible',
      });
    });
  });
});

/** Returns the pieces of cake left as published last. */
function lastStock(
  events: readonly { readonly topic: string; readonly data: unknown }[],
): number | undefined {
  const last = events.findLast(({ topic }) => topic === 'products');
  return (last?.data as { stock?: { quantity?: number } } | undefined)?.stock?.quantity;
}
