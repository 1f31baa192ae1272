import Database from 'better-sqlite3';
import { MIGRATIONS } from '../../src/db/migrate.ts';
import { DIALECTS } from '../../src/db/migrations/dialects.ts';

/** Makes a SQLite file with the tables after so many migrations, as an older program left it, and one order number. */
export function oldDatabase(file: string, migrations = 30): void {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.exec('create table migrations (name text primary key)');
  const insert = database.prepare('insert into migrations (name) values (?)');
  for (const { name, statements } of MIGRATIONS.slice(0, migrations)) {
    for (const statement of statements(DIALECTS.sqlite)) database.exec(statement);
    insert.run(name);
  }
  database.exec("insert into order_numbers (shop, business_day, next) values ('s', '2026-03-01', 107)");
  database.close();
}
