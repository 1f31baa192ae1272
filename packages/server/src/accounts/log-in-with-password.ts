import { ensureMemberSystem } from '../catalogue/index.ts';
import type { CoreContext, Requester } from '../core/index.ts';
import { CodedError } from '../lib/index.ts';
import { accountNameOf, attemptName } from './account-name.ts';
import { type AuthGuards, logInKeys } from './attempt-limiter/index.ts';
import { type LoggedIn, type PasswordLogIn, startLogIn } from './log-ins/index.ts';
import { firstShopOf, signedInAs } from './signed-in-account.ts';
import { findAccounts, isActive } from './stores/index.ts';
import { readTrustedDeviceToken, refreshTokenOf, signTrustedDeviceToken } from './tokens/index.ts';

/**
 * Logs a member or an owner in by e-mail or telephone number; an owner starts in their first shop. A failed attempt
 * counts against the name and the address. Throws `invalidCredentials`, `memberSystemOff` for a member while there are
 * none, or `tooManyRequests` with `retryAfter` (s).
 */
export async function logInWithPassword(
  context: CoreContext,
  { attemptLimiter, checkPassword }: AuthGuards,
  call: PasswordLogIn,
  { address }: Requester,
): Promise<LoggedIn> {
  const { read, write, secret } = context;
  const name = accountNameOf(context, call);
  const accounts = name === undefined ? [] : await findAccounts(read, name);
  const trustedFor = await readTrustedDeviceToken(context, call.known);
  const trusted = accounts.find(({ id }) => trustedFor === `account:${id}`)?.id;
  const keys = logInKeys(attemptName(call, name), address, trusted);
  await attemptLimiter.consume(keys);
  const account = await checkPassword(call.password, accounts);
  if (account === undefined || !isActive(account)) throw new CodedError('invalidCredentials');
  if (account.kind === 'member') ensureMemberSystem(context.catalogue);
  await attemptLimiter.refund(keys, keys[0]?.name);
  const shop = account.kind === 'staff' ? firstShopOf(context, account) : undefined;
  const { kind, id: subject } = account;
  const started = await write((tx) =>
    startLogIn(tx, context, { kind, subject, shop, life: kind, strength: 'password' }),
  );
  const signedIn = await signedInAs(context, account, { logIn: started.id, shop });
  return {
    ...signedIn,
    answer: { ...signedIn.answer, known: await signTrustedDeviceToken(context, `account:${subject}`) },
    refresh: {
      token: refreshTokenOf(secret, { logIn: started.id, generation: 1 }),
      expiresAt: started.expiresAt,
    },
  };
}
