import type { ChangeProfile, User } from '@comanda/contract';
import type { Actor, CoreContext } from '../../core/index.ts';
import type { StoredUser, Tx } from '../../db/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import { type AuthParts, logInKeys } from '../attempt-limiter/index.ts';
import { endEveryLogIn } from '../log-ins/index.ts';
import { endResets, refuseCommon } from '../passwords/index.ts';
import { presentUser, readUser, readUserBy, updateUser } from '../stores/index.ts';
import { hashPassword } from '../tokens/index.ts';
import { storedPhone } from './stored-phone.ts';

type Asked = {
  readonly id: string;
  readonly call: ChangeProfile;
  readonly actor: Actor;
  readonly address: string;
};

/** Changes one's own profile. A new password ends every other log-in. */
export async function changeProfile(
  context: CoreContext,
  parts: AuthParts,
  { id, call, actor, address }: Asked,
): Promise<User> {
  const isOwn = actor.kind === 'member' && actor.user === id;
  const before = isOwn ? await readUser(context.read, id) : undefined;
  if (actor.kind !== 'member' || before === undefined) throw new CodedError('notFound');
  const email = call.email?.toLowerCase();
  const isSecured = call.newPassword !== undefined || (email !== undefined && email !== before.email);
  if (isSecured) await ensurePassword(parts, before, call.password, address);
  if (call.newPassword !== undefined) refuseCommon(call.newPassword, '/newPassword');
  const passwordHash = call.newPassword === undefined ? undefined : await hashPassword(call.newPassword);
  const contacts = { email, phone: phoneIn(context, call) };
  return context.write(async (tx, publish) => {
    await ensureFree(tx, id, contacts);
    const changed = await updateUser(tx, id, (held) => ({
      ...withoutNulls({ ...held, ...profileOf(call), ...given(contacts) }),
      passwordHash: passwordHash ?? held.passwordHash,
      updatedAt: instantNow(context.clock),
    }));
    if (changed === undefined) throw new CodedError('notFound');
    if (isSecured) await endResets(tx, { kind: 'member', subject: id });
    if (passwordHash !== undefined)
      await endEveryLogIn(tx, { kind: 'member', subject: id }, publish, actor.logIn);
    return presentUser(changed);
  });
}

/** Guessing here is no easier than at the log-in. */
async function ensurePassword(
  { attemptLimiter, checkPassword }: AuthParts,
  user: StoredUser,
  password: string | undefined,
  address: string,
): Promise<void> {
  if (password === undefined)
    throw new CodedError('badRequest', { problems: [{ field: '/password', rule: 'required' }] });
  const keys = logInKeys('', address, user._id);
  await attemptLimiter.trying(keys);
  const isTheirs = await checkPassword(password, [{ kind: 'member', id: user._id, of: user }]);
  if (isTheirs === undefined) throw new CodedError('invalidCredentials');
  await attemptLimiter.succeeded(keys, keys[0]?.name);
}

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

/** The telephone number that was given: null takes it away, undefined leaves it. */
function phoneIn(context: CoreContext, { phone, shop }: ChangeProfile): string | null | undefined {
  return phone === null ? null : storedPhone(context, phone, shop);
}

function profileOf({ name, locale }: ChangeProfile) {
  return given({ name, locale });
}

function given<Values extends object>(values: Values): Partial<Values> {
  // the cast is sound: only some of the values are left
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<Values>;
}

function withoutNulls(user: { readonly [Name in keyof StoredUser]: StoredUser[Name] | null }): StoredUser {
  // the cast is sound: what is null is what may be absent
  return Object.fromEntries(Object.entries(user).filter(([, value]) => value !== null)) as StoredUser;
}
