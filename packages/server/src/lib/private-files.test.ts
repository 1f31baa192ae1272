import { chmodSync, mkdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/kits/reaper.ts';
import { silentLog } from '../../test/kits/silent-log.ts';
import { openDb } from '../db/open-db.ts';
import { restrictFolder } from './private-files.ts';

let folder = '';
beforeEach(() => {
  folder = temporaryFolder('comanda-private-');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const modeOf = (...names: readonly string[]) => (statSync(join(folder, ...names)).mode & 0o777).toString(8);

it('a database and its side files are restricted to this user', async () => {
  const db = await openDb({ file: join(folder, 'data', 'comanda.sqlite') }, silentLog);
  await db.unitOfWork((tx) =>
    tx.insert('order_numbers', [{ shop: 's', business_day: '2026-03-01', next: 107 }]),
  );
  expect(modeOf('data')).toBe('700');
  for (const ending of ['', '-wal', '-shm']) expect(modeOf('data', `comanda.sqlite${ending}`)).toBe('600');
  await db.close();
});

it('a database readable by others is restricted when opened', async () => {
  const file = join(folder, 'comanda.sqlite');
  await (await openDb({ file }, silentLog)).close();
  chmodSync(file, 0o644);
  const db = await openDb({ file }, silentLog);
  for (const ending of ['', '-wal', '-shm']) expect(modeOf(`comanda.sqlite${ending}`)).toBe('600');
  await db.close();
});

it('a data folder is restricted with its archives, without following links', () => {
  mkdirSync(join(folder, 'data', 'backups'), { recursive: true });
  mkdirSync(join(folder, 'data', 'files'));
  for (const name of ['data/secret', 'data/comanda.sqlite', 'data/backups/comanda.tar.gz', 'elsewhere']) {
    writeFileSync(join(folder, name), '');
    chmodSync(join(folder, name), 0o644);
  }
  symlinkSync(join(folder, 'elsewhere'), join(folder, 'data', 'link'));
  expect(restrictFolder(join(folder, 'data'))).toEqual([]);
  for (const name of ['data', 'data/backups']) expect(modeOf(name), name).toBe('700');
  for (const name of ['data/secret', 'data/comanda.sqlite', 'data/backups/comanda.tar.gz'])
    expect(modeOf(name), name).toBe('600');
  expect(modeOf('elsewhere')).toBe('644');
});
