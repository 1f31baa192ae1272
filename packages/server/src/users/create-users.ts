import type { SignUp, User } from '@comanda/contract';
import { presentUser } from '../auth/accounts.ts';
import type { AuthParts } from '../auth/auth-parts.ts';
import { signUpKeys } from '../auth/guess-keys.ts';
import type { Users } from '../auth/identity.ts';
import { hashPassword } from '../auth/secret-hash.ts';
import { instantNow } from '../clock.ts';
import { CodedError } from '../coded-error.ts';
import { giveWelcomeCoupons } from '../coupons/welcome-coupons.ts';
import type { Tx } from '../db/db.ts';
import type { StoredUser } from '../db/stored.ts';
import { newId } from '../ordering/ids.ts';
import type { Workshop } from '../ordering/workshop.ts';
import { changeProfile } from './change-profile.ts';
import { refuseCommon } from './new-password.ts';
import { phoneOf } from './phone.ts';
import { storedPhone } from './stored-phone.ts';
import { addUser, readUser, readUserBy } from './user-store.ts';

/** Members: signing up, their profile, and who they are for the till. */
export function createUsers(workshop: Workshop, parts: AuthParts): Users {
  const { read, catalogue } = workshop;
  return {
    signUp: (call, address) => signUp(workshop, parts, call, address),
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
    change: (id, call, actor, address) => changeProfile(workshop, parts, { id, call, actor, address }),
  };
}

async function signUp(
  workshop: Workshop,
  { guesses }: AuthParts,
  { password, email, phone: written, shop, ...profile }: SignUp,
  address: string,
): Promise<User> {
  refuseCommon(password);
  const phone = storedPhone(workshop, written, shop);
  await guesses.trying(signUpKeys(address));
  const now = instantNow(workshop.clock);
  const user: StoredUser = {
    ...profile,
    _id: newId(workshop.clock),
    email: email.toLowerCase(),
    ...(phone !== undefined && { phone }),
    status: 'active',
    createdAt: now,
    updatedAt: now,
    passwordHash: await hashPassword(password),
  };
  await workshop.write(async (tx) => {
    if (!(await addUser(tx, user))) throw await whatIsTaken(tx, user);
    await giveWelcomeCoupons(tx, workshop, user._id);
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
