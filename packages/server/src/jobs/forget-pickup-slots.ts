import { DAY_MS } from '@comanda/domain';
import { type Db, statement } from '../db/index.ts';
import { type Clock, instantOf } from '../lib/index.ts';

/** Nobody orders for a time that is over; a day is for clocks that differ. */
const KEPT_MS = DAY_MS;

const forget = statement<{ before: string }>()((q, p) =>
  q.deleteFrom('pickup_slots').where('at', '<', p.before),
);

/** Forgets how many orders were for times that are over; gives how many times. */
export async function forgetPickupSlots(db: Db, clock: Clock): Promise<number> {
  return db.unitOfWork((tx) => tx.run(forget, { before: instantOf(clock.now() - KEPT_MS) }));
}
