import type { KitchenTicket, VoidReasonCode } from '@comanda/contract';
import { statusOfLines } from '@comanda/domain';
import type { StoredSession, Tx } from '../db/index.ts';
import type { Publish } from '../outbox/index.ts';
import { publishFired } from './board-entry.ts';
import { type FoundChange, isWithKitchen, withFoundChanges } from './ticket-changes.ts';
import { withTicketProgress } from './ticket-progress.ts';
import { deleteTicket, saveTicket, type TicketRecord, ticketsOf } from './ticket-store.ts';

/** Remaining quantity by line id; lines not listed are unchanged. */
export type RemainingQuantities = ReadonlyMap<string, number>;

/** Lines that are taken off a bill, and the reason. */
type Cancellation = {
  readonly remaining: RemainingQuantities;
  /** Returns the reason that somebody gave for a line. */
  readonly reasonOf?: (line: string) => VoidReasonCode | undefined;
  readonly now: string;
};

/**
 * Takes cancelled quantities off the session's tickets and publishes the changes, which stay on a ticket that the kitchen
 * has until somebody there has seen them, also where nothing else is left of it (K2.5). One that it has not, and that has
 * no lines any more, is published as `taken` and deleted. Returns the session with the status of its remaining tickets,
 * or `taken` if none remain.
 */
export async function cancelTicketLines(
  tx: Tx,
  session: StoredSession,
  cancellation: Cancellation,
  publish: Publish,
): Promise<StoredSession> {
  const { now } = cancellation;
  const visible: KitchenTicket[] = [];
  let hasVisible = false;
  for (const record of await ticketsOf(tx, session._id)) {
    const { ticket, isHeld } = record;
    const reduced = reduceTicket(record, cancellation);
    if (reduced !== ticket) {
      const isGone = reduced.lines.length === 0 && reduced.changes === undefined;
      if (isGone) await deleteTicket(tx, reduced);
      else await saveTicket(tx, { ticket: reduced, isHeld });
      const { _id: id, shop } = reduced;
      if (!isHeld) publish({ topic: 'kitchenTickets', event: 'patched', shop, id, data: reduced });
    }
    hasVisible ||= !isHeld;
    if (!isHeld && reduced.lines.length > 0) visible.push(reduced);
  }
  if (!hasVisible) return session;
  const updated =
    visible.length > 0
      ? withTicketProgress(session, visible, now)
      : { ...session, tvStatus: 'taken' as const, updatedAt: now };
  publishFired(updated, visible, publish);
  return updated;
}

function reduceTicket(record: TicketRecord, cancellation: Cancellation): KitchenTicket {
  const { ticket } = record;
  const { remaining, now } = cancellation;
  const lines = ticket.lines.flatMap((line) => {
    const quantity = remaining.get(line.id) ?? line.quantity;
    if (quantity === line.quantity) return [line];
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  const isUnchanged = lines.every((line, index) => line === ticket.lines[index]);
  if (isUnchanged && lines.length === ticket.lines.length) return ticket;
  const next = { ...ticket, lines, version: ticket.version + 1 };
  const found = isWithKitchen(record) ? quantityChanges(ticket, cancellation) : [];
  if (lines.length === 0)
    return found.length > 0
      ? withFoundChanges(next, found, now)
      : { ...next, changes: undefined, status: 'taken', takenAt: now };
  if (ticket.status === 'taken') return next;
  const status = statusOfLines(lines.map(({ kitchenStatus }) => kitchenStatus));
  const readyAt = status === 'ready' ? (ticket.readyAt ?? now) : undefined;
  return withFoundChanges({ ...next, status, readyAt }, found, now);
}

function quantityChanges(
  { lines }: KitchenTicket,
  { remaining, reasonOf }: Cancellation,
): readonly FoundChange[] {
  return lines.flatMap(({ id: line, name, quantity }) => {
    const left = remaining.get(line) ?? quantity;
    if (left === quantity) return [];
    const reason = reasonOf?.(line);
    const change = { line, kind: 'quantity' as const, name, from: String(quantity), to: String(left) };
    return [{ ...change, ...(reason !== undefined && { reason }) }];
  });
}
