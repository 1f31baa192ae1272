import { DAY_MS } from '@comanda/domain';
import { type Db, statement } from '../db/index.ts';
import { type Clock, instantOf } from '../lib/index.ts';

/** Past pickup times are kept for a day because clocks differ. */
const RETENTION_MS = DAY_MS;

const deleteBefore = statement<{ before: string }>()((q, p) =>
  q.deleteFrom('pickup_slots').where('at', '<', p.before),
);

/** Deletes the counts of past pickup times; returns how many. */
export async function deletePickupSlots(db: Db, clock: Clock): Promise<number> {
  return db.unitOfWork((tx) => tx.run(deleteBefore, { before: instantOf(clock.now() - RETENTION_MS) }));
}
