import type { StoredTicket, Tx } from '../db/index.ts';
import { saveTicket, ticketsOf } from './ticket-store.ts';

/** Erases the remarks and allergies that the kitchen was told with a finished bill (office B8.6). */
export async function eraseRemarks(tx: Tx, session: string): Promise<void> {
  for (const { ticket, isHeld } of await ticketsOf(tx, session)) {
    const { remark, allergies, lines } = ticket;
    const isPersonal = [remark, allergies, ...lines.map(({ customRemark }) => customRemark)].some(
      (text) => text !== undefined,
    );
    if (isPersonal) await saveTicket(tx, { ticket: withoutRemarks(ticket), isHeld });
  }
}

function withoutRemarks({ remark: _remark, allergies: _allergies, ...ticket }: StoredTicket): StoredTicket {
  const lines = ticket.lines.map(({ customRemark: _customRemark, ...line }) => line);
  return { ...ticket, lines, version: ticket.version + 1 };
}
