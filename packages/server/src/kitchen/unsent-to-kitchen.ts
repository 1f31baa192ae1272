import type { Reads } from '../db/index.ts';
import { isUnsent } from './ticket-progress.ts';
import { ticketsOf } from './ticket-store.ts';

/** Resolves with true if the kitchen has nothing of the session to make, as `isUnsent`. */
export async function isUnsentToKitchen(read: Reads, session: string): Promise<boolean> {
  return isUnsent(await ticketsOf(read, session));
}
