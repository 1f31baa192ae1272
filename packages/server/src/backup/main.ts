/** Runs `npm run backup` and `npm run restore`; exits with status 2 and one line on failure. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { versionOfProgram } from '../lib/index.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

const USAGE = {
  backup: `usage: npm run backup -- [--data-dir FOLDER] [--keep COUNT] [FILE.tar.gz | FOLDER]

Puts the data folder into one archive, also while it is served. Without a name it is called after the moment and
put into ./backups. --keep leaves so many of that name there and removes older ones.
`,
  restore: `usage: npm run restore -- [--data-dir FOLDER] FILE.tar.gz

Checks an archive and makes a data folder of it, which must be empty or not be there.
`,
} as const;

const MEBIBYTE = 2 ** 20;

const [, , asked, ...args] = process.argv;
await run(asked === 'restore' ? 'restore' : 'backup');

async function run(what: keyof typeof USAGE): Promise<void> {
  const environment = process.env;
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'data-dir': { type: 'string' },
        ...(what === 'backup' && { keep: { type: 'string' } }),
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help === true) return say(USAGE[what]);
    if (positionals.length > 1) throw new Error('name one archive');
    const dataDir = resolve(String(values['data-dir'] ?? environment.DATA_DIR ?? './data'));
    refusePostgres(what, environment.DATABASE_URL);
    if (what === 'backup') await runBackup(dataDir, positionals[0], values.keep);
    else await runRestore(dataDir, positionals[0]);
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    process.stderr.write(`${what}: ${reason}\n`);
    process.exitCode = 2;
  }
}

function say(text: string): void {
  process.stdout.write(text);
}

/** Refuses to run on PostgreSQL: an archive without its data would only look like a backup. */
function refusePostgres(what: keyof typeof USAGE, databaseUrl: string | undefined): void {
  if (databaseUrl === undefined || databaseUrl === '') return;
  const program = what === 'backup' ? 'pg_dump' : 'pg_restore';
  throw new Error(`DATABASE_URL is set: the data is in PostgreSQL. Use ${program}, see docs/operations.md.`);
}

async function runBackup(dataDir: string, file: string | undefined, count: unknown): Promise<void> {
  const keep = count === undefined ? undefined : Number(count);
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0))
    throw new Error('--keep wants a count from 1');
  const done = await backUp({ dataDir, file, keep, version: versionOfProgram(), now: new Date() });
  say(`${done.file}\n${done.files} files, ${(done.bytes / MEBIBYTE).toFixed(1)} MiB\n`);
}

async function runRestore(dataDir: string, file: string | undefined): Promise<void> {
  if (file === undefined) throw new Error('name the archive');
  const { createdAt, version, files } = await restore(resolve(file), dataDir);
  say(`${dataDir}\n${files.length} files as they were at ${createdAt}, written by version ${version}\n`);
}
