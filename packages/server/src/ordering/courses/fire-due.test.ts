import { randomUUID } from 'node:crypto';
import type { Shop } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import {
  courseCore,
  DINNER,
  MAIN,
  MANAGER,
  MINUTE,
  STARTER,
  WAITER,
} from '../../../test/kits/course-core.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { startCore } from '../../../test/kits/test-core.ts';

eachDatabase((databases) => {
  const started = (shop?: Partial<Shop>) => courseCore(databases, shop);

  describe('K2.4 firing in some minutes', () => {
    it('is done by itself, once on several nodes, also after a restart', async () => {
      const { serve, fire, core, board, db, clock, lineOf, audits } = await started();
      const bill = await serve(DINNER);
      await fire(bill, { course: 2, inMinutes: 10 });
      expect(await lineOf(bill, 'main')).toMatchObject({ held: true, fireAt: '2026-03-02T04:10:00.000Z' });
      clock.advance(10 * MINUTE - 1);
      expect(await core.ordering.fireDue()).toBe(0);
      expect(await board()).toEqual(['main: course', 'starter: fired', 'sweet: course']);
      clock.advance(1);
      // a node that started since knows the time from the database
      const other = await startCore(db, { clock });
      await Promise.all([other.core, core, other.core].map((node) => node.ordering.fireDue()));
      const main = await lineOf(bill, 'main');
      expect(main).toMatchObject({ firedAt: '2026-03-02T04:10:00.000Z' });
      expect(main).not.toHaveProperty('fireAt');
      const fired = [...(await audits())].filter(({ action, staff }) => action === 'fireCourse' && !staff);
      expect(fired).toMatchObject([{ entity: bill._id, after: { lines: ['main'] } }]);
      expect(await core.ordering.fireDue()).toBe(0);
    });

    it('ends when it is fired or held by hand, and takes another time', async () => {
      const { serve, fire, hold, core, board, clock } = await started();
      const bill = await serve(DINNER);
      await fire(bill, { course: 2, inMinutes: 10 });
      await fire(bill, { course: 2, inMinutes: 20 });
      await fire(bill, { course: 3, inMinutes: 10 });
      await hold(bill, { course: 3 });
      clock.advance(10 * MINUTE);
      expect(await core.ordering.fireDue()).toBe(0);
      await fire(bill, { course: 2 });
      clock.advance(10 * MINUTE);
      expect(await core.ordering.fireDue()).toBe(0);
      expect(await board()).toEqual(['main: fired', 'starter: fired', 'sweet: staff']);
    });

    it('ends with the lines it was for', async () => {
      const { serve, fire, core, clock } = await started();
      const bill = await serve(DINNER);
      await fire(bill, { course: 2, inMinutes: 10 });
      const reason = { code: 'guestChanged' } as const;
      const call = { requestId: randomUUID(), session: bill._id, lines: ['main'], reason };
      await core.ordering.void(call, MANAGER);
      clock.advance(10 * MINUTE);
      expect(await core.ordering.fireDue()).toBe(0);
    });
  });

  describe('K2.4 with `courses: auto`', () => {
    it('the next course is fired when the one before is taken', async () => {
      const { serve, move, board, lineOf, audits, clock } = await started({ courses: 'auto' });
      const bill = await serve(DINNER);
      await move('starter', 'preparing', 'ready');
      expect(await board()).toEqual(['main: course', 'starter: fired', 'sweet: course']);
      clock.advance(9 * MINUTE);
      await move('starter', 'taken');
      expect(await board()).toEqual(['main: fired', 'sweet: course']);
      expect(await lineOf(bill, 'main')).toMatchObject({ firedAt: '2026-03-02T04:09:00.000Z' });
      const [row] = await audits();
      expect(row).toMatchObject({ action: 'fireCourse', after: { course: 2, lines: ['main'] } });
      expect(row).not.toHaveProperty('staff');
      await move('main', 'preparing', 'ready', 'taken');
      expect(await board()).toEqual(['sweet: fired']);
    });

    it('what was held is left to the staff, and a course that was voided is waited for no longer', async () => {
      const { serve, core, hold, move, board } = await started({ courses: 'auto' });
      const bill = await serve(DINNER);
      await hold(bill, { course: 3 });
      const reason = { code: 'guestChanged' } as const;
      const call = { requestId: randomUUID(), session: bill._id, lines: ['starter'], reason };
      await core.ordering.void(call, MANAGER);
      expect(await board()).toEqual(['main: fired', 'sweet: staff']);
      await move('main', 'preparing', 'ready', 'taken');
      expect(await board()).toEqual(['sweet: staff']);
    });

    it('without it the staff fire, and the order is under way until all is taken', async () => {
      const { serve, move, board, core, fire } = await started({ courses: 'manual' });
      const bill = await serve([STARTER, MAIN]);
      const status = async () => (await core.ordering.get(bill._id, undefined, WAITER)).tvStatus;
      await move('starter', 'preparing', 'ready');
      expect(await status()).toBe('ready');
      await move('starter', 'taken');
      expect([await board(), await status()]).toEqual([['main: course'], 'waiting']);
      await fire(bill, { course: 2 });
      await move('main', 'preparing', 'ready', 'taken');
      expect(await status()).toBe('taken');
    });
  });
});
