import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { eachDatabase } from '../../test/kits/each-database.ts';
import type { Db, Tx } from './db.ts';
import { statement } from './statement.ts';

const numbers = statement<{ shop: string }>()((q, p) =>
  q.selectFrom('order_numbers').select(['business_day', 'next']).where('shop', '=', p.shop).orderBy('next'),
);
const setNext = statement<{ day: string; next: number }>()((q, p) =>
  q.updateTable('order_numbers').set({ next: p.next }).where('business_day', '=', p.day),
);
const bump = statement<{ day: string }>()((q, p) =>
  q
    .updateTable('order_numbers')
    .set((row) => ({ next: row('next', '+', 1) }))
    .where('business_day', '=', p.day)
    .returning('next'),
);
const insertNumber = (tx: Tx, next: number) =>
  tx.insert('order_numbers', [{ shop: 's', business_day: `day ${next}`, next }]);
const stored = async (db: Db) => (await db.read.all(numbers, { shop: 's' })).map(({ next }) => next);
const inQueue = <Answer>(db: Db, work: (tx: Tx, index: number) => Promise<Answer>, count: number) =>
  Promise.allSettled(
    Array.from({ length: count }, (_none, index) => db.unitOfWork((tx) => work(tx, index), 'shop')),
  );

eachDatabase((databases) => {
  describe('units of a queue', () => {
    it('succeed or fail each by itself, at whatever statement', async () => {
      const db = await databases.open();
      await db.unitOfWork((tx) => insertNumber(tx, 100));
      const outcomes = await inQueue(
        db,
        async (tx, index) => {
          if (index % 4 === 1) throw new Error('before any statement');
          await insertNumber(tx, index);
          if (index % 4 === 2) throw new Error('with a statement that waits');
          await tx.all(numbers, { shop: 's' });
          if (index % 4 === 3) throw new Error('after its statements');
          return index;
        },
        12,
      );
      expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : '-'))).toEqual(
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((index) => (index % 4 === 0 ? index : '-')),
      );
      expect(await stored(db)).toEqual([0, 4, 8, 100]);
    });

    it('are not hurt by one whose statement the database refuses', async () => {
      const db = await databases.open();
      await db.unitOfWork((tx) => insertNumber(tx, 3));
      const outcomes = await inQueue(db, (tx, index) => insertNumber(tx, index), 8);
      expect(outcomes.map(({ status }) => status)).toEqual(
        [0, 1, 2, 3, 4, 5, 6, 7].map((index) => (index === 3 ? 'rejected' : 'fulfilled')),
      );
      expect(await stored(db)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    });

    it('follow each other, also when two nodes serve the queue', async () => {
      const place = await databases.newPlace();
      const nodes = [await databases.open(place), await databases.open(place)];
      await nodes[0]?.unitOfWork((tx) => insertNumber(tx, 0));
      const next = async (tx: Tx) => {
        const [row] = await tx.all(numbers, { shop: 's' });
        await pause(1);
        await tx.write(setNext, { day: 'day 0', next: (row?.next ?? 0) + 1 });
      };
      // two SQLite programs on one file exclude each other by its lock
      const served = databases.kind === 'sqlite' ? nodes.slice(0, 1) : nodes;
      await Promise.all(served.map((db) => inQueue(db, next, 10)));
      expect(await served[0]?.read.all(numbers, { shop: 's' })).toEqual([
        { business_day: 'day 0', next: 10 * served.length },
      ]);
    });

    it('get the numbers of their rows once they have committed', async () => {
      const db = await databases.open();
      const event = { shop: 's', topic: 'board', event: 'patched', entity: 'a', data: '' };
      const outcomes = await inQueue(
        db,
        async (tx, index) => {
          const rows = Array.from({ length: index }, () => event);
          const stored = await tx.inserted('outbox', rows, 'seq');
          if (index === 3) throw new Error('refused');
          return [stored];
        },
        6,
      );
      const seqs = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value[0]?.() : []));
      expect(seqs.map((rows) => rows?.length)).toEqual([0, 1, 2, 0, 4, 5]);
      const found = await db.read.query((q) => q.selectFrom('outbox').select('seq').orderBy('seq'));
      expect(seqs.flat()).toEqual(found);
    });
  });

  if (databases.kind === 'sqlite') return;

  describe('units of a queue on PostgreSQL', () => {
    const transactionId = (tx: Tx) =>
      tx.query((q) => q.selectNoFrom(sql<string>`pg_current_xact_id()::text`.as('id')));

    it('that wait share a transaction', async () => {
      const db = await databases.open();
      const outcomes = await inQueue(db, transactionId, 9);
      const ids = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value[0]?.id : ''));
      // the first goes at once
      expect([new Set(ids).size, new Set(ids.slice(1)).size]).toEqual([2, 1]);
    });

    it('share it with those of other queues', async () => {
      const db = await databases.open();
      // two groups run at the same time: these keep the others waiting
      const first = ['a', 'b'].map((queue) => db.unitOfWork(() => pause(20), queue));
      const ids = await Promise.all(
        ['a', 'b', 'c', 'd', 'c'].map((queue) =>
          db.unitOfWork(async (tx) => (await transactionId(tx))[0]?.id, queue),
        ),
      );
      await Promise.all(first);
      // c and d wait together
      expect([...new Set(ids.slice(2))]).toEqual([ids[2]]);
      expect(new Set(ids).size).toBeLessThanOrEqual(3);
    });

    it('wait for another node’s group in their queue, those of other queues do not', async () => {
      const place = await databases.newPlace();
      const [db, other] = [await databases.open(place), await databases.open(place)];
      await db.unitOfWork((tx) => insertNumber(tx, 0));
      const isHeld = Promise.withResolvers<void>();
      const release = Promise.withResolvers<void>();
      const holding = other.unitOfWork(async (tx) => {
        await tx.all(numbers, { shop: 's' });
        isHeld.resolve();
        await release.promise;
        await tx.run(setNext, { day: 'day 0', next: 50 });
      }, 'held');
      await isHeld.promise;
      const first = ['a', 'b'].map((queue) => db.unitOfWork(() => pause(20), queue));
      const free = db.unitOfWork((tx) => insertNumber(tx, 1), 'free');
      const seen = db.unitOfWork(async (tx) => {
        const [ahead] = await tx.ahead.all(numbers, { shop: 's' });
        return ahead?.next;
      }, 'held');
      await Promise.all([...first, free]);
      release.resolve();
      await holding;
      // what it read ahead while the other held the queue is not what it works with
      expect(await seen).toBe(1);
      expect(await stored(db)).toEqual([1, 50]);
    });

    it('read ahead together, and insert their rows together, in their order', async () => {
      const db = await databases.open();
      await db.unitOfWork((tx) => insertNumber(tx, 100));
      const event = (entity: string) => ({ shop: 's', topic: 't', event: 'patched', entity, data: '' });
      const outcomes = await inQueue(
        db,
        async (tx, index) => {
          const ahead = await tx.ahead.all(numbers, { shop: 's' });
          await tx.insert('outbox', [event(`first of ${index}`)]);
          await insertNumber(tx, index);
          if (index % 4 === 1) throw new Error('with rows that wait');
          if (index % 4 === 2) await tx.all(numbers, { shop: 's' });
          await tx.insert('outbox', [event(`last of ${index}`)]);
          if (index === 6) throw new Error('after statements that were sent');
          return ahead.length;
        },
        9,
      );
      const kept = [0, 2, 3, 4, 7, 8];
      expect(outcomes.flatMap((outcome, index) => (outcome.status === 'fulfilled' ? [index] : []))).toEqual(
        kept,
      );
      expect(await stored(db)).toEqual([...kept, 100]);
      const rows = await db.read.query((q) => q.selectFrom('outbox').select('entity').orderBy('seq'));
      const entities = rows.map(({ entity }) => entity);
      expect(entities.toSorted()).toEqual(
        kept.flatMap((index) => [`first of ${index}`, `last of ${index}`]).toSorted(),
      );
    });

    it('leave notes and last statements to those after them, unless they fail', async () => {
      const db = await databases.open();
      await db.unitOfWork((tx) => insertNumber(tx, 0));
      const outcomes = await inQueue(
        db,
        async (tx, index) => {
          const before = (await tx.notes.get('count')) ?? 0;
          await tx.notes.set('count', before + 1);
          await tx.writeLast('count', setNext, { day: 'day 0', next: before + 1 });
          if (index % 3 === 2) throw new Error('refused');
          return before;
        },
        7,
      );
      // the first goes at once
      expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : '-'))).toEqual([
        0,
        0,
        '-',
        1,
        2,
        '-',
        3,
      ]);
      expect(await db.read.all(numbers, { shop: 's' })).toEqual([{ business_day: 'day 0', next: 4 }]);
    });

    it('and another transaction that takes the same rows in another order do not deadlock', async () => {
      const db = await databases.open();
      await db.unitOfWork(async (tx) => {
        await insertNumber(tx, 1);
        await insertNumber(tx, 2);
      });
      const hasFirst = Promise.withResolvers<void>();
      const groupHasOther = Promise.withResolvers<void>();
      let runs = 0;
      const other = db.unitOfWork(async (tx) => {
        runs += 1;
        await tx.first(bump, { day: 'day 1' });
        hasFirst.resolve();
        await groupHasOther.promise;
        await tx.first(bump, { day: 'day 2' });
      });
      await hasFirst.promise;
      const group = await inQueue(
        db,
        async (tx, index) => {
          // 0 keeps the others waiting, so that they are a group
          if (index === 0) return void (await pause(20));
          await tx.first(bump, { day: index === 1 ? 'day 2' : 'day 1' });
          if (index === 1) groupHasOther.resolve();
        },
        3,
      );
      await other;
      expect(group.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
      expect(runs).toBe(1);
      expect(await stored(db)).toEqual([3, 4]);
    });
  });
});
