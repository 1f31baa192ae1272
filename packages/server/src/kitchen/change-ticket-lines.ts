import type { KitchenTicket } from '@comanda/contract';
import { courseNumber } from '@comanda/domain';
import type { CoreContext } from '../core/index.ts';
import type { StoredLine, StoredSession, Tx } from '../db/index.ts';
import { instantNow, newId } from '../lib/index.ts';
import type { Publish } from '../outbox/index.ts';
import { kitchenRemark } from './build-ticket.ts';
import { changesOfLine, isWithKitchen, withFoundChanges } from './ticket-changes.ts';
import { insertTicket, saveTicket, ticketsOf } from './ticket-store.ts';

type TicketLine = KitchenTicket['lines'][number];
/** The lines of a bill after a change, and those split off others. */
type BillChange = {
  readonly lines: readonly StoredLine[];
  readonly added: readonly { readonly from: string; readonly line: StoredLine }[];
};

/**
 * Brings a session's tickets up to date with how its lines are served now: seat, course, takeaway and remark; a line
 * that was split off another stands behind it, as far as that one (till T4.6). Publishes the tickets that changed.
 */
export async function changeTicketLines(
  tx: Tx,
  { clock }: Pick<CoreContext, 'clock'>,
  { _id }: Pick<StoredSession, '_id'>,
  change: BillChange,
  publish: Publish,
): Promise<void> {
  const now = instantNow(clock);
  for (const record of await ticketsOf(tx, _id)) {
    const { ticket, isHeld } = record;
    const lines = ticket.lines.flatMap((line) => splitTicketLine(line, change));
    const isSame =
      lines.length === ticket.lines.length && lines.every((line, at) => line === ticket.lines[at]);
    if (isSame) continue;
    const found = isWithKitchen(record) ? changesOfTicket(ticket, lines, change) : [];
    const changed = withFoundChanges({ ...ticket, lines, version: ticket.version + 1 }, found, now);
    for (const part of inCourses(changed, () => newId(clock))) {
      const isNew = part._id !== ticket._id;
      await (isNew ? insertTicket : saveTicket)(tx, { ticket: part, isHeld });
      const { _id: id, shop } = part;
      const event = isNew ? 'created' : 'patched';
      if (!isHeld) publish({ topic: 'kitchenTickets', event, shop, id, data: part });
    }
  }
}

/** Returns what changed of a ticket's lines; of one split off, what it has otherwise than the line it was part of. */
function changesOfTicket(
  ticket: KitchenTicket,
  lines: readonly TicketLine[],
  { added }: BillChange,
): ReturnType<typeof changesOfLine> {
  const before = new Map(ticket.lines.map((line) => [line.id, line]));
  const sources = new Map(added.map(({ from, line }) => [line.id, from]));
  return lines.flatMap((line) => {
    const former = before.get(line.id) ?? before.get(sources.get(line.id) ?? '');
    return former === undefined ? [] : changesOfLine(former, line);
  });
}

/** Returns the tickets of what one ticket has now: one that waits is of one course, so what left it has its own. */
function inCourses(ticket: KitchenTicket, nextId: () => string): readonly KitchenTicket[] {
  if (ticket.waitsFor === undefined) return [ticket];
  const groups = [...Map.groupBy(ticket.lines, courseNumber).values()];
  // the lines that stay in the course keep the ticket
  const stays = Math.max(
    0,
    groups.findIndex(([line]) => line && courseNumber(line) === courseNumber(ticket)),
  );
  return groups.map((lines, at) => {
    const part = { ...ticket, course: lines[0]?.course, lines };
    return at === stays ? part : { ...part, _id: nextId(), version: 1 };
  });
}

function splitTicketLine(line: TicketLine, { lines, added }: BillChange): readonly TicketLine[] {
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
