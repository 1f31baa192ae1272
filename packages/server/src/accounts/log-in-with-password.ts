import { ensureMemberSystem } from '../catalogue/index.ts';
import type { CoreContext, Requester } from '../core/index.ts';
import { CodedError } from '../lib/index.ts';
import { accountNameOf, attemptName } from './account-name.ts';
import { type AuthGuards, logInKeys } from './attempt-limiter/index.ts';
import { type LoggedIn, type PasswordLogIn, startLogIn } from './log-ins/index.ts';
import { confirmedFactor, type FactorParts, useSecondFactor } from './second-factor/index.ts';
import { firstShopOf, type StaffAccount, signedInAs } from './signed-in-account.ts';
import { findAccounts, isActive, worksIn } from './stores/index.ts';
import { readTrustedDeviceToken, refreshTokenOf, signTrustedDeviceToken } from './tokens/index.ts';

/**
 * Logs a member or a member of staff in by e-mail or telephone number; staff start in their first shop. A log-in of the
 * office is of staff alone, and lasts a shift without renewal. A failed attempt counts against the name and the address. Throws `invalidCredentials`, `memberSystemOff` for a member while there are
 * none, `secondFactorNeeded` or `secondFactorInvalid` for staff who have set one up, or `tooManyRequests` with `retryAfter` (s).
 */
export async function logInWithPassword(
  context: CoreContext,
  { attemptLimiter, checkPassword, sealer }: AuthGuards & FactorParts,
  call: PasswordLogIn,
  { address }: Requester,
): Promise<LoggedIn> {
  const { read, write, secret } = context;
  const name = accountNameOf(context, call);
  const isOffice = 'office' in call && call.office === true;
  const found = name === undefined ? [] : await findAccounts(read, name);
  const accounts = isOffice ? found.filter(({ kind }) => kind === 'staff') : found;
  const trustedFor = await readTrustedDeviceToken(context, call.known);
  const trusted = accounts.find(({ id }) => trustedFor === `account:${id}`)?.id;
  const keys = logInKeys(attemptName(call, name), address, trusted);
  await attemptLimiter.consume(keys);
  const account = await checkPassword(call.password, accounts);
  if (account === undefined || !isActive(account)) throw new CodedError('invalidCredentials');
  if (account.kind === 'member') ensureMemberSystem(context.catalogue);
  await attemptLimiter.refund(keys, keys[0]?.name);
  const shop = account.kind === 'staff' ? startShopOf(context, account, call.shop) : undefined;
  const factor = account.kind === 'staff' ? await confirmedFactor(read, account.id) : undefined;
  const code = 'code' in call ? call.code : undefined;
  if (factor !== undefined && code === undefined) throw new CodedError('secondFactorNeeded');
  if (factor !== undefined && code !== undefined)
    await useSecondFactor(context, { attemptLimiter, sealer }, factor, code);
  const { kind, id: subject } = account;
  const strength = factor === undefined ? 'password' : 'secondFactor';
  const life = isOffice ? 'shift' : kind;
  const started = await write((tx) => startLogIn(tx, context, { kind, subject, shop, life, strength }));
  const signedIn = await signedInAs(context, account, { logIn: started.id, shop, isShift: isOffice });
  const known = await signTrustedDeviceToken(context, `account:${subject}`);
  const answered = { ...signedIn, answer: { ...signedIn.answer, known } };
  if (isOffice) return answered;
  return {
    ...answered,
    refresh: {
      token: refreshTokenOf(secret, { logIn: started.id, generation: 1 }),
      expiresAt: started.expiresAt,
    },
  };
}

/** Returns the shop that a member of staff starts in: the one named, if they work there, or their first. */
function startShopOf(context: CoreContext, account: StaffAccount, named?: string): string {
  const isTheirs =
    named !== undefined && worksIn(account.record, named) && context.catalogue.get('shops', named);
  return isTheirs ? named : firstShopOf(context, account);
}
