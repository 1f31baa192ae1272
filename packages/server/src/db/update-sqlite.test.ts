import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { oldDatabase } from '../../test/kits/old-database.ts';
import { temporaryFolder } from '../../test/kits/reaper.ts';
import { silentLog } from '../../test/kits/silent-log.ts';
import { MIGRATIONS } from './migrate.ts';
import { openDb } from './open-db.ts';
import { migrationsOf } from './update-sqlite.ts';

const DONE = 30;

function anOldFile() {
  const folder = temporaryFolder('comanda-update-');
  const file = join(folder, 'comanda.sqlite');
  oldDatabase(file, DONE);
  return { folder, file };
}

function numbersIn(file: string) {
  const database = new Database(file, { readonly: true });
  const numbers = database.prepare('select next from order_numbers').pluck().all();
  database.close();
  return numbers;
}

it('copies old data before it is brought up to date, and tells of each step', async () => {
  const { folder, file } = anOldFile();
  writeFileSync(`${file}.before-0001-initial`, 'of the update before');
  const said: string[] = [];
  await (await openDb({ file }, silentLog, (line) => said.push(line))).close();
  const last = MIGRATIONS.at(-1)?.name;
  const copy = `${file}.before-${last}`;
  expect(readdirSync(folder).sort()).toEqual(['comanda.sqlite', `comanda.sqlite.before-${last}`]);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(migrationsOf(copy)).toHaveLength(DONE);
  expect(numbersIn(copy)).toEqual([107]);
  expect(numbersIn(file)).toEqual([107]);
  const steps = MIGRATIONS.length - DONE;
  expect(said).toEqual([
    `Your data as it was is in ${copy}`,
    ...MIGRATIONS.slice(DONE).map(
      ({ name }, index) => `Bringing your data up to date, ${index + 1} of ${steps}: ${name}`,
    ),
  ]);
});

it('leaves old data as it is while another program has it open', async () => {
  const { folder, file } = anOldFile();
  const other = new Database(file);
  other.prepare('select * from migrations').all();
  await expect(openDb({ file }, silentLog)).rejects.toThrow('another program has it open');
  expect(migrationsOf(file)).toHaveLength(DONE);
  expect(readdirSync(folder).filter((name) => name.includes('before'))).toEqual([]);
  other.close();
  await (await openDb({ file }, silentLog)).close();
  expect(migrationsOf(file)).toHaveLength(MIGRATIONS.length);
});

it('leaves old data as it is when no copy can be made', async () => {
  const { file } = anOldFile();
  const copy = `${file}.before-${MIGRATIONS.at(-1)?.name}`;
  // a folder of that name stands for a disk that takes no file
  mkdirSync(join(copy, 'in-the-way'), { recursive: true });
  const before = readFileSync(file);
  await expect(openDb({ file }, silentLog)).rejects.toThrow('no copy could be made');
  expect(migrationsOf(file)).toHaveLength(DONE);
  expect(readFileSync(file).length).toBe(before.length);
  expect(existsSync(`${copy}.part`)).toBe(false);
});

it('makes no copy of new data, nor where nothing is to be done', async () => {
  const folder = temporaryFolder('comanda-update-');
  const file = join(folder, 'comanda.sqlite');
  for (const _time of [1, 2]) await (await openDb({ file }, silentLog)).close();
  expect(readdirSync(folder)).toEqual(['comanda.sqlite']);
});

it('names the version that ran a migration', async () => {
  const { file } = anOldFile();
  await (await openDb({ file }, silentLog)).close();
  const versions = migrationsOf(file).map(({ version }) => version);
  expect(versions.slice(0, DONE)).toEqual(Array(DONE).fill(null));
  expect(new Set(versions.slice(DONE)).size).toBe(1);
});
