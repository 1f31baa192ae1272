import type { Organisation } from '@comanda/contract';
import { seedOrganisation } from '../../src/boot/seed.ts';
import { type DbLocation, openDb } from '../../src/db/open-db.ts';
import { CHEAP_HASHES } from './cheap-hashes.ts';
import { silentLog } from './silent-log.ts';

/** Seeds an empty database with an organisation, for a server to be started on it. */
export async function seedDatabase(place: DbLocation, organisation: Organisation): Promise<void> {
  const db = await openDb(place, silentLog);
  await seedOrganisation(db, organisation, undefined, CHEAP_HASHES);
  await db.close();
}
