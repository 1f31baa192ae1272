import { randomUUID } from 'node:crypto';
import type { Shop } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { aStaffMember, GUEST } from '../../../test/kits/calls.ts';
import {
  CASHIER,
  COOK,
  courseCore,
  DINNER,
  MAIN,
  MANAGER,
  MINUTE,
  STARTER,
  WAITER,
} from '../../../test/kits/course-core.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { OTHER_SHOP } from '../../../test/kits/small-organisation.ts';

eachDatabase((databases) => {
  const started = (shop?: Partial<Shop>) => courseCore(databases, shop);
  const nothing = rejected('nothingToFire');

  describe('K2.4 firing', () => {
    it('lets a course go once, which is promised from then on; told to kitchen and till, and recorded', async () => {
      const { serve, fire, board, ticketOf, events, clock, audits } = await started();
      const bill = await serve(DINNER);
      clock.advance(10 * MINUTE);
      const from = events.length;
      const fired = await fire(bill, { course: 2 });
      expect(fired.products[1]).toMatchObject({ id: 'main', course: 2, firedAt: '2026-03-02T04:10:00.000Z' });
      expect(fired.products[1]).not.toHaveProperty('held');
      expect(fired.products[1]).not.toHaveProperty('waitsFor');
      expect(await board()).toEqual(['main: fired', 'starter: fired', 'sweet: course']);
      expect(await ticketOf('main')).toMatchObject({
        firedAt: '2026-03-02T04:10:00.000Z',
        dueAt: '2026-03-02T04:25:00.000Z',
        version: 2,
      });
      expect(events.slice(from)).toMatchObject([
        { topic: 'kitchenTickets', event: 'patched', data: { course: 2, version: 2 } },
        { topic: 'tableSessions', event: 'patched', data: { version: 2 } },
      ]);
      expect((await audits())[0]).toMatchObject({
        action: 'fireCourse',
        entity: bill._id,
        staff: { role: 'waiter' },
        after: { course: 2, lines: ['main'] },
      });
      await expect(fire(bill, { course: 2 })).rejects.toEqual(nothing);
      await expect(fire(bill, { lines: ['starter'] })).rejects.toEqual(nothing);
      await expect(fire(bill, { course: 7 })).rejects.toEqual(nothing);
    });

    it('of some lines splits the ticket; a course also fires what is held of it', async () => {
      const { serve, fire, board } = await started();
      const second = { ...MAIN, id: 'main2' };
      const third = { ...MAIN, id: 'main3', hold: true };
      const bill = await serve([STARTER, MAIN, second, third]);
      expect(await board()).toEqual(['main+main2: course', 'main3: staff', 'starter: fired']);
      await fire(bill, { lines: ['main2'] });
      expect(await board()).toEqual(['main2: fired', 'main3: staff', 'main: course', 'starter: fired']);
      await fire(bill, { course: 2 });
      expect(await board()).toEqual(['main2: fired', 'main3: fired', 'main: fired', 'starter: fired']);
    });

    it('names a course or lines of the bill', async () => {
      const { serve, fire } = await started();
      const bill = await serve(DINNER);
      const refused = (field: string, rule: string) =>
        rejected('badRequest', { problems: [{ field, rule }] });
      await expect(fire(bill)).rejects.toEqual(refused('/course', 'oneOf'));
      await expect(fire(bill, { course: 2, lines: ['main'] })).rejects.toEqual(refused('/course', 'oneOf'));
      await expect(fire(bill, { lines: ['main', 'x'] })).rejects.toEqual(refused('/lines/1', 'unknown'));
    });

    it('is done once by two tills at once, and a repeat is the same request', async () => {
      const { serve, core, ticketOf } = await started();
      const bill = await serve(DINNER);
      const call = () => ({ requestId: randomUUID(), session: bill._id, course: 2 });
      const first = call();
      const [one, again, other] = await Promise.allSettled([
        core.ordering.fire(first, WAITER),
        core.ordering.fire(first, WAITER),
        core.ordering.fire(call(), CASHIER),
      ]);
      expect([one.status, again.status]).toEqual([one.status, one.status]);
      expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(await ticketOf('main')).toMatchObject({ version: 2 });
    });

    it('T2.3 is for floor and kitchen of the shop', async () => {
      const { serve, fire, hold, rush } = await started();
      const bill = await serve(DINNER);
      await expect(fire(bill, { course: 2 }, GUEST)).rejects.toEqual(rejected('notAuthenticated'));
      const elsewhere = aStaffMember('manager', OTHER_SHOP);
      for (const call of [fire, hold])
        await expect(call(bill, { course: 2 }, elsewhere)).rejects.toEqual(rejected('sessionNotFound'));
      await expect(rush(bill, {}, elsewhere)).rejects.toEqual(rejected('sessionNotFound'));
      await fire(bill, { course: 2 }, COOK);
      await hold(bill, { course: 2 }, CASHIER);
      await fire(bill, { course: 2 }, MANAGER);
    });

    it('is refused on a bill that was cancelled', async () => {
      const { serve, core, fire } = await started();
      const bill = await serve(DINNER);
      const reason = { code: 'wrongOrder' } as const;
      await core.ordering.void({ requestId: randomUUID(), session: bill._id, reason }, MANAGER);
      await expect(fire(bill, { course: 2 })).rejects.toEqual(
        rejected('sessionReadOnly', { status: 'void' }),
      );
    });
  });
});
