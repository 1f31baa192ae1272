import type { KitchenTicket } from '@comanda/contract';
import type { StoredLine, StoredSession, Tx } from '../db/index.ts';
import type { Publish } from '../outbox/index.ts';
import { kitchenRemark } from './build-ticket.ts';
import { saveTicket, ticketsOf } from './ticket-store.ts';

type TicketLine = KitchenTicket['lines'][number];
/** The lines of a bill after a change, and those split off others. */
type TicketChange = {
  readonly lines: readonly StoredLine[];
  readonly added: readonly { readonly from: string; readonly line: StoredLine }[];
};

/**
 * Brings a session's tickets up to date with how its lines are served now: seat, course, takeaway and remark; a line
 * that was split off another stands behind it, as far as that one (till T4.6). Publishes the tickets that changed.
 */
export async function changeTicketLines(
  tx: Tx,
  { _id }: Pick<StoredSession, '_id'>,
  change: TicketChange,
  publish: Publish,
): Promise<void> {
  for (const { ticket, isHeld } of await ticketsOf(tx, _id)) {
    const lines = ticket.lines.flatMap((line) => splitTicketLine(line, change));
    const isSame =
      lines.length === ticket.lines.length && lines.every((line, at) => line === ticket.lines[at]);
    if (isSame) continue;
    const changed = { ...ticket, lines, version: ticket.version + 1 };
    await saveTicket(tx, { ticket: changed, isHeld });
    const { _id: id, shop } = changed;
    if (!isHeld) publish({ topic: 'kitchenTickets', event: 'patched', shop, id, data: changed });
  }
}

function splitTicketLine(line: TicketLine, { lines, added }: TicketChange): readonly TicketLine[] {
  const parts = added.filter(({ from }) => from === line.id).map((part) => part.line);
  return [line, ...parts.map(({ id }) => ({ ...line, id }))].map((each) => {
    return withPlace(
      each,
      lines.find(({ id }) => id === each.id),
    );
  });
}

function withPlace(line: TicketLine, now: StoredLine | undefined): TicketLine {
  if (now === undefined) return line;
  const { quantity, takeAway, tableChairId, course, fromProduct } = now;
  const place = { quantity, takeAway, tableChairId, course, fromProduct, customRemark: kitchenRemark(now) };
  const isSame = Object.entries(place).every(([name, value]) => line[name as keyof TicketLine] === value);
  return isSame ? line : { ...line, ...place };
}
