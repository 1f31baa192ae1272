import type { Approval, AuditEntry, TableSession } from '@comanda/contract';
import type { AuthGuards } from '../../accounts/attempt-limiter/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { actorInShop, type CoreContext, type Requester } from '../../core/index.ts';
import type { StoredSession, Tx } from '../../db/index.ts';
import { instantNow } from '../../lib/index.ts';
import { ensureSessionAccess, lockSession, type SessionRecord } from '../../sessions/index.ts';
import { writePermitted } from '../../till/permissions/index.ts';
import { ensureReductionHolds } from './ensure-reduction-holds.ts';
import { storeSession } from './store-session.ts';

/** A call that guests and staff make alike; staff may need an approval. */
type PricingCall = { readonly session: string; readonly restoreKey?: string; readonly approval?: Approval };
/** A changed bill with its audit row. */
type Changed = {
  readonly session: StoredSession;
  readonly audit: Pick<AuditEntry, 'action' | 'before' | 'after'>;
};

/**
 * Changes what a bill is priced by, for its guests and for staff: locks it, checks access, applies `change`, writes the
 * audit row, stores and publishes it. Throws `approvalRequired` to staff, and `askStaff` to guests, where too large a
 * share of what is left would be taken off by hand (till T2.4).
 */
export async function changePricedSession(
  context: CoreContext,
  guards: Pick<AuthGuards, 'attemptLimiter'>,
  call: PricingCall,
  { actor, address }: Requester,
  change: (tx: Tx, before: SessionRecord) => Promise<Changed>,
): Promise<TableSession> {
  const { session: entity, approval } = call;
  const approved = { actor, address, approval, entity };
  return writePermitted(context, guards, approved, async (tx, publish, ensurePermitted) => {
    const before = await lockSession(tx, entity);
    const { lines } = before;
    const { shop } = before.session;
    await ensureSessionAccess(tx, before.session, call.restoreKey, actor);
    const { session, audit } = await change(tx, before);
    const after = { session: { ...session, updatedAt: instantNow(context.clock) }, lines };
    const acting = actorInShop(shop, actor);
    const asking = { actor: acting, ensurePermitted };
    const approver = await ensureReductionHolds(tx, context, { before, after }, asking);
    await writeAudit(tx, context, acting, { shop, entity, approver, ...audit });
    return storeSession(tx, after, publish);
  });
}
