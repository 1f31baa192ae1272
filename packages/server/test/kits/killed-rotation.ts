/** Seals everything anew, and kills its own process when so many rows are committed and the next one is written. */
import { resealAll } from '../../src/boot/rotate-payment-keys.ts';
import { openDb } from '../../src/db/open-db.ts';
import { sealerOf } from '../../src/payments/accounts/seal.ts';
import { silentLog } from './silent-log.ts';

const [, , given = ''] = process.argv;
const { place, keys, rows } = JSON.parse(given);
const db = await openDb(place, silentLog);
let committed = 0;
const dying = {
  ...db,
  unitOfWork: (work: Parameters<typeof db.unitOfWork>[0]) =>
    db.unitOfWork(async (tx) => {
      const answer = await work(tx);
      if (committed === rows) process.kill(process.pid, 'SIGKILL');
      committed += 1;
      return answer;
    }),
};
await resealAll(dying as typeof db, sealerOf(keys));
