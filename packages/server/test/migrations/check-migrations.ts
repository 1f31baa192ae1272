/**
 * Checks that no migration has changed that data out there may have run already: `checksums.txt` has a checksum of the
 * statements of each, for both databases. `npm run migrations -- --fix` adds those of new migrations, and changes none.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS } from '../../src/db/migrate.ts';
import { DIALECTS } from '../../src/db/migrations/dialects.ts';
import { checkedMigrations } from './checked-migrations.ts';

const file = join(import.meta.dirname, '../../src/db/migrations/checksums.txt');
const migrations = MIGRATIONS.map(({ name, statements }) => ({
  name,
  statements: Object.values(DIALECTS).flatMap(statements),
}));
const { faults, added, text } = checkedMigrations(migrations, readFileSync(file, 'utf8'));
if (process.argv.includes('--fix')) {
  writeFileSync(file, text);
  process.stdout.write(`migrations: ${added.length} checksums added\n`);
} else for (const name of added) faults.push(`${name} has no checksum: npm run migrations -- --fix`);
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(`migrations: ${migrations.length}, ${faults.length} faults\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
