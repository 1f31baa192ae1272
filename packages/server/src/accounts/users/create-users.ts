import type { ChangeProfile, SignUp, User } from '@comanda/contract';
import type { Actor, CoreContext } from '../../core/index.ts';
import type { StoredUser, Tx } from '../../db/index.ts';
import { CodedError, instantNow, newId } from '../../lib/index.ts';
import { giveWelcomeCoupons } from '../../promotions/coupons/index.ts';
import { type AuthGuards, signUpKeys } from '../attempt-limiter/index.ts';
import { ensureNotCommon } from '../passwords/index.ts';
import { addUser, parsePhone, presentUser, readUser, readUserBy } from '../stores/index.ts';
import { hashPassword } from '../tokens/index.ts';
import { changeProfile } from './change-profile.ts';
import { normalisedPhone } from './normalised-phone.ts';

export type Users = {
  /** Throws `emailTaken` or `phoneTaken`: guests expect to learn it. */
  signUp(call: SignUp, address: string): Promise<User>;
  get(id: string): Promise<User | undefined>;
  /** Returns a member by the exact id, e-mail or telephone number, with the fields that the till may see. */
  lookUp(field: '_id' | 'email' | 'phone', value: string, shop: string): Promise<User | undefined>;
  /** Changes the caller's own profile. Throws `notFound` for other users. */
  change(id: string, call: ChangeProfile, actor: Actor, address: string): Promise<User>;
};

/** Creates the sign-up, profiles and look-up of members. */
export function createUsers(context: CoreContext, parts: AuthGuards): Users {
  const { read, catalogue } = context;
  return {
    signUp: (call, address) => signUp(context, parts, call, address),
    async get(id) {
      const user = await readUser(read, id);
      return user && presentUser(user);
    },
    async lookUp(field, value, shop) {
      const key = field === 'phone' ? parsePhone(value, catalogue, shop) : value;
      if (key === undefined) return undefined;
      const user =
        field === '_id'
          ? await readUser(read, key)
          : await readUserBy(read, { field, value: key.toLowerCase() });
      return user && presentForTill(user);
    },
    change: (id, call, actor, address) => changeProfile(context, parts, { id, call, actor, address }),
  };
}

async function signUp(
  context: CoreContext,
  { attemptLimiter }: AuthGuards,
  { password, email, phone: givenPhone, shop, ...profile }: SignUp,
  address: string,
): Promise<User> {
  ensureNotCommon(password);
  const phone = normalisedPhone(context, givenPhone, shop);
  await attemptLimiter.consume(signUpKeys(address));
  const now = instantNow(context.clock);
  const user: StoredUser = {
    ...profile,
    _id: newId(context.clock),
    email: email.toLowerCase(),
    ...(phone !== undefined && { phone }),
    status: 'active',
    createdAt: now,
    updatedAt: now,
    passwordHash: await hashPassword(password),
  };
  await context.write(async (tx) => {
    if (!(await addUser(tx, user))) throw await takenContact(tx, user);
    await giveWelcomeCoupons(tx, context, user._id);
  });
  return presentUser(user);
}

/** Returns the error for the contact that another user has, e-mail or telephone number. */
async function takenContact(tx: Tx, { email = '' }: Pick<User, 'email'>): Promise<CodedError> {
  const owner = await readUserBy(tx, { field: 'email', value: email });
  return new CodedError(owner === undefined ? 'phoneTaken' : 'emailTaken');
}

/** Returns a member for the till, without their contacts. */
function presentForTill({ _id, name, status, vipLevel }: StoredUser): User {
  return { _id, status, ...(name !== undefined && { name }), ...(vipLevel !== undefined && { vipLevel }) };
}
