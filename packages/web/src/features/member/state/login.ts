import type { User } from '@comanda/contract';
import { createPersisted, usePersisted } from '../../../lib/persisted.ts';

/**
 * Who is logged in on this phone, with the profile as it was read last. The tokens are not here: the one that
 * renews is in a cookie that no script reads, the other in memory.
 */
export type Login = { readonly profile: User } | null;

function parseLogin(stored: unknown): Login | undefined {
  const profile: unknown =
    typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'profile') : null;
  if (typeof profile !== 'object' || profile === null) return undefined;
  return typeof Reflect.get(profile, '_id') === 'string' ? { profile: profile as User } : undefined;
}

/** The login record (specification §3, locally stored state); null is nobody. */
export const login = createPersisted<Login>({
  key: 'comanda.login',
  version: 1,
  parse: parseLogin,
  initial: () => null,
});

/** The member who is logged in; undefined for a guest. */
export function useMember(): User | undefined {
  return usePersisted(login)?.profile;
}
