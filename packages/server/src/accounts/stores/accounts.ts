import type { User } from '@comanda/contract';
import type { Reads, StoredStaff, StoredUser } from '../../db/index.ts';
import { hashPassword, isSecretOf } from '../tokens/index.ts';
import { allStaff } from './staff-store.ts';
import { readUserBy } from './user-store.ts';

/** Account with a password: a member or a member of staff. */
export type Account =
  | { readonly kind: 'member'; readonly id: string; readonly record: StoredUser }
  | { readonly kind: 'staff'; readonly id: string; readonly record: StoredStaff };
/** E-mail in lower case, or telephone number in E.164. */
export type AccountName = { readonly field: 'email' | 'phone'; readonly value: string };

/** Returns the accounts with an e-mail or telephone number; somebody of the staff may be a member, too. */
export async function findAccounts(
  read: Pick<Reads, 'first' | 'all'>,
  name: AccountName,
): Promise<readonly Account[]> {
  const user = await readUserBy(read, name);
  const staff = name.field === 'email' ? await allStaff(read) : [];
  const named = staff.filter(({ email }) => email === name.value);
  return [
    ...(user === undefined ? [] : [{ kind: 'member', id: user._id, record: user } as const]),
    ...named.map((person) => ({ kind: 'staff', id: person._id, record: person }) as const),
  ];
}

/** Returns whether an account may log in. */
export function isActive(account: Account): boolean {
  if (account.kind === 'staff') return account.record.archivedAt === undefined;
  return account.record.status === 'active';
}

/**
 * Creates the password check, which returns the account whose password it is. It hashes a placeholder when no account
 * has a password, so that timing does not reveal which names exist.
 */
export function createPasswordCheck(hash = hashPassword) {
  let placeholderHash: Promise<string> | undefined;
  const hashOf = ({ record }: Account) => record.passwordHash ?? '';
  return async (password: string, accounts: readonly Account[]): Promise<Account | undefined> => {
    placeholderHash ??= hash('placeholder').catch((error: unknown) => {
      placeholderHash = undefined;
      throw error;
    });
    const hashes = accounts.map(hashOf).filter((hash) => hash !== '');
    if (hashes.length === 0) await isSecretOf(password, await placeholderHash);
    for (const account of accounts) {
      if (hashOf(account) !== '' && (await isSecretOf(password, hashOf(account)))) return account;
    }
    return undefined;
  };
}
export type PasswordCheck = ReturnType<typeof createPasswordCheck>;

/** Returns a user without what only the server needs. */
export function presentUser({ passwordHash: _hash, erasedAt: _erasedAt, ...user }: StoredUser): User {
  return user;
}
