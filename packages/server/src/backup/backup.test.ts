import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { create, extract } from 'tar';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/kits/reaper.ts';
import { silentLog } from '../../test/kits/silent-log.ts';
import { openDb } from '../db/open-db.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

let folder = '';
const place = (...names: readonly string[]) => join(folder, ...names);
const openFolder = (name: string) => openDb({ file: place(name, 'comanda.sqlite') }, silentLog);
const backUpTo = (to: string, more: { readonly second?: number; readonly keep?: number } = {}) =>
  backUp({
    dataDir: place('data'),
    file: place(to),
    version: '1.2.3',
    now: new Date(Date.UTC(2026, 2, 1, 12, 0, more.second ?? 0)),
    keep: more.keep,
  });

beforeEach(async () => {
  folder = temporaryFolder('comanda-backup-');
  const db = await openFolder('data');
  await db.unitOfWork((tx) =>
    tx.insert('order_numbers', [{ shop: 's', business_day: '2026-03-01', next: 107 }]),
  );
  await db.close();
  writeFileSync(place('data', 'secret'), 'the secret', { mode: 0o600 });
  mkdirSync(place('data', 'files'));
  writeFileSync(place('data', 'files', 'dish.webp'), 'a picture');
  writeFileSync(place('data', 'files', 'dish.webp.7.part'), 'half a pic');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Changes the contents of an archive and packs it again. */
async function tamperedWith(file: string, change: (inside: string) => void): Promise<string> {
  const inside = place('inside');
  mkdirSync(inside);
  await extract({ file, cwd: inside });
  change(inside);
  const tampered = place('tampered.tar.gz');
  await create({ file: tampered, cwd: inside, gzip: true }, readdirSync(inside));
  return tampered;
}

describe('a backup', () => {
  it('contains the database, the secret and the files, no partial files, and appears atomically', async () => {
    const { file, files } = await backUpTo('a.tar.gz');
    expect(files).toBe(3);
    expect(readdirSync(folder).sort()).toEqual(['a.tar.gz', 'data']);
    const { version, createdAt } = await restore(file, place('fresh', 'data'));
    expect({ version, createdAt }).toEqual({ version: '1.2.3', createdAt: '2026-03-01T12:00:00.000Z' });
    expect(readdirSync(place('fresh', 'data')).sort()).toEqual(['comanda.sqlite', 'files', 'secret']);
    expect(readFileSync(place('fresh', 'data', 'secret'), 'utf8')).toBe('the secret');
    expect(readFileSync(place('fresh', 'data', 'files', 'dish.webp'), 'utf8')).toBe('a picture');
    const db = await openFolder('fresh/data');
    expect(await db.read.query((q) => q.selectFrom('order_numbers').select('next'))).toEqual([{ next: 107 }]);
    await db.close();
  });

  it('is readable by its owner only, like restored files and older archives', async () => {
    const older = place('kept', 'comanda-2026-02-28T120000Z.tar.gz');
    mkdirSync(place('kept'));
    writeFileSync(older, 'of an earlier version', { mode: 0o644 });
    const { file } = await backUpTo('kept');
    await restore(file, place('fresh'));
    const names = ['comanda.sqlite', 'secret'].map((name) => place('fresh', name));
    for (const path of [file, older, ...names]) expect(statSync(path).mode & 0o777, path).toBe(0o600);
    expect(statSync(place('fresh')).mode & 0o777).toBe(0o700);
  });

  it('is a consistent snapshot under concurrent writes, without blocking', async () => {
    const db = await openFolder('data');
    const open = Promise.withResolvers<void>();
    const backedUp = Promise.withResolvers<void>();
    const writing = db.unitOfWork(async (tx) => {
      await tx.insert('order_numbers', [{ shop: 's', business_day: '2026-03-02', next: 101 }]);
      open.resolve();
      await backedUp.promise;
    });
    await open.promise;
    const { file } = await backUpTo('a.tar.gz');
    backedUp.resolve();
    await writing;
    await db.close();
    await restore(file, place('fresh'));
    const restored = await openFolder('fresh');
    const days = await restored.read.query((q) => q.selectFrom('order_numbers').select('business_day'));
    expect(days).toEqual([{ business_day: '2026-03-01' }]);
    await restored.close();
  });

  it('is named after its time in a folder, and rotates older ones', async () => {
    writeFileSync(place('mine.tar.gz'), 'of somebody else');
    for (const second of [1, 2, 3, 4]) await backUpTo('', { second, keep: 2 });
    expect(readdirSync(folder).filter((name) => name.endsWith('.gz'))).toEqual([
      'comanda-2026-03-01T120003Z.tar.gz',
      'comanda-2026-03-01T120004Z.tar.gz',
      'mine.tar.gz',
    ]);
  });

  it('does not overwrite another, nor archive a missing database', async () => {
    await backUpTo('a.tar.gz');
    await expect(backUpTo('a.tar.gz')).rejects.toThrow('is there already');
    rmSync(place('data', 'comanda.sqlite'));
    await expect(backUpTo('b.tar.gz')).rejects.toThrow('there is no comanda.sqlite');
  });

  it('is refused for a damaged database', async () => {
    const database = new Database(place('data', 'comanda.sqlite'));
    database.pragma('foreign_keys = OFF');
    database.exec(
      "insert into restore_keys (hash, session, shop, created_at) values ('h', 'nowhere', 's', 'now')",
    );
    database.close();
    await expect(backUpTo('a.tar.gz')).rejects.toThrow('rows of restore_keys refer to nothing');
    expect(existsSync(place('a.tar.gz'))).toBe(false);
  });
});

describe('an archive', () => {
  const DAMAGES: readonly (readonly [string, (inside: string) => void])[] = [
    ['comanda.sqlite is damaged', (inside) => writeFileSync(join(inside, 'comanda.sqlite'), 'SQLite')],
    ['secret is damaged', (inside) => writeFileSync(join(inside, 'secret'), 'another one')],
    ['files/dish.webp is missing', (inside) => rmSync(join(inside, 'files'), { recursive: true })],
    ['stranger does not belong', (inside) => writeFileSync(join(inside, 'stranger'), 'x')],
    ['no archive of npm run backup', (inside) => rmSync(join(inside, 'manifest.json'))],
  ];
  it.each(DAMAGES)('that was altered (%s) is not restored', async (problem, change) => {
    const { file } = await backUpTo('a.tar.gz');
    await expect(restore(await tamperedWith(file, change), place('fresh'))).rejects.toThrow(problem);
    expect(readdirSync(place('fresh'))).toEqual([]);
  });

  it('of a newer version is not unpacked, and names the version', async () => {
    const { file } = await backUpTo('a.tar.gz');
    const newer = await tamperedWith(file, (inside) => {
      const manifest = join(inside, 'manifest.json');
      const { migrations, ...rest } = JSON.parse(readFileSync(manifest, 'utf8'));
      const added = [...migrations, { name: '9999-newer', version: '12.3.4' }];
      writeFileSync(manifest, JSON.stringify({ ...rest, migrations: added }));
    });
    await expect(restore(newer, place('fresh'))).rejects.toThrow('Install version 12.3.4 or a newer one');
    expect(readdirSync(place('fresh'))).toEqual([]);
  });

  it('with a newer database that its manifest does not name is not restored', async () => {
    const db = await openFolder('data');
    await db.close();
    const database = new Database(place('data', 'comanda.sqlite'));
    database.prepare("insert into migrations (name) values ('9999-newer')").run();
    database.close();
    const { file } = await backUpTo('a.tar.gz');
    await expect(restore(file, place('fresh'))).rejects.toThrow('newer version of Comanda (9999-newer)');
    expect(readdirSync(place('fresh'))).toEqual([]);
  });

  it('that is truncated is not restored', async () => {
    const { file } = await backUpTo('a.tar.gz');
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.subarray(0, bytes.length - 40));
    await expect(restore(file, place('fresh'))).rejects.toThrow();
    expect(readdirSync(place('fresh'))).toEqual([]);
  });

  it('is not restored over existing data', async () => {
    const { file } = await backUpTo('a.tar.gz');
    await expect(restore(file, place('data'))).rejects.toThrow('is not empty');
    expect(readFileSync(place('data', 'secret'), 'utf8')).toBe('the secret');
  });
});
