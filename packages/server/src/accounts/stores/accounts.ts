import type { User } from '@comanda/contract';
import type { Reads, StoredStaff, StoredUser } from '../../db/index.ts';
import { hashPassword, isSecretOf } from '../tokens/index.ts';
import { allStaff } from './staff-store.ts';
import { readUserBy } from './user-store.ts';

/** Somebody who can log in with a password: a member, or the owner. */
export type Account =
  | { readonly kind: 'member'; readonly id: string; readonly of: StoredUser }
  | { readonly kind: 'staff'; readonly id: string; readonly of: StoredStaff };
/** An e-mail in lower case, or a telephone number in E.164. */
export type AccountName = { readonly field: 'email' | 'phone'; readonly value: string };

/** Who goes by this name. A member may be the owner, too. */
export async function accountsOf(
  read: Pick<Reads, 'first' | 'all'>,
  name: AccountName,
): Promise<readonly Account[]> {
  const user = await readUserBy(read, name);
  const staff = name.field === 'email' ? await allStaff(read) : [];
  const owners = staff.filter(({ role, email }) => role === 'owner' && email === name.value);
  return [
    ...(user === undefined ? [] : [{ kind: 'member', id: user._id, of: user } as const]),
    ...owners.map((owner) => ({ kind: 'staff', id: owner._id, of: owner }) as const),
  ];
}

/** Whether somebody may log in at all. */
export function isActive(account: Account): boolean {
  return account.kind === 'staff' || account.of.status === 'active';
}

/** The check of a password, which takes as long when nobody goes by the name. */
export function createPasswordCheck() {
  let nobodys: Promise<string> | undefined;
  const hashOf = ({ of }: Account) => of.passwordHash ?? '';
  return async (password: string, accounts: readonly Account[]): Promise<Account | undefined> => {
    nobodys ??= hashPassword('the password of nobody').catch((error: unknown) => {
      nobodys = undefined;
      throw error;
    });
    const hashes = accounts.map(hashOf).filter((hash) => hash !== '');
    if (hashes.length === 0) await isSecretOf(password, await nobodys);
    for (const account of accounts) {
      if (hashOf(account) !== '' && (await isSecretOf(password, hashOf(account)))) return account;
    }
    return undefined;
  };
}
export type PasswordCheck = ReturnType<typeof createPasswordCheck>;

/** Whose name and face stand on a screen; what is secret of them stays behind. */
export function presentUser({ passwordHash: _secret, ...user }: StoredUser): User {
  return user;
}
