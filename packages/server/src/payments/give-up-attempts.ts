import type { Tx } from '../db/db.ts';
import type { StoredAttempt } from '../db/stored.ts';
import type { Tell } from '../outbox/outbox.ts';
import { attemptsOf, saveOutcome, tellAttempt } from './attempt-store.ts';
import { isOpen } from './transitions.ts';

/** Gives up the tries to pay a bill that came to nothing; money that comes all the same is booked and raised. */
export async function giveUpAttempts(tx: Tx, session: string, now: string, tell: Tell): Promise<void> {
  const open = (await attemptsOf(tx, session)).filter(({ status }) => isOpen(status));
  for (const attempt of open) {
    const given: StoredAttempt = { ...attempt, status: 'cancelled', reason: 'cancelled', updatedAt: now };
    await saveOutcome(tx, given);
    tellAttempt(given, tell);
  }
}
