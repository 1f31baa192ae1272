import { randomUUID } from 'node:crypto';
import type { Shop } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { aLine, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import {
  COOK,
  courseCore,
  DINNER,
  MAIN,
  MANAGER,
  MINUTE,
  START,
  STARTER,
  SWEET,
  WAITER,
} from '../../../test/kits/course-core.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { SHOP } from '../../../test/kits/small-organisation.ts';

eachDatabase((databases) => {
  const started = (shop?: Partial<Shop>) => courseCore(databases, shop);

  describe('K2.4 a placement', () => {
    it('makes a ticket a course: the lowest is fired, the others wait, unpromised', async () => {
      const { serve, board, ticketOf, core } = await started();
      const { products, estimatedAt, tvStatus } = await serve([SWEET, MAIN, STARTER]);
      expect(await board()).toEqual(['main: course', 'starter: fired', 'sweet: course']);
      expect(await ticketOf('starter')).toMatchObject({ course: 1, dueAt: '2026-03-02T04:15:00.000Z' });
      const main = await ticketOf('main');
      expect(main).toMatchObject({ course: 2, status: 'waiting', placedAt: START });
      expect(main).not.toHaveProperty('dueAt');
      expect(products).toMatchObject([
        { course: 3, held: true, waitsFor: 'course' },
        { course: 2, held: true, waitsFor: 'course' },
        { course: 1 },
      ]);
      expect(products[2]).not.toHaveProperty('held');
      expect([estimatedAt, tvStatus]).toEqual(['2026-03-02T04:15:00.000Z', 'waiting']);
      // what waits is priced and out of stock
      expect(core.catalogue.menu(SHOP).get('products', 'fish')?.stock?.quantity).toBe(8);
      await expect(core.kitchen.move(main._id, { status: 'preparing' }, COOK)).rejects.toEqual(
        rejected('transitionNotAllowed', { from: 'waiting', to: 'preparing' }),
      );
    });

    it('is fired at once in the course that the staff set, and alone in any', async () => {
      const { serve, more, board } = await started();
      const bill = await serve([STARTER, { ...MAIN, course: 1 }]);
      expect(await board()).toEqual(['starter+main: fired']);
      await more(bill, [SWEET]);
      expect(await board()).toEqual(['starter+main: fired', 'sweet: fired']);
    });

    it('has no courses away from a table, unless the staff set some', async () => {
      const { serve, board } = await started({ courses: 'auto' });
      await serve([STARTER, MAIN], 'takeAway');
      expect(await board()).toEqual(['starter+main: fired']);
      await serve(
        [
          { ...SWEET, id: 'a' },
          { ...SWEET, id: 'b', course: 4 },
        ],
        'takeAway',
      );
      expect(await board()).toEqual(['a: fired', 'b: course', 'starter+main: fired']);
    });

    it('of guests waits only where the shop has set `courses`', async () => {
      const plain = await started();
      await plain.guestsOrder(DINNER);
      expect(await plain.board()).toEqual(['starter+main+sweet: fired']);
      const manual = await started({ courses: 'manual' });
      await manual.guestsOrder(DINNER);
      expect(await manual.board()).toEqual(['main: course', 'starter: fired', 'sweet: course']);
    });

    it('with all of it held is not promised until it is fired', async () => {
      const { serve, board, fire, clock, core } = await started();
      const bill = await serve([{ ...STARTER, hold: true }, MAIN], 'takeAway');
      expect(await board()).toEqual(['main: fired', 'starter: staff']);
      const held = await serve([{ ...STARTER, id: 'held', hold: true }], 'takeAway');
      expect(held.estimatedAt).toBeUndefined();
      expect((await core.kitchen.board(SHOP)).map(({ _id }) => _id)).toEqual([bill._id]);
      clock.advance(5 * MINUTE);
      const fired = await fire(held, { lines: ['held'] });
      expect(fired.estimatedAt).toBe('2026-03-02T04:20:00.000Z');
      expect((await core.kitchen.board(SHOP)).map(({ _id }) => _id)).toEqual([bill._id, held._id]);
    });
  });

  describe('T4.6 changing the course of placed lines', () => {
    it('moves what waits to a ticket of that course', async () => {
      const { serve, core, board, fire } = await started();
      const bill = await serve([STARTER, MAIN, { ...MAIN, id: 'main2' }]);
      const lines = [{ line: 'main2', course: 4 }];
      await core.ordering.changeLines({ requestId: randomUUID(), session: bill._id, lines }, WAITER);
      expect(await board()).toEqual(['main2: course', 'main: course', 'starter: fired']);
      await fire(bill, { course: 4 });
      expect(await board()).toEqual(['main2: fired', 'main: course', 'starter: fired']);
    });
  });

  it('K2.4 a manager sets how courses are fired', async () => {
    const { core } = await started();
    const set = (courses: 'auto' | 'manual' | null) => core.staffAuth.changeShop(SHOP, { courses }, MANAGER);
    expect(await set('auto')).toMatchObject({ courses: 'auto' });
    expect((await core.staffAuth.changeShop(SHOP, { acceptOnline: true }, MANAGER)).courses).toBe('auto');
    expect(await set(null)).not.toHaveProperty('courses');
    expect(core.catalogue.get('shops', SHOP)).not.toHaveProperty('courses');
  });

  it('K2.4 a guest’s line has no course, hold or fire of its own', async () => {
    const { core } = await started({ courses: 'manual' });
    const products = [{ ...aLine(), hold: true }];
    await expect(core.ordering.create(aTakeAway({ products }), GUEST)).rejects.toMatchObject({
      code: 'badRequest',
    });
  });
});
