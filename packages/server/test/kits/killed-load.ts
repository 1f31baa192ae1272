/** Loads an export into a SQLite file, and kills its own process when all rows and pictures are written but not committed. */
import { openDb } from '../../src/db/open-db.ts';
import { loadExport } from '../../src/exports/loading/load-export.ts';
import { createSystemClock } from '../../src/lib/clock.ts';
import { silentLog } from './silent-log.ts';

const [, , file = '', database = '', files = ''] = process.argv;
const db = await openDb({ file: database }, silentLog);
const dying = {
  ...db,
  unitOfWork: (work: Parameters<typeof db.unitOfWork>[0]) =>
    db.unitOfWork(async (tx) => {
      await work(tx);
      process.kill(process.pid, 'SIGKILL');
    }),
};
await loadExport({ db: dying as typeof db, clock: createSystemClock(), file, files });
