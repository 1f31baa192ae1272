import { writeAudit } from '../../audit/index.ts';
import type { CoreContext } from '../../core/index.ts';
import { sessionsToFire } from '../../kitchen/index.ts';
import { instantNow } from '../../lib/index.ts';
import { lockSession, presentSession, publishSession } from '../../sessions/index.ts';
import { fireNow } from './fire-course.ts';

/**
 * Fires what was to be fired by now (kitchen K2.4). The moments are stored with the tickets, so that a restart forgets
 * none, and are looked at again under the lock of the bill, so that one of several nodes fires. Returns how many bills.
 */
export async function fireDue(context: CoreContext): Promise<number> {
  const now = instantNow(context.clock);
  const due = await sessionsToFire(context.read, now);
  for (const { shop, session } of due) {
    await context.write(async (tx, publish) => {
      const before = await lockSession(tx, session, shop);
      const isDue = ({ fireAt }: { readonly fireAt?: string }) => fireAt !== undefined && fireAt <= now;
      const lines = before.lines.filter((line) => line.waitsFor !== undefined && isDue(line));
      // another node, or somebody of the staff, was faster
      if (lines.length === 0) return;
      const ids = new Set(lines.map(({ id }) => id));
      const after = await fireNow(tx, context, before, ids, publish);
      const change = { shop, action: 'fireCourse', entity: session, after: { lines: [...ids] } } as const;
      await writeAudit(tx, context, { kind: 'system' }, change);
      publishSession(presentSession(after), publish);
    }, shop);
  }
  return due.length;
}
