import { createHash, randomBytes } from 'node:crypto';
import { FALLBACK_LANGUAGE, type ForgotPassword, type ResetPassword } from '@comanda/contract';
import { ROUTES } from '@comanda/contract/routes';
import { HOUR_MS } from '@comanda/domain';
import { hasMemberSystem } from '../../catalogue/index.ts';
import type { CoreContext } from '../../core/index.ts';
import { statement, type Tx } from '../../db/index.ts';
import { CodedError, instantNow, instantOf } from '../../lib/index.ts';
import { writeMail } from '../../mails/index.ts';
import { type AuthGuards, forgotKeys } from '../attempt-limiter/index.ts';
import { endAllLogIns } from '../log-ins/index.ts';
import { endSecondFactor } from '../second-factor/index.ts';
import { type Account, findAccounts, isActive, updateStaff, updateUser } from '../stores/index.ts';
import { hashPassword } from '../tokens/index.ts';
import { ensureNotCommon } from './new-password.ts';

const TOKEN_BYTES = 16;
/** Owner of a link that is stored but never sent, for an address without an account. */
const NOBODY = { kind: 'nobody', subject: '' } as const;

const find = statement<{ hash: string; now: string }>()((q, p) =>
  q
    .selectFrom('password_resets')
    .select(['kind', 'subject'])
    .where('hash', '=', p.hash)
    .where('expires_at', '>', p.now),
);
/** Deletes all links of an account, not only the one used. */
const deleteOf = statement<{ kind: string; subject: string }>()((q, p) =>
  q.deleteFrom('password_resets').where('kind', '=', p.kind).where('subject', '=', p.subject),
);
const deleteOld = statement<{ now: string }>()((q, p) =>
  q.deleteFrom('password_resets').where('expires_at', '<=', p.now),
);

/** Mails a link for a new password. Without an account it does the same work and answers alike, but sends nothing. */
export async function forgotPassword(
  context: CoreContext,
  { attemptLimiter }: AuthGuards,
  { email }: ForgotPassword,
  address: string,
): Promise<void> {
  const name = email.toLowerCase();
  await attemptLimiter.consume(forgotKeys(name, address));
  const accounts = await findAccounts(context.read, { field: 'email', value: name });
  const isOpen = hasMemberSystem(context.catalogue);
  const account = accounts.filter(({ kind }) => isOpen || kind === 'staff').find(isActive);
  const { kind, subject } = account === undefined ? NOBODY : { kind: account.kind, subject: account.id };
  await context.write(async (tx) => {
    const { token, expiresAt } = await addReset(tx, context, { kind, subject });
    if (account !== undefined) await writeMail(tx, context, mailTo(account, name, token), expiresAt);
  });
}

/** Adds a token with which an account's password can be set, once and within an hour. */
export async function addReset(
  tx: Tx,
  { clock }: Pick<CoreContext, 'clock'>,
  { kind, subject }: { readonly kind: 'member' | 'staff' | 'ownerLink' | 'nobody'; readonly subject: string },
): Promise<{ readonly token: string; readonly expiresAt: string }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = instantOf(clock.now() + HOUR_MS);
  await tx.insert('password_resets', [{ hash: hashOf(token), kind, subject, expires_at: expiresAt }]);
  return { token, expiresAt };
}

/**
 * Returns the path at which a token sets a new password. It is in the fragment, which browsers send to no server; that of
 * somebody of the staff leads on to the office.
 */
export function resetPath(token: string, kind: 'member' | 'staff'): string {
  return `${ROUTES.memberResetPassword}#token=${token}${kind === 'staff' ? '&at=office' : ''}`;
}

/** Returns the mail with the link. */
function mailTo(account: Account, to: string, token: string) {
  const { name } = account.record;
  const locale = account.kind === 'member' ? account.record.locale : undefined;
  const path = resetPath(token, account.kind);
  return {
    to,
    kind: 'resetPassword',
    locale: locale ?? FALLBACK_LANGUAGE.code,
    path,
    ...(name !== undefined && { name }),
  } as const;
}

/**
 * Sets a new password with the token of a link, once, and ends all log-ins of the account; a link made at the machine ends
 * the owner's second factor, too (office B6.3). Throws `linkExpired`.
 */
export async function resetPassword(context: CoreContext, { token, password }: ResetPassword): Promise<void> {
  ensureNotCommon(password);
  const [hash, now] = [hashOf(token), instantNow(context.clock)];
  // Hashing is expensive: only for a valid token.
  if ((await context.read.first(find, { hash, now })) === undefined) throw new CodedError('linkExpired');
  const passwordHash = await hashPassword(password);
  await context.write(async (tx, publish) => {
    const reset = await tx.first(find, { hash, now });
    const isOwnerLink = reset?.kind === 'ownerLink';
    const kind = isOwnerLink ? 'staff' : reset?.kind;
    if (reset === undefined || (kind !== 'member' && kind !== 'staff')) throw new CodedError('linkExpired');
    const { subject } = reset;
    if ((await tx.run(deleteOf, { kind: reset.kind, subject })) === 0) throw new CodedError('linkExpired');
    await tx.run(deleteOf, { kind: isOwnerLink ? 'staff' : 'ownerLink', subject });
    if (isOwnerLink) await endSecondFactor(tx, subject);
    if (kind === 'member') await updateUser(tx, subject, (user) => ({ ...user, passwordHash }));
    else await updateStaff(tx, subject, (person) => ({ ...person, passwordHash }));
    await endAllLogIns(tx, { kind, subject }, publish);
  });
}

/** Deletes the links of an account, once its e-mail or password has changed. */
export async function deleteResets(
  tx: Tx,
  account: { readonly kind: 'member' | 'staff'; readonly subject: string },
): Promise<void> {
  await tx.run(deleteOf, account);
}

/** Deletes expired links; returns how many. */
export async function deleteExpiredResets(tx: Tx, { clock }: Pick<CoreContext, 'clock'>): Promise<number> {
  return tx.run(deleteOld, { now: instantNow(clock) });
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
