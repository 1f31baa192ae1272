import type { Reads } from '../db/index.ts';
import { ticketsOf } from './ticket-store.ts';

/** Resolves with true if no ticket of the session is visible to the kitchen: none placed, or all held for payment. */
export async function isUnsentToKitchen(read: Reads, session: string): Promise<boolean> {
  const tickets = await ticketsOf(read, session);
  return tickets.every(({ isHeld }) => isHeld);
}
