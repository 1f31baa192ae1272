import type { User, VipLevel } from '@comanda/contract';
import type { PricedUser } from '@comanda/domain';
import { createPersisted, usePersisted } from '../../lib/persisted.ts';
import { having, lenient, object, text } from '../../lib/schema.ts';

/**
 * The member logged in on this phone, with profile and level as last read. Holds no tokens: the refresh token is in a
 * cookie that scripts cannot read, the access token in memory.
 */
export type Login = { readonly profile: User; readonly level?: VipLevel } | null;

/** The login record (specification §3, locally stored state); null for a guest. */
export const login = createPersisted<Login>({
  key: 'comanda.login',
  version: 1,
  schema: object({
    profile: having<User>({ _id: text }),
    level: lenient(having<VipLevel>({ orderDiscount: (value) => value })),
  }),
  initial: () => null,
});

/** Returns the logged-in member; undefined for a guest. */
export function useMember(): User | undefined {
  return useLogin()?.profile;
}

/** Returns the logged-in member as the engine takes them for pricing (pricing P4.9). */
export function pricedMember(record: Login): PricedUser | undefined {
  if (record === null) return undefined;
  const { _id, status } = record.profile;
  const { level } = record;
  if (level === undefined) return { _id, status };
  return { _id, status, vipLevel: { _id: level._id, name: level.name, orderDiscount: level.orderDiscount } };
}

/** Returns the login record, live. */
export function useLogin(): Login {
  return usePersisted(login);
}
