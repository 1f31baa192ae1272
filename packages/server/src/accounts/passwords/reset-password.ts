import { createHash, randomBytes } from 'node:crypto';
import { FALLBACK_LANGUAGE, type ForgotPassword, type ResetPassword } from '@comanda/contract';
import type { CoreContext } from '../../core/index.ts';
import { statement, type Tx } from '../../db/index.ts';
import { CodedError, instantNow, instantOf } from '../../lib/index.ts';
import { writeMail } from '../../mails/index.ts';
import { type AuthParts, forgotKeys } from '../attempt-limiter/index.ts';
import { endEveryLogIn } from '../log-ins/index.ts';
import { type Account, accountsOf, isActive, updateStaff, updateUser } from '../stores/index.ts';
import { hashPassword } from '../tokens/index.ts';
import { refuseCommon } from './new-password.ts';

const TOKEN_BYTES = 16;
const HOUR_MS = 60 * 60_000;
const NOBODY = { kind: 'nobody', subject: '' } as const;

const find = statement<{ hash: string; now: string }>()((q, p) =>
  q
    .selectFrom('password_resets')
    .select(['kind', 'subject'])
    .where('hash', '=', p.hash)
    .where('expires_at', '>', p.now),
);
/** All that were asked for go with the one that is used. */
const useUp = statement<{ kind: string; subject: string }>()((q, p) =>
  q.deleteFrom('password_resets').where('kind', '=', p.kind).where('subject', '=', p.subject),
);
const forgetOld = statement<{ now: string }>()((q, p) =>
  q.deleteFrom('password_resets').where('expires_at', '<=', p.now),
);

/** Sends a link for a new password. It does and answers as much when nobody has the address. */
export async function forgotPassword(
  context: CoreContext,
  { attemptLimiter }: AuthParts,
  { email }: ForgotPassword,
  address: string,
): Promise<void> {
  const name = email.toLowerCase();
  await attemptLimiter.trying(forgotKeys(name, address));
  const account = (await accountsOf(context.read, { field: 'email', value: name })).find(isActive);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = instantOf(context.clock.now() + HOUR_MS);
  const { kind, subject } = account === undefined ? NOBODY : { kind: account.kind, subject: account.id };
  await context.write(async (tx) => {
    await tx.insert('password_resets', [{ hash: hashOf(token), kind, subject, expires_at: expiresAt }]);
    if (account !== undefined) await writeMail(tx, context, mailTo(account, name, token), expiresAt);
  });
}

/** The token stands behind `#`: no server, no log and no other site gets to see it. */
function mailTo(account: Account, to: string, token: string) {
  const { name } = account.of;
  const locale = account.kind === 'member' ? account.of.locale : undefined;
  const path = `/member/resetPassword#token=${token}`;
  return {
    to,
    kind: 'resetPassword',
    locale: locale ?? FALLBACK_LANGUAGE.code,
    path,
    ...(name !== undefined && { name }),
  } as const;
}

/** Sets a new password with the token of a link, once; everybody who is logged in with the old one is out. */
export async function resetPassword(context: CoreContext, { token, password }: ResetPassword): Promise<void> {
  refuseCommon(password);
  const [hash, now] = [hashOf(token), instantNow(context.clock)];
  // a hash is dear: only for who has a token
  if ((await context.read.first(find, { hash, now })) === undefined) throw new CodedError('linkExpired');
  const passwordHash = await hashPassword(password);
  await context.write(async (tx, publish) => {
    const reset = await tx.first(find, { hash, now });
    const kind = reset?.kind === 'member' || reset?.kind === 'staff' ? reset.kind : undefined;
    if (reset === undefined || kind === undefined) throw new CodedError('linkExpired');
    const { subject } = reset;
    if ((await tx.run(useUp, { kind, subject })) === 0) throw new CodedError('linkExpired');
    if (kind === 'member') await updateUser(tx, subject, (user) => ({ ...user, passwordHash }));
    else await updateStaff(tx, subject, (person) => ({ ...person, passwordHash }));
    await endEveryLogIn(tx, { kind, subject }, publish);
  });
}

/** Whoever changes their e-mail or password leaves no link behind that was sent before. */
export async function endResets(
  tx: Tx,
  account: { readonly kind: 'member' | 'staff'; readonly subject: string },
): Promise<void> {
  await tx.run(useUp, account);
}

/** Forgets links that were never used; gives how many. */
export async function forgetResets(tx: Tx, { clock }: Pick<CoreContext, 'clock'>): Promise<number> {
  return tx.run(forgetOld, { now: instantNow(clock) });
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
