import { describe, expect, it } from 'vitest';
import { eachDatabase } from '../../test/kits/each-database.ts';
import type { Tx } from '../db/db.ts';
import { nextOrderNumber, readNumberAhead } from './order-number.ts';

eachDatabase((databases) => {
  const taken = (tx: Tx) => nextOrderNumber(tx, 's', 'today');

  describe('order numbers', () => {
    it('follow each other without gaps, refused orders included', async () => {
      const db = await databases.open();
      const outcomes = await Promise.allSettled(
        Array.from({ length: 6 }, (_none, index) =>
          db.unitOfWork(async (tx) => {
            const ahead = readNumberAhead(tx, 's', 'today');
            const number = await nextOrderNumber(tx, 's', 'today', ahead);
            if (index % 3 === 1) throw new Error('refused');
            return number;
          }, 's'),
        ),
      );
      expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : '-'))).toEqual([
        '101',
        '-',
        '102',
        '103',
        '-',
        '104',
      ]);
    });

    it('read ahead for another day are not used', async () => {
      const db = await databases.open();
      await db.unitOfWork(taken, 's');
      const number = await db.unitOfWork(
        (tx) => nextOrderNumber(tx, 's', 'tomorrow', readNumberAhead(tx, 's', 'today')),
        's',
      );
      expect(number).toBe('101');
    });

    it('are not given twice, though somebody takes one without waiting for the queue', async () => {
      const place = await databases.newPlace();
      const db = await databases.open(place);
      const other = await databases.open(place);
      await db.unitOfWork(taken, 's');
      let runs = 0;
      const number = await db.unitOfWork(async (tx) => {
        runs += 1;
        const ahead = readNumberAhead(tx, 's', 'today');
        await ahead.last;
        // SQLite lets nobody else write meanwhile
        if (databases.kind === 'postgres' && runs === 1) await other.unitOfWork(taken);
        return nextOrderNumber(tx, 's', 'today', ahead);
      }, 's');
      expect([number, runs]).toEqual(databases.kind === 'postgres' ? ['103', 2] : ['102', 1]);
    });
  });
});
