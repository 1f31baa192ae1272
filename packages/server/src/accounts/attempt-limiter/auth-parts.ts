import type { CoreContext } from '../../core/index.ts';
import { createPasswordCheck, type PasswordCheck } from '../stores/index.ts';
import { type AttemptLimiter, createAttemptLimiter } from './attempt-limiter.ts';

/** Dependencies shared by every way to log in or sign in. */
export type AuthParts = { readonly attemptLimiter: AttemptLimiter; readonly checkPassword: PasswordCheck };

export function createAuthParts(context: Pick<CoreContext, 'write' | 'clock'>): AuthParts {
  return { attemptLimiter: createAttemptLimiter(context), checkPassword: createPasswordCheck() };
}
