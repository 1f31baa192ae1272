import { DAY_MS } from '@comanda/domain';
import { type Db, statement } from '../db/index.ts';
import { type Clock, instantOf } from '../lib/index.ts';

/** Past pickup times are kept for a day because clocks differ. */
const KEPT_MS = DAY_MS;

const forget = statement<{ before: string }>()((q, p) =>
  q.deleteFrom('pickup_slots').where('at', '<', p.before),
);

/** Deletes the counts of past pickup times; returns how many. */
export async function forgetPickupSlots(db: Db, clock: Clock): Promise<number> {
  return db.unitOfWork((tx) => tx.run(forget, { before: instantOf(clock.now() - KEPT_MS) }));
}
