import type { ProveLogIn } from '@comanda/contract';
import type { Actor, CoreContext } from '../core/index.ts';
import { CodedError, instantNow } from '../lib/index.ts';
import { type AuthGuards, proofKeys } from './attempt-limiter/index.ts';
import { readActiveLogIn, proveLogIn as storeProof } from './log-ins/index.ts';
import { readStaff } from './stores/index.ts';

/**
 * Proves by the password that the person of a log-in is at the screen (office B6.4). Failed attempts count against the
 * person. Throws `passwordNeeded` for a log-in by PIN, `invalidCredentials`, or `tooManyRequests` with `retryAfter` (s).
 */
export async function proveLogIn(
  context: CoreContext,
  { attemptLimiter, checkPassword }: AuthGuards,
  { password }: ProveLogIn,
  actor: Actor,
): Promise<void> {
  if (actor.kind !== 'staff' || actor.logIn === undefined) throw new CodedError('notAuthenticated');
  const { logIn, staff } = actor;
  const [active, record] = await Promise.all([
    readActiveLogIn(context.read, context, logIn),
    readStaff(context.read, staff._id),
  ]);
  if (active === undefined || record === undefined) throw new CodedError('notAuthenticated');
  if (active.strength === 'pin') throw new CodedError('passwordNeeded');
  const keys = proofKeys(staff._id);
  await attemptLimiter.consume(keys);
  const account = await checkPassword(password, [{ kind: 'staff', id: staff._id, record }]);
  if (account === undefined) throw new CodedError('invalidCredentials');
  await attemptLimiter.refund(keys, keys[0]?.name);
  await context.write((tx) => storeProof(tx, logIn, instantNow(context.clock)));
}
