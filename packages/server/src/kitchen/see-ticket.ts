import type { KitchenTicket, SeeTicket } from '@comanda/contract';
import { unseenChanges } from '@comanda/domain';
import { type Actor, type CoreContext, ensureStaff } from '../core/index.ts';
import { CodedError, instantNow } from '../lib/index.ts';
import { lockSession } from '../sessions/index.ts';
import { deleteTicket, readTicket, saveTicket } from './ticket-store.ts';

/**
 * Takes changes that somebody in the kitchen has seen off their ticket (K2.5), and with the last of them a ticket of
 * which nothing else is left. What changed after the version that was seen stays. Throws `notFound`.
 */
export async function seeTicket(
  context: CoreContext,
  { ticket: id, version }: SeeTicket,
  actor: Actor,
): Promise<KitchenTicket> {
  if (actor.kind !== 'staff') throw new CodedError('notAuthenticated');
  const { shop } = actor;
  ensureStaff(actor, shop);
  const existing = await readTicket(context.read, shop, id);
  return context.write(async (tx, publish) => {
    await lockSession(tx, existing.ticket.session);
    const { ticket, isHeld } = await readTicket(tx, shop, id);
    if (isHeld) throw new CodedError('notFound');
    const { changes = [] } = ticket;
    const unseen = unseenChanges(changes, version);
    if (unseen.length === changes.length) return ticket;
    const seen = {
      ...ticket,
      changes: unseen.length > 0 ? [...unseen] : undefined,
      version: ticket.version + 1,
    };
    const isGone = seen.lines.length === 0 && unseen.length === 0;
    const after = isGone ? { ...seen, status: 'taken' as const, takenAt: instantNow(context.clock) } : seen;
    if (isGone) await deleteTicket(tx, after);
    else await saveTicket(tx, { ticket: after, isHeld });
    publish({ topic: 'kitchenTickets', event: 'patched', shop, id, data: after });
    return after;
  });
}
