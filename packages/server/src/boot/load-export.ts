import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '../config.ts';
import { lockFolder, openDb } from '../db/index.ts';
import { loadExport } from '../exports/index.ts';
import { createSystemClock, PRIVATE_FOLDER } from '../lib/index.ts';
import { databasePlace } from './database-place.ts';
import { createLog } from './log.ts';

const DONE = 0;
const FAILED = 2;

/** Loads an export into the configured installation, which must be empty (office B8.5). Returns the exit status. */
export async function loadExportFile(config: Config, file: string): Promise<number> {
  mkdirSync(config.dataDir, { recursive: true, mode: PRIVATE_FOLDER });
  let close = async () => {};
  try {
    const unlock = config.databaseUrl === undefined ? lockFolder(config.dataDir) : () => undefined;
    close = async () => unlock();
    const db = await openDb(databasePlace(config), createLog('fatal', false));
    close = async () => {
      await db.close();
      unlock();
    };
    const given = {
      db,
      clock: createSystemClock(),
      file: resolve(file),
      files: join(config.dataDir, 'files'),
    };
    const { createdAt, version, rows, pictures } = await loadExport(given);
    process.stdout.write(`${rows} records and ${pictures} pictures as they were at ${createdAt}, version ${version}
Next: npm run claim prints a link that sets the owner's password. PINs are drawn, devices paired, payment keys entered
and table codes printed anew.
`);
    return DONE;
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    process.stderr.write(`load-export: ${reason}\n`);
    return FAILED;
  } finally {
    await close();
  }
}
