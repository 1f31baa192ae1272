import type { ChangeProfile, User } from '@comanda/contract';
import type { Actor, CoreContext } from '../../core/index.ts';
import type { StoredUser, Tx } from '../../db/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import type { AuthGuards } from '../attempt-limiter/index.ts';
import { endAllLogIns } from '../log-ins/index.ts';
import { deleteResets, ensureNotCommon } from '../passwords/index.ts';
import { presentUser, readUser, readUserBy, updateUser } from '../stores/index.ts';
import { hashPassword } from '../tokens/index.ts';
import { ensurePassword } from './ensure-password.ts';
import { normalisedPhone } from './normalised-phone.ts';

type ProfileRequest = {
  readonly id: string;
  readonly call: ChangeProfile;
  readonly actor: Actor;
  readonly address: string;
};

/** Changes the caller's own profile. A new password ends all their other log-ins. Throws `notFound` for other users. */
export async function changeProfile(
  context: CoreContext,
  parts: AuthGuards,
  { id, call, actor, address }: ProfileRequest,
): Promise<User> {
  const isOwn = actor.kind === 'member' && actor.user === id;
  const before = isOwn ? await readUser(context.read, id) : undefined;
  if (actor.kind !== 'member' || before === undefined) throw new CodedError('notFound');
  const email = call.email?.toLowerCase();
  const needsPassword = call.newPassword !== undefined || (email !== undefined && email !== before.email);
  if (needsPassword) await ensurePassword(parts, before, call.password, address);
  if (call.newPassword !== undefined) ensureNotCommon(call.newPassword, '/newPassword');
  const passwordHash = call.newPassword === undefined ? undefined : await hashPassword(call.newPassword);
  const contacts = { email, phone: newPhone(context, call) };
  return context.write(async (tx, publish) => {
    await ensureFree(tx, id, contacts);
    const changed = await updateUser(tx, id, (stored) => ({
      ...withoutNulls({ ...stored, ...profileOf(call), ...definedOnly(contacts) }),
      passwordHash: passwordHash ?? stored.passwordHash,
      updatedAt: instantNow(context.clock),
    }));
    if (changed === undefined) throw new CodedError('notFound');
    if (needsPassword) await deleteResets(tx, { kind: 'member', subject: id });
    if (passwordHash !== undefined)
      await endAllLogIns(tx, { kind: 'member', subject: id }, publish, actor.logIn);
    return presentUser(changed);
  });
}

/** Throws `emailTaken` or `phoneTaken` when a contact belongs to another user. */
async function ensureFree(
  tx: Tx,
  id: string,
  contacts: { readonly email?: string; readonly phone?: string | null },
): Promise<void> {
  for (const [field, value] of [
    ['email', contacts.email],
    ['phone', contacts.phone],
  ] as const) {
    if (value === undefined || value === null) continue;
    const other = await readUserBy(tx, { field, value });
    if (other !== undefined && other._id !== id)
      throw new CodedError(field === 'email' ? 'emailTaken' : 'phoneTaken');
  }
}

/** Returns the telephone number in its stored form; null removes it, undefined keeps it. */
function newPhone(context: CoreContext, { phone, shop }: ChangeProfile): string | null | undefined {
  return phone === null ? null : normalisedPhone(context, phone, shop);
}

function profileOf({ name, locale }: ChangeProfile) {
  return definedOnly({ name, locale });
}

function definedOnly<Values extends object>(values: Values): Partial<Values> {
  // The cast is sound: entries are only removed.
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<Values>;
}

function withoutNulls(user: { readonly [Name in keyof StoredUser]: StoredUser[Name] | null }): StoredUser {
  // The cast is sound: only optional fields can be null.
  return Object.fromEntries(Object.entries(user).filter(([, value]) => value !== null)) as StoredUser;
}
