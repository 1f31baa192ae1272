import type { Tx } from '../../db/index.ts';
import { insertTicket, publishBoard, releaseTickets } from '../../kitchen/index.ts';
import type { Publish } from '../../outbox/index.ts';
import type { PlacedOrder } from './place-order.ts';

/** Stores the kitchen ticket of a placed order, and publishes it unless it is held until the bill is paid. */
export async function issueTicket(
  tx: Tx,
  { record, ticket, isHeld }: Pick<PlacedOrder, 'record' | 'ticket' | 'isHeld'>,
  publish: Publish,
): Promise<void> {
  const { paidTime } = record.session;
  if (paidTime !== undefined) await releaseTickets(tx, record.session, paidTime, publish);
  if (!ticket) return;
  await insertTicket(tx, { ticket, isHeld });
  if (isHeld) return;
  const { _id: id, shop } = ticket;
  publish({ topic: 'kitchenTickets', event: 'created', shop, id, data: ticket });
  publishBoard(record.session, publish);
}
