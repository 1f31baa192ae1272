import type { ChangeProfile, SignUp, User } from '@comanda/contract';
import type { Actor, CoreContext } from '../../core/index.ts';
import type { StoredUser, Tx } from '../../db/index.ts';
import { CodedError, instantNow, newId } from '../../lib/index.ts';
import { giveWelcomeCoupons } from '../../promotions/coupons/index.ts';
import { type AuthParts, signUpKeys } from '../attempt-limiter/index.ts';
import { refuseCommon } from '../passwords/index.ts';
import { addUser, phoneOf, presentUser, readUser, readUserBy } from '../stores/index.ts';
import { hashPassword } from '../tokens/index.ts';
import { changeProfile } from './change-profile.ts';
import { storedPhone } from './stored-phone.ts';

export type Users = {
  /** `emailTaken` and `phoneTaken` say so: guests expect to be told. */
  signUp(call: SignUp, address: string): Promise<User>;
  get(id: string): Promise<User | undefined>;
  /** A member for the till, by exactly this; only what the till may know. */
  lookUp(field: '_id' | 'email' | 'phone', value: string, shop: string): Promise<User | undefined>;
  /** One's own profile; `notFound` for anybody else. */
  change(id: string, call: ChangeProfile, actor: Actor, address: string): Promise<User>;
};

/** Members: signing up, their profile, and who they are for the till. */
export function createUsers(context: CoreContext, parts: AuthParts): Users {
  const { read, catalogue } = context;
  return {
    signUp: (call, address) => signUp(context, parts, call, address),
    async get(id) {
      const user = await readUser(read, id);
      return user && presentUser(user);
    },
    async lookUp(field, value, shop) {
      const wanted = field === 'phone' ? phoneOf(value, catalogue, shop) : value;
      if (wanted === undefined) return undefined;
      const user =
        field === '_id'
          ? await readUser(read, wanted)
          : await readUserBy(read, { field, value: wanted.toLowerCase() });
      return user && tillSees(user);
    },
    change: (id, call, actor, address) => changeProfile(context, parts, { id, call, actor, address }),
  };
}

async function signUp(
  context: CoreContext,
  { attemptLimiter }: AuthParts,
  { password, email, phone: written, shop, ...profile }: SignUp,
  address: string,
): Promise<User> {
  refuseCommon(password);
  const phone = storedPhone(context, written, shop);
  await attemptLimiter.trying(signUpKeys(address));
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
    if (!(await addUser(tx, user))) throw await whatIsTaken(tx, user);
    await giveWelcomeCoupons(tx, context, user._id);
  });
  return presentUser(user);
}

/** Which of the two that belong to one person each belongs to another. */
async function whatIsTaken(tx: Tx, { email = '' }: Pick<User, 'email'>): Promise<CodedError> {
  const owner = await readUserBy(tx, { field: 'email', value: email });
  return new CodedError(owner === undefined ? 'phoneTaken' : 'emailTaken');
}

/** What the till needs of a member, and no more: what they were found by is known there already. */
function tillSees({ _id, name, status, vipLevel }: StoredUser): User {
  return { _id, status, ...(name !== undefined && { name }), ...(vipLevel !== undefined && { vipLevel }) };
}
