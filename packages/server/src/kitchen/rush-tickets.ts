import type { StoredSession, Tx } from '../db/index.ts';
import type { Publish } from '../outbox/index.ts';
import { saveTicket, ticketsOf } from './ticket-store.ts';

/** A wish that lines are made first, with the name of whoever has it. */
type Rush = { readonly ids: ReadonlySet<string>; readonly at: string; readonly staff: string | undefined };

/** Marks the tickets that lines of a bill are on as rushed (K2.4), and publishes them. */
export async function rushTickets(
  tx: Tx,
  { _id }: Pick<StoredSession, '_id'>,
  { ids, at, staff }: Rush,
  publish: Publish,
): Promise<void> {
  for (const { ticket, isHeld } of await ticketsOf(tx, _id)) {
    const lines = ticket.lines.map(({ id }) => id).filter((id) => ids.has(id));
    if (isHeld || lines.length === 0) continue;
    const isWhole = lines.length === ticket.lines.length;
    const rush = { at, ...(staff !== undefined && { staff }), ...(!isWhole && { lines }) };
    const rushed = { ...ticket, rush, version: ticket.version + 1 };
    await saveTicket(tx, { ticket: rushed, isHeld });
    const { _id: id, shop } = rushed;
    publish({ topic: 'kitchenTickets', event: 'patched', shop, id, data: rushed });
  }
}
