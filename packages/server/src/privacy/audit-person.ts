import { writeAudit } from '../audit/index.ts';
import type { Actor, CoreContext } from '../core/index.ts';
import type { Tx } from '../db/index.ts';

/** The place of audit entries that are of no single shop. */
const ALL_SHOPS = 'all';

/** Writes that a member's data was exported or erased: their id and by whom, nothing of the data itself. */
export async function auditPerson(
  tx: Tx,
  context: CoreContext,
  { action, user }: { readonly action: 'exportPerson' | 'erasePerson'; readonly user: string },
  actor: Actor,
): Promise<void> {
  const isOwn = actor.kind === 'member';
  // members have no entries of their own: theirs is the program's
  const by: Actor = isOwn ? { kind: 'system' } : actor;
  const after = { by: isOwn ? 'member' : 'owner' };
  await writeAudit(tx, context, by, { shop: ALL_SHOPS, action, entity: user, after });
}
