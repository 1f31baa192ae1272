import { DAY_MS } from '@comanda/domain';
import { type Db, statement } from '../db/index.ts';
import { type Clock, instantOf } from '../lib/index.ts';

/** Clients retry a request for less than this. */
const RETENTION_MS = 30 * DAY_MS;

const deleteBefore = statement<{ before: string }>()((q, p) =>
  q.deleteFrom('idempotency').where('created_at', '<', p.before),
);

const deleteEndedDrafts = statement<{ before: string }>()((q, p) =>
  q.deleteFrom('drafts').where('status', '!=', 'open').where('updated_at', '<', p.before),
);

/** Deletes the drafts that ended more than a month ago: no save of theirs is repeated any more. Returns how many. */
export async function deleteDrafts(db: Db, clock: Clock): Promise<number> {
  return db.unitOfWork((tx) => tx.run(deleteEndedDrafts, { before: instantOf(clock.now() - RETENTION_MS) }));
}

/** Deletes the requests kept for idempotency for longer than a month; returns how many. */
export async function deleteRequests(db: Db, clock: Clock): Promise<number> {
  return db.unitOfWork((tx) => tx.run(deleteBefore, { before: instantOf(clock.now() - RETENTION_MS) }));
}
