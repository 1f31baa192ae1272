import { type VoidPermission, voidPermission } from '@comanda/domain';
import type { Actor, CoreContext } from '../../core/index.ts';
import type { Tx } from '../../db/index.ts';
import { instantNow } from '../../lib/index.ts';
import type { SessionRecord } from '../../sessions/index.ts';
import { readTillSettings } from '../../till/settings/index.ts';

export type VoidAction = VoidPermission['action'];

/** The lines of a bill, all of them without `ids`, that an actor ends. */
type Ending = {
  readonly record: SessionRecord;
  readonly ids?: readonly string[] | undefined;
  readonly actor: Actor;
};

/**
 * Returns the action of the permission table by which lines end: taken back where they are one's own, just sent,
 * untouched and unpaid, and else voided (till T2.3).
 */
export async function endingAction(
  tx: Tx,
  { clock }: Pick<CoreContext, 'clock'>,
  { record: { session, lines }, ids, actor }: Ending,
): Promise<VoidAction> {
  if (actor.kind !== 'staff') return 'void';
  const live = lines.filter(({ status }) => status !== 'cancel');
  const { action } = voidPermission({
    role: actor.staff.role,
    settings: await readTillSettings(tx, actor.shop),
    staff: actor.staff._id,
    now: instantNow(clock),
    isPaid: session.payments.length > 0 || (session.pendingPayments ?? []).length > 0,
    lines: ids === undefined ? live : live.filter(({ id }) => ids.includes(id)),
  });
  return action;
}
