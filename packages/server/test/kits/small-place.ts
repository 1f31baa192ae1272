import type { Organisation } from '@comanda/contract';
import { seedOrganisation } from '../../src/boot/seed.ts';
import { type DbPlace, openDb } from '../../src/db/open-db.ts';
import { silentLog } from './silent-log.ts';

/** Makes an empty database an organisation's, for a server that starts on it afterwards. */
export async function prepare(place: DbPlace, organisation: Organisation): Promise<void> {
  const db = await openDb(place, silentLog);
  await seedOrganisation(db, organisation);
  await db.close();
}
