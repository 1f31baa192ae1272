import { setImmediate } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { eachDatabase } from '../../test/kits/each-database.ts';
import { type FreezableProxy, openFreezableProxy } from '../../test/kits/freezable-proxy.ts';
import { rejected } from '../../test/kits/rejected.ts';
import { silentLog } from '../../test/kits/silent-log.ts';
import type { Db } from './db.ts';
import { openPostgres } from './postgres.ts';
import { orUnavailable } from './unavailable.ts';

const UNAVAILABLE = rejected('unavailable');
const aNumber = { shop: 's', business_day: 'd', next: 1 };
const read = (db: Db) => db.read.query((q) => q.selectFrom('order_numbers').select('next'));
const write = (db: Db) => db.unitOfWork((tx) => tx.insert('order_numbers', [aNumber]));

describe('an error of the database', () => {
  it.each([
    ...['08006', '53100', '53300', '57P01', '57P03', '57014', '40001', '25006', 'ECONNREFUSED', 'ECONNRESET'],
    ...['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'SQLITE_READONLY'],
  ])('that is temporary (%s) is retryable and keeps its cause for the log', async (code) => {
    const cause = Object.assign(new Error('no space left'), { code });
    await expect(orUnavailable(() => Promise.reject(cause))).rejects.toEqual(
      expect.objectContaining({ code: 'unavailable', data: {}, cause }),
    );
  });

  it.each(['23505', '42703', 'SQLITE_ERROR', 'SQLITE_CONSTRAINT_UNIQUE', 'priceChanged'])(
    'caused by the query (%s) is passed on',
    async (code) => {
      const error = Object.assign(new Error('no'), { code });
      await expect(orUnavailable(() => Promise.reject(error))).rejects.toBe(error);
    },
  );
});

eachDatabase((databases) => {
  if (databases.kind === 'sqlite') {
    it('a file locked by another program is unavailable until it is unlocked', async () => {
      const place = await databases.newPlace();
      const db = await databases.open(place);
      const other = new Database('file' in place ? place.file : '');
      other.exec('begin immediate');
      await expect(write(db)).rejects.toEqual(UNAVAILABLE);
      other.close();
      await write(db);
      expect(await read(db)).toEqual([{ next: 1 }]);
    });
    return;
  }

  describe('a PostgreSQL', () => {
    const links: FreezableProxy[] = [];
    const opened: Db[] = [];
    afterEach(async () => {
      for (const link of links.splice(0)) await link.close();
      for (const db of opened.splice(0)) await db.close();
    });
    async function linked() {
      const place = await databases.newPlace();
      await databases.open(place);
      const link = await openFreezableProxy('url' in place ? place.url : '');
      const db = openPostgres(link.url, silentLog, { connect: 300, statement: 500, answer: 700 });
      links.push(link);
      opened.push(db);
      expect(await read(db)).toEqual([]);
      return { link, db, place };
    }

    it('that cannot be reached is unavailable', async () => {
      const { link, db } = await linked();
      await link.close();
      expect(await db.ready()).toBe(false);
      await expect(read(db)).rejects.toEqual(UNAVAILABLE);
      await expect(write(db)).rejects.toEqual(UNAVAILABLE);
    });

    it('that hangs is unavailable after the timeout, on old and new connections', async () => {
      const { link, db } = await linked();
      link.freeze();
      const calls = [read(db), write(db), read(db), write(db)];
      const outcomes = await Promise.allSettled(calls);
      expect(outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason : 'in'))).toEqual(
        calls.map(() => UNAVAILABLE),
      );
    });

    it('that hangs is reported as not ready within two seconds', async () => {
      const { link } = await linked();
      const db = openPostgres(link.url, silentLog);
      opened.push(db);
      expect(await db.ready()).toBe(true);
      link.freeze();
      const asked = performance.now();
      expect(await db.ready()).toBe(false);
      expect(performance.now() - asked).toBeLessThan(4_000);
    });

    it('cancels statements that take too long', async () => {
      const { db, place } = await linked();
      const other = await databases.open(place);
      await write(other);
      const release = Promise.withResolvers<void>();
      const locked = Promise.withResolvers<void>();
      const holding = other.unitOfWork(async (tx) => {
        await tx.query((q) => q.updateTable('order_numbers').set({ next: 2 }));
        locked.resolve();
        await release.promise;
      });
      await locked.promise;
      const waiting = db.unitOfWork((tx) => tx.query((q) => q.updateTable('order_numbers').set({ next: 3 })));
      await expect(waiting).rejects.toEqual(UNAVAILABLE);
      release.resolve();
      await holding;
      expect(await read(db)).toEqual([{ next: 2 }]);
    });

    it('whose operator terminates a unit of work is unavailable', async () => {
      const { db, place } = await linked();
      const other = await databases.open(place);
      const stopped = db.unitOfWork(async (tx) => {
        const { pid } = await tx
          .query((q) => q.selectNoFrom(sql<number>`pg_backend_pid()`.as('pid')))
          .then(([row]) => row ?? { pid: 0 });
        await other.read.query((q) => q.selectNoFrom(sql`pg_terminate_backend(${pid}, 5000)`.as('done')));
        await setImmediate();
        await tx.insert('order_numbers', [aNumber]);
      });
      await expect(stopped).rejects.toEqual(UNAVAILABLE);
      expect(await read(db)).toEqual([]);
    });
  });
});
