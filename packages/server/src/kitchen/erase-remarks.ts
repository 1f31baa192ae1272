import type { StoredTicket, Tx } from '../db/index.ts';
import { allTicketsOf, saveTicket } from './ticket-store.ts';

/** Erases the remarks and allergies that the kitchen was told with a finished bill (office B8.6). */
export async function eraseRemarks(tx: Tx, session: string): Promise<void> {
  for (const { ticket, isHeld } of await allTicketsOf(tx, session)) {
    const { remark, allergies, changes, lines } = ticket;
    const isPersonal = [remark, allergies, changes, ...lines.map(({ customRemark }) => customRemark)].some(
      (text) => text !== undefined,
    );
    if (isPersonal) await saveTicket(tx, { ticket: withoutRemarks(ticket), isHeld });
  }
}

function withoutRemarks({
  remark: _remark,
  allergies: _allergies,
  changes,
  ...ticket
}: StoredTicket): StoredTicket {
  const lines = ticket.lines.map(({ customRemark: _customRemark, ...line }) => line);
  const others = changes?.filter(({ kind }) => kind !== 'remark') ?? [];
  const kept = others.length > 0 && { changes: others };
  return { ...ticket, lines, ...kept, version: ticket.version + 1 };
}
