import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { MANAGER, refused, startedPlaced, WAITER } from '../../../test/kits/placed-lines.ts';

eachDatabase((databases) => {
  const started = () => startedPlaced(databases);

  describe('changes of placed lines (T4.6)', () => {
    it('T4.6 K2.5 set seat, takeaway, remark, seller and course; the kitchen gets the difference', async () => {
      const { core, serve, ticketOf, events, audits } = await started();
      const { bill, call, ids } = await serve([{ customRemark: 'Hot' }, {}], 4000);
      const [line = ''] = ids;
      const from = events.length;
      const change = { tableChairId: '3', takeAway: true, customRemark: 'Mild', staff: 'staff1', course: 2 };
      const after = await core.ordering.changeLines(call({ lines: [{ line, ...change }] }), WAITER);
      expect(after.products[0]).toMatchObject(change);
      expect(after.products[1]).toEqual(bill.products[1]);
      const { staff: _seller, ...shown } = change;
      const ticket = await ticketOf(bill._id);
      expect(ticket?.lines[0]).toMatchObject(shown);
      expect(ticket?.changes?.map(({ kind, from, to }) => [kind, from, to])).toEqual([
        ['remark', 'Hot', 'Mild'],
        ['seat', undefined, '3'],
        ['pack', undefined, 'yes'],
      ]);
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

    it('T4.6 T10.2 are refused with the field: ids, quantities, seats and sellers', async () => {
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
});
