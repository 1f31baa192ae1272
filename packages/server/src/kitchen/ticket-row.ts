import type { Selectable } from 'kysely';
import {
  fromJsonText,
  type StoredTicket,
  type Tables,
  toJsonText,
  withDefaults,
  withoutDefaults,
} from '../db/index.ts';

/** The columns that a ticket is read from. */
export const TICKET_COLUMNS = ['shop', 'id', 'session', 'status', 'placed_at', 'doc'] as const;
export type TicketRow = Pick<Selectable<Tables['kitchen_tickets']>, (typeof TICKET_COLUMNS)[number]>;
type TicketLine = StoredTicket['lines'][number];

/** Returns a ticket as read from its row. */
export function ticketFromRow({ doc, ...columns }: TicketRow): StoredTicket {
  const { lines: shortLines, ...short } = fromJsonText(doc);
  const ticket = withDefaults<Omit<StoredTicket, 'lines'>>(short, usualTicket(columns));
  const usual = usualLine(ticket);
  const lines = (shortLines ?? []).map((line) => withDefaults<TicketLine>(line, usual));
  return { ...ticket, lines };
}

/** Returns the row's document of a ticket. */
export function ticketDocument(ticket: StoredTicket, columns: Omit<TicketRow, 'doc'>): TicketRow['doc'] {
  const usual = usualLine(ticket);
  const { lines, ...rest } = ticket;
  const short = withoutDefaults(rest, usualTicket(columns));
  return toJsonText({ ...short, lines: lines.map((line) => withoutDefaults(line, usual)) });
}

function usualTicket(columns: Omit<TicketRow, 'doc'>): Partial<StoredTicket> {
  return {
    _id: columns.id,
    shop: columns.shop,
    session: columns.session,
    status: columns.status === 'held' ? 'waiting' : (columns.status as StoredTicket['status']),
    placedAt: columns.placed_at,
    order: 1,
    paid: false,
    version: 1,
  };
}

/** Returns the fields of a ticket's line of one piece without options, which is as far as its ticket. */
function usualLine({ status }: Pick<StoredTicket, 'status'>): Partial<TicketLine> {
  return { quantity: 1, printedOptions: [], kitchenStatus: status };
}
