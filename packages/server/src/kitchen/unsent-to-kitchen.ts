import type { Reads } from '../db/index.ts';
import { ticketsOf } from './ticket-store.ts';

/** Whether the kitchen knows nothing of the session: nothing is ordered, or all of it waits for payment. */
export async function isUnsentToKitchen(read: Reads, session: string): Promise<boolean> {
  const tickets = await ticketsOf(read, session);
  return tickets.every(({ isHeld }) => isHeld);
}
