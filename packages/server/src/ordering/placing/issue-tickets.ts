import type { Tx } from '../../db/index.ts';
import { insertTicket, publishBoard, releaseTickets } from '../../kitchen/index.ts';
import type { Publish } from '../../outbox/index.ts';
import type { PlacedOrder } from './place-order.ts';

/**
 * Stores the kitchen tickets of a placed order, and publishes them unless they are held until the bill is paid or the
 * order accepted.
 */
export async function issueTickets(
  tx: Tx,
  { record, tickets, waitsForDecision: isHeld }: Pick<PlacedOrder, 'record' | 'tickets' | 'waitsForDecision'>,
  publish: Publish,
): Promise<void> {
  const { paidTime } = record.session;
  if (paidTime !== undefined) await releaseTickets(tx, record.session, paidTime, publish);
  for (const ticket of tickets) {
    await insertTicket(tx, { ticket, isHeld });
    const { _id: id, shop } = ticket;
    if (!isHeld) publish({ topic: 'kitchenTickets', event: 'created', shop, id, data: ticket });
  }
  const isFired = tickets.some(({ waitsFor }) => waitsFor === undefined);
  if (isFired && !isHeld) publishBoard(record.session, publish);
}
