import { randomUUID } from 'node:crypto';
import type { Shop } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { CASHIER, courseCore, MAIN, STARTER, SWEET } from '../../../test/kits/course-core.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { COUNTER } from '../../../test/kits/small-organisation.ts';

eachDatabase((databases) => {
  const started = (shop?: Partial<Shop>) => courseCore(databases, shop);

  describe('K2.4 a payment', () => {
    it('T4.7 a payment fires nothing that waits for its course, and the paid bill’s is fired later', async () => {
      const { serve, core, board, fire } = await started();
      const bill = await serve([STARTER, MAIN, { ...SWEET, hold: true }]);
      const pay = { requestId: randomUUID(), session: bill._id, methodRef: COUNTER, amount: 3000 };
      const { _id: payment } = await core.payments.online(pay, CASHIER);
      await core.payments.confirm({ payment }, CASHIER);
      expect(await board()).toEqual(['main: course', 'starter: fired', 'sweet: staff']);
      const fired = await fire(bill, { course: 2 });
      expect(fired).toMatchObject({ status: 'done', tvStatus: 'waiting' });
      expect(await board()).toEqual(['main: fired', 'starter: fired', 'sweet: staff']);
    });

    it('T4.7 waits for the payment as well where that comes first', async () => {
      const { serve, core, board, tickets, events } = await started({ payment: { dineIn: 'before' } });
      const bill = await serve([STARTER, MAIN]);
      expect(await tickets()).toEqual([]);
      const from = events.length;
      const pay = { requestId: randomUUID(), session: bill._id, methodRef: COUNTER, amount: 2000 };
      const { _id: payment } = await core.payments.online(pay, CASHIER);
      await core.payments.confirm({ payment }, CASHIER);
      expect(await board()).toEqual(['main: course', 'starter: fired']);
      const created = events.slice(from).filter(({ topic }) => topic === 'kitchenTickets');
      expect(created.map(({ event }) => event)).toEqual(['created', 'created']);
    });
  });
});
