import type { Workshop } from '../ordering/workshop.ts';
import { createPasswordCheck, type PasswordCheck } from './accounts.ts';
import { createGuesses, type Guesses } from './guesses.ts';

/** What everything that lets people in shares. */
export type AuthParts = { readonly guesses: Guesses; readonly checkPassword: PasswordCheck };

export function createAuthParts(workshop: Pick<Workshop, 'write' | 'clock'>): AuthParts {
  return { guesses: createGuesses(workshop), checkPassword: createPasswordCheck() };
}
