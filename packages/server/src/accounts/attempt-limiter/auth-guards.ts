import type { CoreContext } from '../../core/index.ts';
import { createPasswordCheck, type PasswordCheck } from '../stores/index.ts';
import { type AttemptLimiter, createAttemptLimiter } from './attempt-limiter.ts';

/** Dependencies shared by every way to log in or sign in. */
export type AuthGuards = { readonly attemptLimiter: AttemptLimiter; readonly checkPassword: PasswordCheck };

export function createAuthGuards(context: Pick<CoreContext, 'write' | 'clock'>): AuthGuards {
  return { attemptLimiter: createAttemptLimiter(context), checkPassword: createPasswordCheck() };
}
