import type { Workshop } from '../../core/index.ts';
import { createPasswordCheck, type PasswordCheck } from '../stores/index.ts';
import { createGuesses, type Guesses } from './attempt-limiter.ts';

/** What everything that lets people in shares. */
export type AuthParts = { readonly guesses: Guesses; readonly checkPassword: PasswordCheck };

export function createAuthParts(workshop: Pick<Workshop, 'write' | 'clock'>): AuthParts {
  return { guesses: createGuesses(workshop), checkPassword: createPasswordCheck() };
}
