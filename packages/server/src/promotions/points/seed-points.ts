import type { Organisation, PointEntry } from '@comanda/contract';
import { DAY_MS } from '@comanda/domain';
import type { Tx } from '../../db/index.ts';
import { addMonths, type Clock, instantOf, newId } from '../../lib/index.ts';
import { EXPIRE_MONTHS } from './move-points.ts';
import { putPoints, takePurse } from './point-store.ts';

/** Books the point history of a seed file, each entry on its day; points expire after a year. */
export async function insertSeedPoints(tx: Tx, points: Organisation['points'], clock: Clock): Promise<void> {
  for (const { daysAgo = 0, reason = 'adjust', ...fields } of points) {
    const at = clock.now() - daysAgo * DAY_MS;
    // Ids start with their time, by which lists are ordered.
    const _id = newId({ now: () => at });
    const entry: PointEntry = { _id, ...fields, reason, createdAt: instantOf(at) };
    if (entry.amount > 0)
      await putPoints(tx, { ...entry, expiresAt: instantOf(addMonths(at, EXPIRE_MONTHS)) });
    else if (!(await takePurse(tx, entry))) throw new Error(`${entry.user} had no ${-entry.amount} points`);
  }
}
