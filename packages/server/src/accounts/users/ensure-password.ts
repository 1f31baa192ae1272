import type { StoredUser } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';
import { type AuthGuards, logInKeys } from '../attempt-limiter/index.ts';

/** Throws unless the current password is given, with the same attempt limits as at the log-in. */
export async function ensurePassword(
  { attemptLimiter, checkPassword }: AuthGuards,
  user: StoredUser,
  password: string | undefined,
  address: string,
): Promise<void> {
  if (password === undefined)
    throw new CodedError('badRequest', { problems: [{ field: '/password', rule: 'required' }] });
  const keys = logInKeys('', address, user._id);
  await attemptLimiter.consume(keys);
  const account = await checkPassword(password, [{ kind: 'member', id: user._id, record: user }]);
  if (account === undefined) throw new CodedError('invalidCredentials');
  await attemptLimiter.refund(keys, keys[0]?.name);
}
