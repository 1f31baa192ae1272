import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aStaffMember, aTakeAway, GUEST } from '../../test/kits/calls.ts';
import { eachDatabase, type TestDatabases } from '../../test/kits/each-database.ts';
import { unzipped, zipOf } from '../../test/kits/export-files.ts';
import { aCoupon, aCouponRule } from '../../test/kits/promotions.ts';
import { temporaryFolder } from '../../test/kits/reaper.ts';
import { rejected } from '../../test/kits/rejected.ts';
import { silentLog } from '../../test/kits/silent-log.ts';
import { smallOrganisation } from '../../test/kits/small-organisation.ts';
import { seededCore, startCore } from '../../test/kits/test-core.ts';
import { type Db, openDb, type TableName } from '../db/index.ts';
import { EXPORTED_TABLES } from './exported-tables.ts';
import { loadExport } from './loading/load-export.ts';
import { writeExport } from './write-export.ts';

const OWNER = aStaffMember('owner');
const PICTURE = `photo-${randomUUID()}`;
const BYTES = Buffer.from('RIFF    WEBP and so on');
const DAY_MS = 86_400_000;
const aCall = () => ({ requestId: randomUUID() });

/** Returns the rows of an export's tables, without the entry that says that it was loaded. */
function rowsIn(entries: ReadonlyMap<string, Buffer>): Record<string, string[]> {
  return Object.fromEntries(
    [...entries]
      .filter(([name]) => name.startsWith('data/'))
      .map(([name, bytes]) => [
        name,
        bytes
          .toString()
          .split('\n')
          .filter((line) => line !== '' && !line.includes('loadExport'))
          .toSorted(),
      ]),
  );
}

const countOf = async (db: Db, table: TableName) =>
  (await db.read.query((q) => q.selectFrom(table).select(sql<number>`1`.as('one')))).length;

/** Opens a restaurant with a bill, a member with a coupon, staff and a picture, whose files are in a folder. */
async function restaurant(databases: Pick<TestDatabases, 'open'>) {
  const files = temporaryFolder('comanda-export-');
  mkdirSync(join(files, 'uploads'));
  writeFileSync(join(files, 'uploads', PICTURE), BYTES);
  writeFileSync(join(files, 'uploads', 'passwd'), 'no picture');
  const db = await databases.open();
  const user = { _id: 'mei', name: '=Mei', email: 'mei@example.com', status: 'active' } as const;
  const organisation = smallOrganisation({
    users: [{ ...user, password: 'Right-Horse-1' }],
    orderDiscounts: [aCouponRule('five')],
    userCoupons: [aCoupon('HERS', 'five')],
  });
  await seededCore(db, { organisation });
  const test = await startCore(db, { files, version: '1.2.3' });
  await test.core.ordering.create(aTakeAway(), GUEST);
  return { ...test, db, files };
}

/** Writes an export and returns its file. */
async function exported(databases: Pick<TestDatabases, 'open'>) {
  const test = await restaurant(databases);
  const { _id } = await test.core.exports.create(aCall(), OWNER);
  await test.core.exports.writeDue();
  return { ...test, id: _id, file: join(test.files, 'exports', `${_id}.zip`) };
}

/** Writes the changed entries of an export into another file. */
async function changed(file: string, change: (entries: Map<string, Buffer>) => void): Promise<string> {
  const entries = await unzipped(file);
  change(entries);
  return zipOf(`${file}.changed.zip`, entries);
}

eachDatabase((databases) => {
  describe('an export', () => {
    it('B8.5 is loaded into an empty installation, whose export has the same documents and pictures', async () => {
      const { file, clock } = await exported(databases);
      const first = await unzipped(file);
      const db = await databases.open();
      const files = temporaryFolder('comanda-load-');
      const loaded = await loadExport({ db, clock, file, files });
      expect(loaded).toMatchObject({ version: '1.2.3', pictures: 1, createdAt: '2026-03-02T04:00:00.000Z' });
      expect(readFileSync(join(files, 'uploads', PICTURE))).toEqual(BYTES);
      expect(readdirSync(files)).toEqual(['uploads']);

      const { core } = await startCore(db, { files });
      expect(core.catalogue.list('shops')).toHaveLength(2);
      expect(await core.setup.token()).toBeUndefined();
      const again = join(files, 'again.zip');
      const written = await writeExport({
        ...{ db, uploads: join(files, 'uploads'), file: again, version: '1.2.3', now: new Date() },
        onProgress: async () => undefined,
      });
      expect(written.done).toBe(written.total);
      const second = await unzipped(again);
      expect(rowsIn(second)).toEqual(rowsIn(first));
      expect(rowsIn(first)['data/table_sessions.jsonl']).toHaveLength(1);
      expect(second.get(`pictures/${PICTURE}.webp`)).toEqual(BYTES);
    });

    it('B8.5 has a sheet of each table, no formula in it, and nothing that opens anything', async () => {
      const { file, db } = await exported(databases);
      const entries = await unzipped(file);
      expect([...entries.keys()].filter((name) => name.startsWith('sheets/'))).toHaveLength(
        EXPORTED_TABLES.length,
      );
      const sheet = entries.get('sheets/users.csv')?.toString() ?? '';
      expect(sheet.split('\r\n')[0]).toMatch(/^\ufeffid,email,phone,_id,name/);
      expect(sheet).toContain(",'=Mei,");
      expect([...entries.keys()].some((name) => name.includes('passwd'))).toBe(false);
      const all = Buffer.concat([...entries.values()]).toString();
      const [staff] = await db.read.query((q) => q.selectFrom('staff').select('doc'));
      expect(staff?.doc).toContain('pinHash');
      const [key] = await db.read.query((q) => q.selectFrom('restore_keys').select('hash'));
      for (const secret of ['pinHash', 'passwordHash', 'argon2', String(key?.hash)])
        expect(all).not.toContain(secret);
    });

    it('B8.5 names every column of its tables', async () => {
      const db = await databases.open();
      const hidden = new Set(['staff.staff', 'audit_log.staff', 'audit_log.device', 'devices.token_hash']);
      for (const { name, columns } of EXPORTED_TABLES) {
        const text =
          db.kind === 'sqlite'
            ? `select name from pragma_table_info('${name}')`
            : `select column_name as name from information_schema.columns
               where table_schema = 'public' and table_name = '${name}'`;
        const rows = await db.read.query((q) => ({
          compile: () => sql.raw<{ name: string }>(text).compile(q),
        }));
        const stored = rows.map((row) => row.name).filter((column) => !hidden.has(`${name}.${column}`));
        const isKept = (column: string) => !(name === 'stock' && column === 'changed');
        expect(stored.filter(isKept).toSorted(), name).toEqual([...columns].toSorted());
      }
    });

    it('B8.5 is written one at a time, told to owners, cancelled, and deleted after a day', async () => {
      const { core, clock, events, files } = await restaurant(databases);
      const call = aCall();
      const made = await core.exports.create(call, OWNER);
      expect(made).toMatchObject({ status: 'waiting', createdBy: { name: 'owner' } });
      expect(await core.exports.create(call, OWNER)).toEqual(made);
      await expect(core.exports.create(aCall(), OWNER)).rejects.toEqual(rejected('jobRunning'));
      await expect(core.exports.create(aCall(), aStaffMember('manager'))).rejects.toEqual(
        rejected('forbidden'),
      );
      await expect(core.exports.link({ export: made._id }, OWNER)).rejects.toEqual(rejected('notFound'));
      await core.exports.writeDue();
      const done = await core.exports.get(made._id);
      expect(done).toMatchObject({ status: 'done', expiresAt: '2026-03-03T04:00:00.000Z' });
      expect(done.progress.done).toBe(done.progress.total);
      const told = events.filter(({ topic }) => topic === 'exports').map(({ data }) => data);
      expect(told).toMatchObject([{ status: 'waiting' }, { status: 'running' }, { status: 'done' }]);

      const { path } = await core.exports.link({ export: made._id }, OWNER);
      const token = new URL(path, 'http://localhost').searchParams.get('token') ?? '';
      expect(await core.exports.download(made._id, token)).toMatchObject({ bytes: done.bytes });
      await expect(core.exports.download(made._id, `${token}x`)).rejects.toEqual(rejected('linkExpired'));
      clock.advance(121_000);
      await expect(core.exports.download(made._id, token)).rejects.toEqual(rejected('linkExpired'));

      const other = await core.exports.create(aCall(), OWNER);
      await core.exports.remove(other._id, OWNER);
      await core.exports.writeDue();
      await core.exports.deleteOld();
      expect(readdirSync(join(files, 'exports'))).toEqual([`${made._id}.zip`]);
      clock.advance(DAY_MS);
      await core.exports.deleteOld();
      expect(await core.exports.find()).toEqual([]);
      expect(readdirSync(join(files, 'exports'))).toEqual([]);
      expect(events.at(-1)).toMatchObject({ topic: 'exports', event: 'removed', id: made._id });
    });

    it('B8.5 that its node left is begun again, and one that was cancelled while written leaves no file', async () => {
      const { core, db, clock, files } = await restaurant(databases);
      const { _id } = await core.exports.create(aCall(), OWNER);
      await db.unitOfWork((tx) =>
        tx.query((q) => q.updateTable('exports').set({ status: 'running', version: 2 })),
      );
      await core.exports.writeDue();
      expect(await core.exports.get(_id)).toMatchObject({ status: 'running' });
      clock.advance(120_000);
      await core.exports.writeDue();
      expect(await core.exports.get(_id)).toMatchObject({ status: 'done' });
      await core.exports.remove(_id, OWNER);

      const next = await core.exports.create(aCall(), OWNER);
      const writing = core.exports.writeDue();
      // asked again in each turn of the event loop: a small export is written within a poll's pause
      let { status } = await core.exports.get(next._id);
      while (status === 'waiting') {
        await setImmediate();
        ({ status } = await core.exports.get(next._id));
      }
      expect(status).toBe('running');
      await core.exports.remove(next._id, OWNER);
      await writing;
      expect(readdirSync(join(files, 'exports'))).toEqual([]);
    });

    it('B8.5 that was tampered with, or is of another form, is refused with its reason, and nothing is loaded', async () => {
      const { file, clock } = await exported(databases);
      const text = (entries: Map<string, Buffer>, name: string) => entries.get(name)?.toString() ?? '';
      const price = (entries: Map<string, Buffer>) =>
        entries.set(
          'data/products.jsonl',
          Buffer.from(text(entries, 'data/products.jsonl').replace('"price":2000', '"price":2001')),
        );
      const manifest = (entries: Map<string, Buffer>, from: RegExp, to: string) =>
        entries.set('manifest.json', Buffer.from(text(entries, 'manifest.json').replace(from, to)));
      const cases: [string, (entries: Map<string, Buffer>) => unknown][] = [
        ['exportDamaged: data/products.jsonl differs', price],
        ['exportDamaged: data/shops.jsonl is missing', (entries) => entries.delete('data/shops.jsonl')],
        [
          'exportDamaged: data/more.jsonl does not belong',
          (entries) => entries.set('data/more.jsonl', BYTES),
        ],
        ['notAnExport', (entries) => entries.set('pictures/passwd.webp', BYTES)],
        ['notAnExport', (entries) => entries.delete('manifest.json')],
        ['exportDamaged: manifest.json', (entries) => entries.set('manifest.json', BYTES)],
        [
          'otherVersion: version 1.2.3 wrote it',
          (entries) => manifest(entries, /"schema": ".*"/, '"schema": "x"'),
        ],
        [
          'exportTooLarge',
          (entries) => entries.set(`pictures/${PICTURE}.webp`, Buffer.alloc(16 * 2 ** 20 + 1)),
        ],
      ];
      const db = await databases.open();
      const files = temporaryFolder('comanda-load-');
      for (const [reason, change] of cases) {
        const other = await changed(file, (entries) => void change(entries));
        await expect(loadExport({ db, clock, file: other, files }), reason).rejects.toThrow(reason);
      }
      writeFileSync(`${file}.txt.zip`, 'hello');
      await expect(loadExport({ db, clock, file: `${file}.txt.zip`, files })).rejects.toThrow('notAnExport');
      for (const { name } of EXPORTED_TABLES) expect(await countOf(db, name), name).toBe(0);
      expect(readdirSync(files).filter((name) => name !== 'uploads')).toEqual([]);
      await loadExport({ db, clock, file, files });
      await expect(loadExport({ db, clock, file, files })).rejects.toThrow('notEmpty');
    });

    it('B8.5 whose loading fails at its end leaves nothing', async () => {
      const { file, clock } = await exported(databases);
      const db = await databases.open();
      const files = temporaryFolder('comanda-load-');
      const failing: Db = {
        ...db,
        unitOfWork: (work) =>
          db.unitOfWork(async (tx) => {
            await work(tx);
            throw new Error('no');
          }),
      };
      await expect(loadExport({ db: failing, clock, file, files })).rejects.toThrow('no');
      for (const { name } of EXPORTED_TABLES) expect(await countOf(db, name), name).toBe(0);
      expect(readdirSync(join(files, 'uploads'))).toEqual([]);
    });
  });
});

describe('loading an export', () => {
  it('B8.5 that is killed before its commit leaves nothing that the next one does not clear', async () => {
    // a process of its own, which only SQLite's file outlives in this test
    const databases = { open: () => openDb({ file: join(folder, 'a.db') }, silentLog) };
    const folder = temporaryFolder('comanda-kill-');
    const { file, clock, db: first } = await exported(databases);
    const [database, files] = [join(folder, 'b.db'), join(folder, 'files')];
    const script = new URL('../../test/kits/killed-load.ts', import.meta.url).pathname;
    const { signal } = spawnSync(process.execPath, [script, file, database, files]);
    expect(signal).toBe('SIGKILL');
    expect(readdirSync(join(files, 'uploads'))).toEqual([PICTURE]);
    const db = await openDb({ file: database }, silentLog);
    for (const { name } of EXPORTED_TABLES) expect(await countOf(db, name), name).toBe(0);
    await expect(
      loadExport({
        db,
        clock,
        file: await changed(file, (entries) => void entries.delete('sheets/users.csv')),
        files,
      }),
    ).rejects.toThrow('exportDamaged');
    await loadExport({ db, clock, file, files });
    expect(readdirSync(files)).toEqual(['uploads']);
    await db.close();
    await first.close();
  });
});
