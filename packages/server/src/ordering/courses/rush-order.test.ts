import type { Shop } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { COOK, courseCore, MAIN, MINUTE, STARTER } from '../../../test/kits/course-core.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';

eachDatabase((databases) => {
  const started = (shop?: Partial<Shop>) => courseCore(databases, shop);
  const nothing = rejected('nothingToFire');

  describe('K2.4 rushing', () => {
    it('marks open dishes with who and when, once in five minutes', async () => {
      const { serve, rush, ticketOf, clock, events, audits } = await started();
      const bill = await serve([STARTER, { ...STARTER, id: 'second' }, MAIN]);
      clock.advance(MINUTE);
      const from = events.length;
      const rushed = await rush(bill, { lines: ['second'] });
      const at = '2026-03-02T04:01:00.000Z';
      expect(rushed.products.map(({ rushedAt }) => rushedAt)).toEqual([undefined, at, undefined]);
      expect(await ticketOf('second')).toMatchObject({ rush: { at, staff: 'waiter', lines: ['second'] } });
      expect(events.slice(from)).toMatchObject([{ topic: 'kitchenTickets' }, { topic: 'tableSessions' }]);
      expect((await audits())[0]).toMatchObject({ action: 'rushOrder', after: { lines: ['second'] } });
      clock.advance(4 * MINUTE);
      await expect(rush(bill)).rejects.toEqual(rejected('tooManyRequests', { retryAfter: 60 }));
      clock.advance(MINUTE);
      await rush(bill, {}, COOK);
      const ticket = await ticketOf('second');
      expect(ticket.rush).toEqual({ at: '2026-03-02T04:06:00.000Z', staff: 'kitchen' });
      // what waits for its course is not rushed
      expect(await ticketOf('main')).not.toHaveProperty('rush');
    });

    it('is refused where nothing is open', async () => {
      const { serve, rush, move } = await started();
      const bill = await serve([STARTER, MAIN]);
      await move('starter', 'preparing', 'ready');
      await expect(rush(bill)).rejects.toEqual(nothing);
      await expect(rush(bill, { lines: ['main'] })).rejects.toEqual(nothing);
    });
  });
});
