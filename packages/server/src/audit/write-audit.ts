import type { AuditEntry, Staff } from '@comanda/contract';
import type { Actor, CoreContext } from '../core/index.ts';
import { type Tx, toJsonText } from '../db/index.ts';
import { instantNow, newId } from '../lib/index.ts';

/** The actors whose changes are audited; another program's, with the name of its token. */
const AUDITED: ReadonlySet<Actor['kind']> = new Set(['staff', 'integration', 'system']);

type Change = Pick<AuditEntry, 'shop' | 'action' | 'entity' | 'reason' | 'before' | 'after'> & {
  readonly approver?: Staff;
};

/** Writes an audit entry in the transaction of the change. Changes by guests and members are not audited. */
export async function writeAudit(
  tx: Tx,
  { clock }: Pick<CoreContext, 'clock'>,
  actor: Actor,
  { approver, ...change }: Change,
): Promise<void> {
  if (!AUDITED.has(actor.kind)) return;
  const staff = actor.kind === 'staff' ? actor.staff : undefined;
  const entry: AuditEntry = {
    _id: newId(clock),
    at: instantNow(clock),
    ...change,
    ...(staff !== undefined && { staff: personOf(staff) }),
    ...(actor.kind === 'integration' && { token: { _id: actor.token, name: actor.name } }),
    ...(actor.kind === 'staff' && actor.device !== undefined && { device: actor.device }),
    ...(approver !== undefined && { approver: personOf(approver) }),
  };
  const { shop, _id: id, at, action, entity } = entry;
  const row = { shop, id, at, action, entity, doc: toJsonText(entry) };
  await tx.insert('audit_log', [row]);
}

function personOf({ _id, name, role }: Staff) {
  return { _id, name, role };
}
