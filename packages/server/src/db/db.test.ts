import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { eachDatabase } from '../../test/kits/each-database.ts';
import { rejected } from '../../test/kits/rejected.ts';
import { silentLog } from '../../test/kits/silent-log.ts';
import type { Tx } from './db.ts';
import { migrate } from './migrate.ts';
import { openDb } from './open-db.ts';
import { statement } from './statement.ts';

const take = statement<{ id: string; count: number }>()((q, p) =>
  q
    .updateTable('stock')
    .set((row) => ({ quantity: row('quantity', '-', p.count) }))
    .where('product', '=', p.id),
);
const UNMARKED = { stock_mode: null, online_mode: null, sold_out: 0, resume_at: null };
const numbers = statement<{ shop: string }>()((q, p) =>
  q.selectFrom('order_numbers').select(['business_day', 'next']).where('shop', '=', p.shop).orderBy('next'),
);
const insertNumber = (tx: Tx, next: number) =>
  tx.insert('order_numbers', [{ shop: 's', business_day: `day ${next}`, next }]);

eachDatabase((databases) => {
  describe('a unit of work', () => {
    it('is durable after its commit and returns the answer of its work', async () => {
      const db = await databases.open();
      const answer = await db.unitOfWork(async (tx) => {
        await insertNumber(tx, 1);
        return tx.all(numbers, { shop: 's' });
      });
      expect(answer).toEqual([{ business_day: 'day 1', next: 1 }]);
      expect(await db.read.first(numbers, { shop: 's' })).toEqual({ business_day: 'day 1', next: 1 });
    });

    it('is rolled back when it fails, without losing others', async () => {
      const db = await databases.open();
      const works = [1, 2, 3, 4].map((next) =>
        db.unitOfWork(async (tx) => {
          await insertNumber(tx, next);
          if (next % 2 === 0) throw new Error(`no ${next}`);
          return next;
        }),
      );
      expect((await Promise.allSettled(works)).map(({ status }) => status)).toEqual([
        'fulfilled',
        'rejected',
        'fulfilled',
        'rejected',
      ]);
      const kept = await db.read.all(numbers, { shop: 's' });
      expect(kept.map(({ next }) => next)).toEqual([1, 3]);
    });

    it('is invisible to readers before its commit and does not block them', async () => {
      const db = await databases.open();
      const seen = await db.unitOfWork(async (tx) => {
        await insertNumber(tx, 1);
        return db.read.all(numbers, { shop: 's' });
      });
      expect(seen).toEqual([]);
    });

    it('rejects queries after its end', async () => {
      const db = await databases.open();
      const kept: Tx[] = [];
      await db.unitOfWork(async (tx) => void kept.push(tx));
      await expect(kept[0]?.all(numbers, { shop: 's' })).rejects.toThrow('unit of work');
      await expect(kept[0] && insertNumber(kept[0], 1)).rejects.toThrow('unit of work');
    });

    it('is rejected by the constraints of tables', async () => {
      const db = await databases.open();
      const row = { shop: 's', product: 'p', option: '', value: '', ...UNMARKED };
      await db.unitOfWork((tx) => tx.insert('stock', [{ ...row, quantity: 1 }]));
      await expect(db.unitOfWork((tx) => tx.run(take, { id: 'p', count: 2 }))).rejects.toThrow();
      const orphan = { hash: 'h', session: 'nowhere', shop: 's', created_at: 'now', guest: 1 };
      await expect(db.unitOfWork((tx) => tx.insert('restore_keys', [orphan]))).rejects.toThrow();
    });
  });

  describe('migrations', () => {
    it('run once when several nodes start together', async () => {
      const place = await databases.emptyPlace();
      await Promise.all([databases.open(place), databases.open(place)]);
      const db = await openDb(place, silentLog);
      expect(await migrate(db)).toEqual([]);
      await db.close();
    });

    it('of a newer version are refused and left unchanged', async () => {
      const place = await databases.newPlace();
      const newer = await databases.open(place);
      await newer.unitOfWork((tx) =>
        tx.query((q) => ({
          compile: () => sql`insert into migrations (name) values ('9999-newer')`.compile(q),
        })),
      );
      await expect(openDb(place, silentLog)).rejects.toThrow(
        'the database is of a newer version of Comanda (9999-newer)',
      );
    });

    it('of a newer version name what to install', async () => {
      const place = await databases.newPlace();
      const newer = await databases.open(place);
      await newer.unitOfWork(async (tx) => {
        for (const version of ['0.9.0', '0.10.2'])
          await tx.query((q) => ({
            compile: () =>
              sql`insert into migrations (name, version) values (${`9999-${version}`}, ${version})`.compile(
                q,
              ),
          }));
      });
      await expect(openDb(place, silentLog)).rejects.toThrow('Install version 0.10.2 or a newer one');
    });
  });

  if (databases.kind === 'sqlite') {
    it('locked by another program refuses changes within two seconds, and keeps nobody else waiting', async () => {
      const place = await databases.newPlace();
      const db = await databases.open(place);
      const other = new Database('file' in place ? place.file : '');
      other.exec('begin immediate');
      const began = performance.now();
      let turns = 0;
      const turning = setInterval(() => {
        turns += 1;
      }, 50);
      const early = db.unitOfWork((tx) => insertNumber(tx, 1));
      const refusedAt = Promise.allSettled([early]).then(() => performance.now() - began);
      await setTimeout(1_000);
      const later = db.unitOfWork((tx) => insertNumber(tx, 2));
      expect(await db.read.all(numbers, { shop: 's' })).toEqual([]);
      await expect(early).rejects.toEqual(rejected('unavailable'));
      clearInterval(turning);
      console.info(`refused after ${Math.round(await refusedAt)} ms`);
      expect(turns).toBeGreaterThan(3);
      other.exec('commit');
      other.close();
      await later;
      expect(await db.read.all(numbers, { shop: 's' })).toMatchObject([{ next: 2 }]);
    });
  }

  if (databases.kind === 'postgres') {
    it('with old tables is left as it is while nodes serve it', async () => {
      const place = await databases.newPlace();
      const serving = await databases.open(place);
      await serving.unitOfWork((tx) =>
        tx.query((q) => ({
          compile: () => sql`delete from migrations where name = '0190-versions'`.compile(q),
        })),
      );
      await expect(openDb(place, silentLog)).rejects.toThrow('End all of them first');
    });

    describe('a conflict that PostgreSQL reports', () => {
      const conflict = (code: string) => Object.assign(new Error('conflict'), { code });

      it.each(['40001', '40P01'])('is retried from the start, at most three times (%s)', async (code) => {
        const db = await databases.open();
        let runs = 0;
        const answer = await db.unitOfWork(async (tx) => {
          runs += 1;
          await insertNumber(tx, runs);
          if (runs <= 3) throw conflict(code);
          return runs;
        });
        expect(answer).toBe(4);
        expect((await db.read.all(numbers, { shop: 's' })).map(({ next }) => next)).toEqual([4]);
      });

      it('is reported after the retries, other errors at once', async () => {
        const db = await databases.open();
        const runs = { conflict: 0, other: 0 };
        await expect(
          db.unitOfWork(async () => {
            runs.conflict += 1;
            throw conflict('40001');
          }),
        ).rejects.toEqual(rejected('unavailable'));
        await expect(
          db.unitOfWork(async () => {
            runs.other += 1;
            throw conflict('23505');
          }),
        ).rejects.toThrow('conflict');
        expect(runs).toEqual({ conflict: 4, other: 1 });
      });

      it('between two deadlocked transactions is resolved for both', async () => {
        const db = await databases.open();
        const rows = ['a', 'b'].map((product) => ({
          shop: 's',
          product,
          option: '',
          value: '',
          quantity: 9,
          ...UNMARKED,
        }));
        await db.unitOfWork((tx) => tx.insert('stock', rows));
        const inOrder = (first: string, second: string) => {
          let met = false;
          return db.unitOfWork(async (tx) => {
            await tx.run(take, { id: first, count: 1 });
            if (!met) await meet();
            met = true;
            await tx.run(take, { id: second, count: 1 });
          });
        };
        const meet = createBarrierOfTwo();
        await Promise.all([inOrder('a', 'b'), inOrder('b', 'a')]);
        const left = await db.read.query((q) => q.selectFrom('stock').select('quantity'));
        expect(left).toEqual([{ quantity: 7 }, { quantity: 7 }]);
      });
    });
  }
});

/** Creates a barrier that resolves for both callers once the second has arrived. */
function createBarrierOfTwo(): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let present = 0;
  return () => {
    present += 1;
    if (present === 2) resolve();
    return promise;
  };
}
