import type { Shop } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { COOK, courseCore, MAIN, MINUTE, STARTER } from '../../../test/kits/course-core.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';

eachDatabase((databases) => {
  const started = (shop?: Partial<Shop>) => courseCore(databases, shop);
  const nothing = rejected('nothingToFire');

  describe('K2.4 holding', () => {
    it('takes back a course of which nothing is begun, until it is fired again', async () => {
      const { serve, fire, hold, board, ticketOf, move, audits, clock } = await started();
      const bill = await serve([STARTER, MAIN, { ...MAIN, id: 'main2' }]);
      await fire(bill, { course: 2 });
      clock.advance(MINUTE);
      const held = await hold(bill, { course: 2 });
      expect(held.products[1]).toMatchObject({ held: true, waitsFor: 'staff' });
      expect(held.products[1]).not.toHaveProperty('firedAt');
      const ticket = await ticketOf('main');
      expect(ticket).toMatchObject({ waitsFor: 'staff', version: 3 });
      for (const field of ['firedAt', 'dueAt']) expect(ticket).not.toHaveProperty(field);
      expect((await audits())[0]).toMatchObject({
        action: 'holdCourse',
        after: { lines: ['main', 'main2'] },
      });
      await expect(hold(bill, { course: 2 })).rejects.toEqual(nothing);
      await fire(bill, { course: 2 });
      await move('main', 'preparing');
      await expect(hold(bill, { course: 2 })).rejects.toEqual(nothing);
      await hold(bill, { course: 1 });
      expect(await board()).toEqual(['main+main2: fired', 'starter: staff']);
    });

    it('takes back lines of a ticket that has begun otherwise', async () => {
      const { serve, hold, core, board, ticketOf, lineOf } = await started();
      const bill = await serve([STARTER, { ...STARTER, id: 'second' }]);
      const { _id } = await ticketOf('starter');
      await core.kitchen.move(_id, { status: 'ready', line: 'starter' }, COOK);
      await expect(hold(bill, { course: 1 })).rejects.toEqual(nothing);
      await expect(hold(bill, { lines: ['starter'] })).rejects.toEqual(nothing);
      const held = await hold(bill, { lines: ['second'] });
      expect(await board()).toEqual(['second: staff', 'starter: fired']);
      expect(await ticketOf('starter')).toMatchObject({ _id, status: 'ready' });
      expect(await ticketOf('second')).toMatchObject({ status: 'waiting', version: 1 });
      expect(held.tvStatus).toBe('ready');
      expect(await lineOf(bill, 'second')).toMatchObject({ waitsFor: 'staff' });
    });
  });
});
